import type { ReactNode } from 'react'

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="hide">{children}</span>
}

/** First thing the keyboard meets: jumps over the menu to the element with id `target`. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className="hide skip" href={`#${target}`}>
      {children}
    </a>
  )
}
