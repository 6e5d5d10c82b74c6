import { centsOf } from '@endoll/api/cents.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { getSupplyEnd } from '@endoll/api/procedures/end-supply.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/Notice.tsx'

interface ReturnCostProps {
  readonly cost: ReplyOf<typeof getSupplyEnd>['return_cost']
}

/** What it costs to have the supply again, before anybody gives it up. */
export function ReturnCost({ cost }: ReturnCostProps) {
  const t = useTranslations('changes.end-supply.comingBack')
  const { money } = useFormat()
  if (cost === null)
    return (
      <Notice tone="info" title={t('title')}>
        {t('gas')}
      </Notice>
    )
  const { entitled_years: years, within, after } = cost
  return (
    <Notice tone="info" title={t('title')}>
      <ul>
        <li>{t('within', { years, amount: money(centsOf(within)) })}</li>
        <li>{t('after', { years, amount: money(centsOf(after)) })}</li>
      </ul>
      <p>{t('when')}</p>
    </Notice>
  )
}
