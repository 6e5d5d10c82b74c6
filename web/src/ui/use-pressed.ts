import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '../loading/after-paint.ts'

/**
 * What was pressed is marked at once; what it leads to is drawn after that has been painted, so that a slow phone answers
 * a press before it draws a year. `value` is what holds, and the press of another `key` lasts until it has changed.
 */
export function usePressed<Key>(
  value: Key,
  onChange: (key: Key) => void,
): readonly [Key, (key: Key) => void] {
  const [pressed, setPressed] = useState<{ readonly from: Key; readonly to: Key }>()
  // Once what was pressed holds, it is forgotten: another way may lead back to what was before.
  if (pressed && pressed.from !== value) setPressed(undefined)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  const press = (key: Key) => {
    setPressed({ from: value, to: key })
    afterPaint(() => {
      if (!gone.current) onChange(key)
    })
  }
  return [pressed && pressed.from === value ? pressed.to : value, press]
}
