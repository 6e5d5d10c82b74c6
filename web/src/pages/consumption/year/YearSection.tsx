import { useId } from 'react'
import type { ReactNode } from 'react'
import './year.css'

interface YearSectionProps {
  title: string
  /** A control to the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** One section of the year with its title. */
export function YearSection({ title, aside, children }: YearSectionProps) {
  const id = useId()
  return (
    <section className="year-section" aria-labelledby={id}>
      <header className="row" data-spread="">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
