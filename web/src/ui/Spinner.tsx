import { useSaidWhileWaiting } from './announce.ts'
import './button.css'

interface SpinnerProps {
  readonly label?: string
}

/** Empty for 300 ms, then a turning ring. Without a label the caller has the text beside it. */
export function Spinner({ label }: SpinnerProps) {
  useSaidWhileWaiting(label)
  return <span className="spinner">{label ? <span className="hide">{label}</span> : null}</span>
}
