import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, constants, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../build/sources.mjs'
import { freePort } from '../http/freePort'

/** Where Debian has it. */
const program = '/usr/sbin/nginx'

/** Whether nginx is installed as Debian does. */
export function hasNginx(): Promise<boolean> {
  return access(program, constants.X_OK).then(
    () => true,
    () => false,
  )
}

/**
 * Starts nginx before servers at these ports of this machine, with the configuration of docs/operating.md. Throws where it is not
 * installed or does not come up.
 */
export async function startTestNginx(ports: readonly number[]) {
  if (!(await hasNginx())) throw new Error('This test needs nginx: apt-get install nginx-light')
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const file = path.join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; error_log ${folder}/errors error; pid ${folder}/pid; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${await documented(ports, port)}
}
`,
  )
  const running = spawn(program, ['-c', file, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] })
  const endWithParent = () => void running.kill('SIGKILL')
  process.once('exit', endWithParent)
  const address = `http://127.0.0.1:${port}`
  for (const end = Date.now() + 10_000; !(await fetch(address).catch(() => undefined));) {
    if (Date.now() > end || running.exitCode !== null) throw new Error('nginx does not come up')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    address,
    async stop() {
      process.off('exit', endWithParent)
      const end = once(running, 'exit')
      running.kill('SIGQUIT')
      await end
      await rm(folder, { recursive: true })
    },
  }
}

/** The configuration of the document, with other ports and without TLS. */
async function documented(ports: readonly number[], port: number): Promise<string> {
  const page = await readFile(path.join(root, 'docs/operating.md'), 'utf8')
  const block = /```nginx\n([\s\S]*?)```/.exec(page)?.[1]
  if (!block) throw new Error('docs/operating.md has no configuration of nginx')
  return block
    .replace(
      /( *)server 127\.0\.0\.1:\d+( .*)?;\n(?: *server 127\.0\.0\.1:.*\n)*/,
      (_, blank: string, more = '') =>
        ports.map((one) => `${blank}server 127.0.0.1:${one}${more};\n`).join(''),
    )
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
    .replace(/ *ssl_certificate.*\n/g, '')
}
