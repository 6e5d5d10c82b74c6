import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** A4 between its margins of 16 mm is 672 px wide; drawn a little wider and scaled down, two charts fit on a page. */
const sheetPx = 780

/** Width of an element in print: its share of the page, or a column where `data-print-columns` says how many. */
function widthOnSheet(element: HTMLElement): number {
  const columns = Number(element.closest<HTMLElement>('[data-print-columns]')?.dataset['printColumns'] ?? 0)
  const page = element.closest('main') ?? document.body
  const share = columns > 0 ? 0.95 / columns : element.clientWidth / Math.max(1, page.clientWidth)
  return Math.floor(sheetPx * share)
}

/** The last width of each kind. */
const lastWidths = new Map<string, number>()

/** How many times their usual size letters are, as the person has set the browser. */
function enlargement(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
}

/**
 * Width of an element in whole pixels, 0 until it is mounted, and how many times their usual size letters are in it; in
 * print its share of the sheet. For a kind that was measured before it begins with that width: drawn once, and
 * without a layout of the page in between.
 */
export function useWidth<Of extends HTMLElement>(kind = ''): [RefObject<Of | null>, number, number] {
  const element = useRef<Of>(null)
  const [width, setWidth] = useState(() => lastWidths.get(kind) ?? 0)
  const [enlarged, setEnlarged] = useState(() => (width > 0 ? enlargement() : 1))
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    setEnlarged(enlargement())
    if (!lastWidths.has(kind)) setWidth(Math.floor(current.clientWidth))
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.floor(entry?.contentRect.width ?? 0)
      // None while it is hidden or the window is being resized: what was drawn stays.
      if (now === 0) return
      if (kind) lastWidths.set(kind, now)
      setEnlarged(enlargement())
      setWidth(now)
    })
    observer.observe(current)
    // ResizeObserver does not run before printing; without this a chart would be scaled down with its text.
    const onSheet = () => flushSync(() => setWidth(widthOnSheet(current)))
    const onScreen = () => setWidth(Math.floor(current.clientWidth))
    window.addEventListener('beforeprint', onSheet)
    window.addEventListener('afterprint', onScreen)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', onSheet)
      window.removeEventListener('afterprint', onScreen)
    }
  }, [kind])
  return [element, width, enlarged]
}
