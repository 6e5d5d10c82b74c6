import { useId } from 'react'
import './surface.css'

interface ProgressProps {
  label: string
  /** The progress as text: "42 %", "1,200 of 8,760 readings". */
  text: string
  /** Undefined while the end is unknown. */
  value?: number | undefined
  max?: number
}

export function Progress({ label, text, value, max = 100 }: ProgressProps) {
  const id = useId()
  return (
    <div className="progress">
      <label htmlFor={id}>{label}</label>
      <span className="small soft figures">{text}</span>
      <progress id={id} max={max} {...(value === undefined ? {} : { value })} />
    </div>
  )
}
