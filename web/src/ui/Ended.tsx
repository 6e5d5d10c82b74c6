import './field.css'

/** Whether a voice pauses after a text by itself. */
export function endsItself(text: string): boolean {
  return /[.,:;!?…]$/.test(text)
}

interface EndedProps {
  readonly children: string
}

/** A line of several that are heard as one description: who does not look hears where it ends. */
export function Ended({ children }: EndedProps) {
  return (
    <>
      {children}
      {endsItself(children) ? null : <Pause />}
    </>
  )
}

interface HintLineProps {
  readonly small?: boolean
  readonly children: string
}

/** A line of its own of the description of a choice. */
export function HintLine({ small = false, children }: HintLineProps) {
  return (
    <span className={small ? 'line small' : 'line'}>
      <Ended>{children}</Ended>
    </span>
  )
}

/** Between two parts of a description, without a space before it, which would have it said as a word. */
export function Pause() {
  return <span className="pause">.</span>
}
