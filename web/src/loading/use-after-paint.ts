import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * The value of the drawing before, or `first` in the first one, until what the new one changes elsewhere has been painted.
 * With `now` it is not held back: what is being used must not change behind the hand.
 */
export function useAfterPaint<Value>(value: Value, first = value, now = false): Value {
  const [painted, setPainted] = useState(first)
  if (now && painted !== value) setPainted(value)
  useEffect(() => {
    let replaced = false
    afterPaint(() => {
      if (!replaced) startTransition(() => setPainted(value))
    })
    return () => {
      replaced = true
    }
  }, [value])
  return now ? value : painted
}
