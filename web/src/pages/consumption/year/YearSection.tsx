import { useId } from 'react'
import type { ReactNode } from 'react'
import './year.css'

interface YearSectionProps {
  title: string
  /** Another way to see the same. */
  aside?: ReactNode
  children: ReactNode
}

/** One picture of the year with its title; a hairline between two, no boxes within the page's. */
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
