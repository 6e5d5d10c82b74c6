import type { getProductChange, OfferedProduct } from '@endoll/api/procedures/change-product.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useLastResortDebt } from '../../supplies/use-last-resort-debt.ts'
import { Notice } from '../../ui/Notice.tsx'

interface LeavingProps {
  readonly offer: Pick<ReplyOf<typeof getProductChange>, 'stay' | 'last_resort' | 'social_bonus'>
  /** Once it is chosen: another regulated tariff leaves nothing. */
  readonly to?: Pick<OfferedProduct, 'regulated'>
}

/** What leaving the present product may cost or end: a commitment, a tariff of last resort, a social bonus. */
export function Leaving({ offer, to }: LeavingProps) {
  const t = useTranslations('change-product.leaving')
  const { longDay, money, number } = useFormat()
  const debt = useLastResortDebt()
  const { stay } = offer
  const isLeft = offer.last_resort && (to === undefined || to.regulated === null)
  const lines = [
    ...(stay
      ? [
          stay.penalty_percent === null
            ? t('stay', { day: longDay(stay.last_day) })
            : [
                t('stayPercent', {
                  day: longDay(stay.last_day),
                  percent: number(Number(stay.penalty_percent), 2),
                }),
                ...(stay.penalty_euros === null
                  ? []
                  : [t('stayEuros', { amount: money(Math.round(stay.penalty_euros * 100)) })]),
              ].join(' '),
        ]
      : []),
    ...(isLeft && debt ? [t('lastResort', debt)] : []),
    ...(offer.social_bonus ? [t('socialBonus')] : []),
  ]
  const [only, ...more] = lines
  if (only === undefined) return null
  return (
    <Notice tone="wait" title={t('title')}>
      {more.length === 0 ? (
        <p>{only}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
