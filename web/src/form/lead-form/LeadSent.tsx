import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/Notice.tsx'

interface LeadSentProps {
  readonly title: string
  readonly children?: ReactNode
}

/** Replaces a sent form and takes the focus, so that it is announced. */
export function LeadSent({ title, children }: LeadSentProps) {
  const sent = useRef<HTMLElement>(null)
  const words = useId()
  useEffect(() => sent.current?.focus(), [])
  return (
    <section ref={sent} tabIndex={-1} aria-label={title} {...(children ? { 'aria-describedby': words } : {})}>
      <Notice tone="good" title={title}>
        {children ? <div id={words}>{children}</div> : null}
      </Notice>
    </section>
  )
}
