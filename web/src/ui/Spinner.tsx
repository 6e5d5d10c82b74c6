import './button.css'

interface SpinnerProps {
  readonly label?: string
}

/** Nothing for 300 ms, then a turning ring. With a label it announces itself; without, the words stand beside it. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className="spinner" role={label ? 'status' : undefined}>
      {label ? <span className="hide">{label}</span> : null}
    </span>
  )
}
