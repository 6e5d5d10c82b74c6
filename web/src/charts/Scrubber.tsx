import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import './cursor.css'

interface ScrubberProps {
  label: string
  count: number
  /** Where the cursor is; at `first` until it is moved. */
  index: number | undefined
  /** Where the keyboard begins: at the last reading. */
  first: number
  /** The value under the cursor, as a sentence. */
  spoken: (index: number) => string
  onMove: (index: number | undefined) => void
  /** Index of the value under a point of the plot; both coordinates run from 0 to 1. */
  indexAt: (x: number, y: number) => number | undefined
  /** Index that a key leads to, where it is not the next or the one before. */
  keyStep: (key: string, from: number) => number | undefined
  onSelect?: ((index: number) => void) | undefined
}

/** A second tap so near to what was read opens it. */
const tapPx = 24
/** A finger that moves so little is tapping. */
const stillPx = 10
/** The browser moves its slider a little after the finger did. */
const echoMs = 700

interface Touch {
  readonly x: number
  readonly y: number
  /** What is opened when the finger is lifted: what it touches was read before. */
  readonly opens: number | undefined
}

function isNear(
  a: Pick<Touch, 'x' | 'y'> | undefined,
  b: Pick<PointerEvent, 'clientX' | 'clientY'>,
  px: number,
) {
  return a !== undefined && Math.hypot(a.x - b.clientX, a.y - b.clientY) <= px
}

/**
 * The chart's cursor: a range input laid over the drawing. Arrows and screen readers work as with any slider, and its
 * value text is the value it stands on. The mouse reads without pressing and opens with a click; a finger reads where
 * it is, what it read stays when it is lifted, and a second tap there opens it.
 */
export function Scrubber(props: ScrubberProps) {
  const { label, count, index, first, spoken, onMove, indexAt, keyStep, onSelect } = props
  const touch = useRef<Touch>(undefined)
  const touchedMs = useRef(-Infinity)
  const mouse = useRef(false)
  const point = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return indexAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }
  const down = (event: PointerEvent<HTMLInputElement>) => {
    mouse.current = event.pointerType === 'mouse'
    if (mouse.current) return event.preventDefault()
    touchedMs.current = event.timeStamp
    const again = isNear(touch.current, event, tapPx)
    touch.current = { x: event.clientX, y: event.clientY, opens: again ? index : undefined }
    if (!again) onMove(point(event))
  }
  const move = (event: PointerEvent<HTMLInputElement>) => {
    if (event.pointerType === 'mouse') return onMove(point(event))
    touchedMs.current = event.timeStamp
    if (isNear(touch.current, event, stillPx)) return
    touch.current = { x: event.clientX, y: event.clientY, opens: undefined }
    onMove(point(event))
  }
  const up = (event: PointerEvent<HTMLInputElement>) => {
    if (event.pointerType === 'mouse') return
    touchedMs.current = event.timeStamp
    // Not with the click that may follow: browsers keep a finger's click on a slider to themselves.
    if (touch.current?.opens !== undefined) onSelect?.(touch.current.opens)
  }
  const press = (event: KeyboardEvent) => {
    const from = index ?? first
    if (event.key === 'Enter') return onSelect?.(from)
    const target = keyStep(event.key, from)
    if (target === undefined) return
    event.preventDefault()
    onMove(Math.max(0, Math.min(count - 1, target)))
  }
  return (
    <input
      type="range"
      className="chart-slider no-print"
      data-selects={onSelect ? '' : undefined}
      aria-label={label}
      aria-valuetext={spoken(index ?? first)}
      min={0}
      max={count - 1}
      step={1}
      value={index ?? first}
      onChange={(event) => {
        if (event.timeStamp - touchedMs.current > echoMs) onMove(event.target.valueAsNumber)
      }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onMove(undefined)}
      onFocus={() => index === undefined && onMove(first)}
      onBlur={() => {
        touch.current = undefined
        onMove(undefined)
      }}
      onClick={(event) => {
        // The keyboard sends a click without coordinates, its detail is 0; a finger opens where it is lifted.
        if (event.detail === 0 || !mouse.current) return
        const box = event.currentTarget.getBoundingClientRect()
        const at = indexAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
        if (at !== undefined) onSelect?.(at)
      }}
      onKeyDown={press}
    />
  )
}
