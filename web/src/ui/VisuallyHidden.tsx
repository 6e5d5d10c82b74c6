import type { ReactNode } from 'react'

interface VisuallyHiddenProps {
  readonly children: ReactNode
}

export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="hide">{children}</span>
}

interface SkipLinkProps {
  readonly target: string
  readonly children: ReactNode
}

/** The first focusable element: skips the menu and goes to the element with id `target`. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className="hide skip" href={`#${target}`}>
      {children}
    </a>
  )
}
