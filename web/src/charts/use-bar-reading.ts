import { useLayoutEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'

/** What bars or days do when they are touched, each by its index; the same functions from one drawing to the next. */
export interface BarHand {
  readonly read: (index: number) => void
  readonly enter: (index: number, event: PointerEvent) => void
  readonly down: (event: PointerEvent) => void
  readonly click: (index: number) => void
  readonly select: (index: number) => void
  readonly clear: () => void
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
  const drawn = useRef({ active, onSelect })
  useLayoutEffect(() => {
    drawn.current = { active, onSelect }
  }, [active, onSelect])
  /** The bar that was read before a finger touched; nothing of a mouse. */
  const touched = useRef<{ readonly before: number | undefined }>(undefined)
  const [hand] = useState((): BarHand => {
    const read = (index: number) => {
      setActive(index)
      setStop(index)
    }
    const select = (index: number) => drawn.current.onSelect?.(index)
    return {
      read,
      enter: (index, event) => event.pointerType === 'mouse' && read(index),
      // Before the focus that follows a tap.
      down: (event) =>
        (touched.current = event.pointerType === 'mouse' ? undefined : { before: drawn.current.active }),
      click: (index) => {
        const tap = touched.current
        touched.current = undefined
        if (tap && tap.before !== index) return read(index)
        select(index)
      },
      select,
      clear: () => setActive(undefined),
    }
  })
  return { active, tabStop: Math.min(stop ?? last, count - 1), hand }
}

/** The last of some bars that has a reading. */
export function lastRead(bars: readonly { readonly unread?: boolean | undefined }[]): number {
  const last = bars.findLastIndex(({ unread }) => unread !== true)
  return last === -1 ? bars.length - 1 : last
}
