import { Button } from '@blueprintjs/core'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { StatusPage } from './StatusPage'

export interface ErrorBoundaryProps {
  /** What `Reload` does. */
  onReload: () => void
  /** Told of every error caught, for the log. */
  onError?: (error: unknown, info: ErrorInfo) => void
  /** Another value (the address) gives the children another try. */
  resetKey?: string
  /** Inside the main layout, which stays on screen. */
  isInside?: boolean
  children: ReactNode
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null
  resetKey: string | undefined
}

/** Catches what a screen throws while it draws, and says so instead of leaving it white. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  override render() {
    const { failure } = this.state
    if (failure === null) return this.props.children
    return (
      <StatusPage
        title="something went wrong"
        picture="broken"
        isInside={this.props.isInside}
        actions={<Button intent="primary" text="Reload" onClick={this.props.onReload} />}
      >
        <p role="alert">{wordsOf(failure.error)}</p>
      </StatusPage>
    )
  }
}

function wordsOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return message === '' ? 'This screen could not be shown.' : `This screen could not be shown: ${message}`
}
