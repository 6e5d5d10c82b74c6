import type { ReactNode } from 'react'
import type { Tone } from './Chip.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './Icon.tsx'
import './surface.css'

const icons: Record<Tone, IconName> = {
  neutral: 'info',
  info: 'info',
  good: 'check',
  wait: 'clock',
  bad: 'alert',
}

type NoticeProps = {
  tone: Tone
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Say it aloud when it appears: a result, not a standing remark. */
  announce?: boolean
}

export function Notice({ tone, title, children, actions, announce }: NoticeProps) {
  return (
    <div
      className="notice"
      data-tone={tone}
      role={announce ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icons[tone]} />
      <div>
        {title ? <p className="notice-title">{title}</p> : null}
        {children}
        {actions ? <div className="row">{actions}</div> : null}
      </div>
    </div>
  )
}
