import type { getPowerChange } from '@endoll/api/procedures/power.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { useTranslations } from 'use-intl'
import { ProcessRunning } from '../../flow/ProcessRunning.tsx'
import { useSite } from '../../site/site.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

interface PowerRefusalProps {
  readonly refusal: NonNullable<ReplyOf<typeof getPowerChange>['refusal']>
}

/** Why it cannot be asked for now, and what can be done instead. */
export function PowerRefusal({ refusal }: PowerRefusalProps) {
  const t = useTranslations('power.refusal')
  const format = useFormat()
  const { phone } = useSite().settings.organisation
  const { code, next_date: nextDay, request } = refusal
  if (code === 'process_running') return <ProcessRunning why={t('process_running.why')} request={request} />
  return (
    <Notice tone="wait" title={t(`${code}.title`)}>
      <p>
        {code === 'power_change_too_soon'
          ? t('power_change_too_soon.why', { day: nextDay ? format.day(nextDay) : '' })
          : t(`${code}.why`)}
      </p>
      <PhoneLink phone={phone}>{t('help', { phone })}</PhoneLink>
    </Notice>
  )
}
