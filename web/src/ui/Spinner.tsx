import './button.css'

/** Nothing for 300 ms, then a turning ring. With a label it announces itself; without, the words stand beside it. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className="spinner" role={label ? 'status' : undefined}>
      {label ? <span className="hide">{label}</span> : null}
    </span>
  )
}
