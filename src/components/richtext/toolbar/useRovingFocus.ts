import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const toolsIn = (bar: HTMLElement | null) =>
  [...(bar?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])].filter((tool) => !tool.matches(':disabled'))

/**
 * Makes a bar of `[data-tool]` elements one tab stop with arrows, Home and End (APG, toolbar pattern). The tab stop is
 * the tool that had the focus last.
 */
export function useRovingFocus(bar: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement | null>(null)
  const mark = () => {
    const tools = toolsIn(bar.current)
    const stop = last.current && tools.includes(last.current) ? last.current : tools[0]
    for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1
  }
  // React draws the tools with -1; the stop is set after each drawing.
  useLayoutEffect(mark)
  return {
    handleFocus: (event: { target: EventTarget }) => {
      const tool = event.target instanceof HTMLElement ? event.target.closest('[data-tool]') : null
      if (tool instanceof HTMLElement) {
        last.current = tool
        mark()
      }
    },
    handleKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      const tools = toolsIn(bar.current)
      const at = tools.indexOf(event.target as HTMLElement)
      if (!step || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      tools[step(at, tools.length)]?.focus()
    },
    /** Puts the focus on the bar's tab stop. */
    focus: () => {
      const tools = toolsIn(bar.current)
      ;(tools.find((tool) => tool.tabIndex === 0) ?? tools[0])?.focus()
    },
  }
}
