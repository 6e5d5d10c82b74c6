import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** How wide an element is, in whole pixels; 0 until it is on the page. */
export function useWidth<Of extends HTMLElement>(): [RefObject<Of | null>, number] {
  const element = useRef<Of>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return
    setWidth(Math.floor(element.current.clientWidth))
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
