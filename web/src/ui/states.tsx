import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './Icon.tsx'
import './surface.css'
import { Nothing, part } from '../loading/part.tsx'

/** Rarely seen, so loaded when it is. */
const Lamp = part({ load: async () => (await import('./pictures/Lamp.tsx')).Lamp, lost: Nothing })

interface EmptyStateProps {
  title: ReactNode
  /** Why it is empty, in a sentence. */
  children: ReactNode
  /** The next step, as a link or a button. */
  action: ReactNode
  /** In place of the picture, where the state is a part of a page. */
  icon?: IconName
  /** Without it and an icon, the lamp over an empty table. */
  picture?: ReactNode
}

export function EmptyState({ title, children, action, icon, picture }: EmptyStateProps) {
  return (
    <div className="state">
      {icon ? <Icon name={icon} /> : <div className="state-picture">{picture ?? <Lamp />}</div>}
      <p className="state-title">{title}</p>
      <p className="soft">{children}</p>
      {action}
    </div>
  )
}

interface ErrorStateProps {
  /** What happened. */
  title: ReactNode
  /** What is safe: "Nothing has been charged", "What you typed is kept". */
  safe: ReactNode
  /** What to do: normally a button that tries again. */
  action: ReactNode
  /** The organisation's phone, as a link, with its words. */
  help: ReactNode
  /** The request's id, for the customer service. */
  reference?: ReactNode
  /** The state replaces the whole page; its title is the heading. */
  page?: boolean
}

export function ErrorState({ title, safe, action, help, reference, page = false }: ErrorStateProps) {
  const Title = page ? 'h1' : 'p'
  return (
    <div className="state" role="alert">
      <Icon name="alert" />
      <Title className="state-title">{title}</Title>
      <p className="soft">{safe}</p>
      {action}
      <p className="small soft">{help}</p>
      {reference ? <p className="small soft figures">{reference}</p> : null}
    </div>
  )
}
