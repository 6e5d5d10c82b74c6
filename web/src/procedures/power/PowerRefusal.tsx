import type { getPowerChange } from '@endoll/api/procedures/power.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { monthsBetweenPowerChanges } from '@endoll/domain/procedures/power-change-interval.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ProcessRunning } from '../../flow/ProcessRunning.tsx'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

interface PowerRefusalProps {
  readonly refusal: NonNullable<ReplyOf<typeof getPowerChange>['refusal']>
  /** What the holder can say to be let through. */
  readonly children?: ReactNode
}

/** Why it cannot be asked for now, and what can be done instead. */
export function PowerRefusal({ refusal, children }: PowerRefusalProps) {
  const t = useTranslations('power.refusal')
  const format = useFormat()
  const { phone } = useSite().settings.organisation
  const { code, next_date: nextDay, request } = refusal
  if (code === 'process_running') return <ProcessRunning why={t('process_running.why')} request={request} />
  const months = monthsBetweenPowerChanges(today())
  const [title, why] =
    code === 'power_change_too_soon'
      ? [
          t(`${code}.title`, { months }),
          t(`${code}.why`, { months, day: nextDay ? format.longDay(nextDay) : '' }),
        ]
      : [t(`${code}.title`), t(`${code}.why`)]
  return (
    <Notice tone="wait" title={title}>
      <p>{why}</p>
      {children}
      <PhoneLink phone={phone}>{t('help', { phone })}</PhoneLink>
    </Notice>
  )
}
