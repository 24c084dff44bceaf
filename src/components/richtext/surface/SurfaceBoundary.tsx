import { Component, type ReactNode } from 'react'

interface SurfaceBoundaryProps {
  /** The surface could not be drawn. */
  onError: () => void
  children: ReactNode
}

/** Keeps an error of the surface away from the form around it. Mount another one to try again. */
export class SurfaceBoundary extends Component<SurfaceBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    this.props.onError()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
