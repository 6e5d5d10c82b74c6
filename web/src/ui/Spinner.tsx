import './button.css'

interface SpinnerProps {
  readonly label?: string
}

/** Empty for 300 ms, then a turning ring. Without a label the caller has the text beside it. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className="spinner" role={label ? 'status' : undefined}>
      {label ? <span className="hide">{label}</span> : null}
    </span>
  )
}
