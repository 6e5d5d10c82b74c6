import { useRef, useState } from 'react'
import type { ChangeEvent, KeyboardEvent } from 'react'
import { useInBrowser } from '../loading/InBrowser.tsx'

/** Keys that open the list of a select; with Alt also the arrows. */
const opening = [' ', 'F4']

/**
 * Props of a select that acts: what is chosen is taken with the pointer, from an open list, with Enter or on leaving it.
 * The arrows of a closed list only look at what there is (WCAG 3.2.2); Escape goes back to what holds.
 * Asleep until scripts run.
 */
export function useChoosing(value: string, choose: (value: string) => void) {
  const [looked, setLooked] = useState<string>()
  /** The last key went through a closed list. */
  const passes = useRef(false)
  const isOpen = useRef(false)
  const take = (chosen: string | undefined) => {
    setLooked(undefined)
    passes.current = false
    isOpen.current = false
    if (chosen !== undefined && chosen !== value) choose(chosen)
  }
  return {
    inert: !useInBrowser(),
    value: looked ?? value,
    onPointerDown: () => {
      passes.current = false
      isOpen.current = true
    },
    onKeyDown: ({ key, altKey }: KeyboardEvent<HTMLSelectElement>) => {
      if (key === 'Enter') take(looked)
      else if (key === 'Escape') take(undefined)
      else if (opening.includes(key) || altKey) isOpen.current = true
      else if (key !== 'Tab' && key !== 'Shift') passes.current = !isOpen.current
    },
    onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
      if (passes.current) setLooked(currentTarget.value)
      else take(currentTarget.value)
    },
    onBlur: () => take(looked),
  }
}
