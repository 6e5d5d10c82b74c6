import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'

export interface ReadBar {
  readonly onPoint: () => void
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onClick: () => void
}

/**
 * Which bar is read, and which one Tab reaches: the one that was read last, to begin with the last that has a reading.
 * The mouse reads what it is over and opens it with a click; a first tap reads, a second one opens.
 */
export function useBarReading(
  { count, last }: { readonly count: number; readonly last: number },
  onSelect: ((index: number) => void) | undefined,
) {
  const [active, setActive] = useState<number>()
  const [stop, setStop] = useState<number>()
  /** The bar that was read before a finger touched; nothing of a mouse. */
  const touched = useRef<{ readonly before: number | undefined }>(undefined)
  const read = (index: number) => {
    setActive(index)
    setStop(index)
  }
  const barAt = (index: number): ReadBar => ({
    onPoint: () => read(index),
    onPointerEnter: (event) => event.pointerType === 'mouse' && read(index),
    // Before the focus that follows a tap.
    onPointerDown: (event) =>
      (touched.current = event.pointerType === 'mouse' ? undefined : { before: active }),
    onClick: () => {
      const tap = touched.current
      touched.current = undefined
      if (tap && tap.before !== index) return read(index)
      onSelect?.(index)
    },
  })
  return {
    active,
    tabStop: Math.min(stop ?? last, count - 1),
    read,
    clear: () => setActive(undefined),
    barAt,
  }
}

/** The last of some bars that has a reading. */
export function lastRead(bars: readonly { readonly unread?: boolean | undefined }[]): number {
  const last = bars.findLastIndex(({ unread }) => unread !== true)
  return last === -1 ? bars.length - 1 : last
}
