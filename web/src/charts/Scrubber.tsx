import type { KeyboardEvent, PointerEvent } from 'react'
import './cursor.css'

interface ScrubberProps {
  label: string
  count: number
  /** Where the cursor is; the first value until it is moved. */
  index: number | undefined
  /** The value under the cursor, as a sentence. */
  spoken: (index: number) => string
  onMove: (index: number | undefined) => void
  /** Index of the value under a point of the plot; both coordinates run from 0 to 1. */
  indexAt: (x: number, y: number) => number | undefined
  /** Index that a key leads to, where it is not the next or the one before. */
  keyStep: (key: string, from: number) => number | undefined
  onSelect?: ((index: number) => void) | undefined
}

/**
 * The chart's cursor: a range input laid over the drawing. Arrows, touch and screen readers work as with any slider,
 * and its value text is the value it stands on; the mouse moves it without pressing.
 */
export function Scrubber(props: ScrubberProps) {
  const { label, count, index, spoken, onMove, indexAt, keyStep, onSelect } = props
  const point = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return indexAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }
  const press = (event: KeyboardEvent) => {
    const from = index ?? 0
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
      aria-valuetext={spoken(index ?? 0)}
      min={0}
      max={count - 1}
      step={1}
      value={index ?? 0}
      onChange={(event) => onMove(event.target.valueAsNumber)}
      onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
      onPointerMove={(event) => onMove(point(event))}
      onPointerLeave={() => onMove(undefined)}
      onFocus={() => index === undefined && onMove(0)}
      onBlur={() => onMove(undefined)}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect()
        const at = indexAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
        // The keyboard sends a click without coordinates: its detail is 0.
        if (at !== undefined && event.detail > 0) onSelect?.(at)
      }}
      onKeyDown={press}
    />
  )
}
