import { useId } from 'react'
import type { ReactNode } from 'react'
import { useInBrowser } from '../loading/InBrowser.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { usePressed } from './use-pressed.ts'
import './tabs.css'

type SegmentsProps<Key extends string> = {
  label: string
  options: readonly { key: Key; label: ReactNode }[]
  value: Key
  onChange: (key: Key) => void
}

/** Two or three options (amount or energy, months or bills): radio buttons drawn as one control. */
export function Segments<Key extends string>({ label, options, value, onChange }: SegmentsProps<Key>) {
  const name = useId()
  const [marked, press] = usePressed(value, onChange)
  return (
    <fieldset className="segments no-print" inert={!useInBrowser()}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.key}>
          <input
            type="radio"
            name={name}
            checked={option.key === marked}
            onChange={() => press(option.key)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
