import { useId } from 'react'
import type { ReactNode } from 'react'
import './surface.css'

interface CardProps {
  title: ReactNode
  /** A word on the title's right: a chip, a link, a menu. */
  aside?: ReactNode
  /** What can be done with what the card shows. */
  actions?: ReactNode
  children: ReactNode
  level?: 2 | 3
}

/** One subject with its title. Never inside another card. */
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
