import { startTransition, useEffect, useState } from 'react'

/** Runs once what is on its way to the screen has been painted: the task that a frame leaves behind runs after it. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** The value of the drawing before, or `first` in the first one, until what the new one changes elsewhere has been painted. */
export function useAfterPaint<Value>(value: Value, first = value): Value {
  const [painted, setPainted] = useState(first)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value])
  return painted
}
