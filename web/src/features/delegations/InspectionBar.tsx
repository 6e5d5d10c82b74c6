import type { Acting } from '@endoll/api/delegations.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasCode } from '../../calls/api-error.ts'
import { queryClient } from '../../calls/query.ts'
import { instantOfHeader, nowMs } from '../../site/clock.ts'
import { buttonClass } from '../../ui/Button.tsx'
import './inspection.css'

const tickMs = 5_000
const minuteMs = 60_000

/** Milliseconds until an instant, looked at every few seconds; undefined without one. */
function useLeft(until: string | undefined): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (until === undefined) return undefined
    const look = () => setLeft(instantOfHeader(until) - nowMs())
    look()
    const timer = setInterval(look, tickMs)
    return () => clearInterval(timer)
  }, [until])
  return left
}

/** Leaves what can be read no more, once the time is over or any call says so: nothing of the customer stays on the screen. */
function useLeaving(leave: string | undefined, isOver: boolean): void {
  useEffect(() => {
    if (leave === undefined) return undefined
    if (isOver) location.replace(leave)
    return queryClient.getQueryCache().subscribe(({ query }) => {
      if (hasCode(query.state.error, 'delegation_ended')) location.replace(leave)
    })
  }, [leave, isOver])
}

interface InspectionBarProps {
  /** Undefined until it is known. */
  readonly acting: Acting | undefined
  readonly isOver: boolean
}

/** Above a customer's office that somebody of the desk reads: whose it is, how long it lasts, and the way out. */
export function InspectionBar({ acting, isOver }: InspectionBarProps) {
  const t = useTranslations('delegations.inspection')
  const inspection = acting?.inspection ?? undefined
  const left = useLeft(inspection?.until)
  useLeaving(inspection?.leave, left !== undefined && left <= 0)
  if (!acting || !inspection) return <p className="inspection">{t(isOver ? 'over' : 'opening')}</p>
  return (
    <section className="inspection" aria-label={t('label')}>
      <p>
        <strong>{t('whose', { who: acting.customer })}</strong>{' '}
        {t(inspection.acts ? 'acts' : 'only', { by: inspection.by })}
      </p>
      {left === undefined ? null : <p>{t('left', { minutes: Math.ceil(Math.max(left, 0) / minuteMs) })}</p>}
      <a className={buttonClass({ small: true })} href={inspection.leave}>
        {t('leave')}
      </a>
    </section>
  )
}
