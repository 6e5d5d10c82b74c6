import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './Icon.tsx'
import './surface.css'

interface EmptyStateProps {
  title: ReactNode
  /** Why there is nothing, in a sentence. */
  children: ReactNode
  /** The next step; an empty place without one is a dead end. */
  action: ReactNode
  icon?: IconName
}

export function EmptyState({ title, children, action, icon = 'document' }: EmptyStateProps) {
  return (
    <div className="state">
      <Icon name={icon} />
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
  /** For the person on the phone: the request's id. */
  reference?: ReactNode
  /** It stands for the whole page, whose heading it then is. */
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
