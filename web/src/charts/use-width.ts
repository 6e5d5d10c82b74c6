import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** A sheet of A4 between its margins of 16 mm is 672 px wide; drawn for a little more, two charts fit below each other. */
const sheetPx = 780

/** The share of the sheet that an element has: its share of the page, or what its place says of columns on paper. */
function widthOnSheet(element: HTMLElement): number {
  const columns = Number(element.closest<HTMLElement>('[data-print-columns]')?.dataset['printColumns'] ?? 0)
  const page = element.closest('main') ?? document.body
  const share = columns > 0 ? 0.95 / columns : element.clientWidth / Math.max(1, page.clientWidth)
  return Math.floor(sheetPx * share)
}

/** How wide an element is, in whole pixels; 0 until it is on the page. On paper, its share of the sheet. */
export function useWidth<Of extends HTMLElement>(): [RefObject<Of | null>, number] {
  const element = useRef<Of>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    setWidth(Math.floor(current.clientWidth))
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(current)
    // The sheet has another width than the screen, and nothing is measured again while it is printed: without this
    // the letters of a chart would be as much smaller as the sheet is.
    const onSheet = () => flushSync(() => setWidth(widthOnSheet(current)))
    const onScreen = () => setWidth(Math.floor(current.clientWidth))
    window.addEventListener('beforeprint', onSheet)
    window.addEventListener('afterprint', onScreen)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', onSheet)
      window.removeEventListener('afterprint', onScreen)
    }
  }, [])
  return [element, width]
}
