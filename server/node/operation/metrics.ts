import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { LogEntry } from '../../createServer'
import type { DatabaseLoad } from '../../database/sql'

/** What `/metrics` shows, in the text format of Prometheus. */
export interface Metrics {
  contentType: string
  text(): Promise<string>
  /** Counts one answer. `call` is a row of the table of endpoints, or the part of the site that answered. */
  count(answer: Pick<LogEntry, 'method' | 'status' | 'milliseconds'> & { call: string }): void
}

/** Requests by call and their durations, the database's connections and queue, and the process itself. */
export function createMetrics(load: () => DatabaseLoad | undefined): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by call, method and status, and how long they took',
    labelNames: ['call', 'method', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const gauge = (name: string, help: string, read: (now: DatabaseLoad) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const now = load()
        if (now) this.set(read(now))
      },
    })
  gauge('database_connections', 'Open connections to the database', ({ connections }) => connections)
  gauge('database_connections_idle', 'Open connections that nobody uses', ({ idle }) => idle)
  gauge('database_queue', 'Transactions that wait for a connection', ({ waiting }) => waiting)
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    count: ({ call, method, status, milliseconds }) =>
      requests.observe({ call, method: knownMethod(method), status }, milliseconds / 1000),
  }
}

/** Callers choose the method: each other word would be a series of its own. */
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'].includes(method) ? method : 'other'
}
