import type { ReactNode } from 'react'
import type { Tone } from './Chip.tsx'
import { endsItself } from './Ended.tsx'
import { Mark } from './Mark.tsx'
import type { MarkName } from './Mark.tsx'
import './surface.css'

const marks: Record<Tone, MarkName> = {
  neutral: 'info',
  info: 'info',
  good: 'check',
  wait: 'clock',
  bad: 'alert',
}

interface NoticeProps {
  tone: Tone
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Announced by screen readers when it appears: for results. */
  announce?: boolean
}

export function Notice({ tone, title, children, actions, announce }: NoticeProps) {
  const isFollowed = Boolean(children) || Boolean(actions)
  const needsPause = isFollowed && !(typeof title === 'string' && endsItself(title))
  return (
    <div
      className="notice"
      data-tone={tone}
      role={announce ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      <Mark name={marks[tone]} />
      <div>
        {title ? (
          <p className="notice-title" data-pause={needsPause ? '' : undefined}>
            {title}
          </p>
        ) : null}
        {children}
        {actions ? <div className="row">{actions}</div> : null}
      </div>
    </div>
  )
}
