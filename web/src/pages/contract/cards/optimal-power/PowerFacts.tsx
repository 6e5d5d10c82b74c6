import type { OptimalPowerReply } from '@endoll/api/optimal-power.ts'
import { monthsBetweenPowerChanges } from '@endoll/domain/procedures/power-change-interval.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useSite } from '../../../../site/site.tsx'
import { today } from '../../../../site/today.ts'
import { DefinitionList } from '../../../../ui/DefinitionList.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { usePowerFormats } from './use-power-formats.ts'

interface PowerFactsProps {
  readonly power: OptimalPowerReply
}

/** What it saves, what the change costs and when it is allowed. */
export function PowerFacts({ power }: PowerFactsProps) {
  const t = useTranslations('optimal-power.facts')
  const { euros } = usePowerFormats(power.periods.length)
  const { suggestion } = power
  if (!suggestion) return null
  const { change, before, after } = suggestion
  const rights = (['connection', 'access', 'extension'] as const).filter((right) => change[right] > 0)
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: t('year'),
          value: t('fromTo', { before: euros(before.with_taxes), after: euros(after.with_taxes) }),
          note: t('beforeTaxes', { before: euros(before.total), after: euros(after.total) }),
        },
        {
          term: t('change'),
          value: <span className="figures">{t('changeCost', { amount: euros(change.total) })}</span>,
          note: (
            <>
              {rights.length > 1
                ? `${rights.map((right) => t(right, { amount: euros(change[right]) })).join(' · ')} · `
                : ''}
              {t('payback', { months: suggestion.payback_months })}
            </>
          ),
        },
        { term: t('when'), value: <When power={power} /> },
      ]}
    />
  )
}

interface WhenProps {
  readonly power: OptimalPowerReply
}

function When({ power: { refusal, next_change_date: next } }: WhenProps) {
  const t = useTranslations('optimal-power.when')
  const format = useFormat()
  const { address } = useSite()
  const months = monthsBetweenPowerChanges(today())
  if (!refusal) return next === null ? t('nowFree') : t('now', { months, day: format.longDay(next) })
  if (refusal.code === 'power_change_too_soon') {
    return t('power_change_too_soon', {
      months,
      day: refusal.next_date ? format.longDay(refusal.next_date) : '',
    })
  }
  if (refusal.code !== 'process_running') return t('other')
  return (
    <>
      {t('process_running')}{' '}
      {refusal.request ? (
        <Link href={address('request', { id: String(refusal.request.id) })}>
          {t('request', { reference: refusal.request.reference })}
        </Link>
      ) : null}
    </>
  )
}
