import { useId } from 'react'
import type { ReactNode } from 'react'
import './surface.css'

interface CardProps {
  title: ReactNode
  /** To the right of the title: a chip, a link, a menu. */
  aside?: ReactNode
  /** Buttons and links at the foot. */
  actions?: ReactNode
  children: ReactNode
  level?: 2 | 3
}

/** One subject with its title. Cards are not nested. */
export function Card({ title, aside, actions, children, level = 2 }: CardProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="card" aria-labelledby={id}>
      <header className="row" data-spread="">
        <Heading id={id}>{title}</Heading>
        {aside}
      </header>
      {children}
      {actions ? <footer className="row no-print">{actions}</footer> : null}
    </section>
  )
}
