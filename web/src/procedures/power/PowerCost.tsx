import { centsOf } from '@endoll/api/cents.ts'
import { networkRights } from '@endoll/domain/procedures/network-rights.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { today } from '../../site/today.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Rights in euros before tax, as the reply has them. */
export interface PowerRights {
  readonly connection: number
  readonly access_per_kw: number
  readonly extension_per_kw: number
}

interface PowerCostProps {
  readonly rights: PowerRights
  /** In W, P1 first. */
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** What the distributor charges for it: with any rise all three rights, with only falls the connection alone. */
export function PowerCost({ rights, before, after }: PowerCostProps) {
  const t = useTranslations('power.cost')
  const format = useFormat()
  const euros = (amount: number) => format.money(centsOf(amount))
  const { entitledYears: years } = valueOn(networkRights, today())
  const rises = after.some((powerW, index) => powerW > (before[index] ?? 0))
  return (
    <Notice tone="info" title={t('title')}>
      <ul>
        <li>{t('connection', { amount: euros(rights.connection) })}</li>
        {rises ? (
          <>
            <li>{t('access', { amount: euros(rights.access_per_kw) })}</li>
            <li>{t('extension', { amount: euros(rights.extension_per_kw), years })}</li>
          </>
        ) : null}
      </ul>
      <p>{t('when')}</p>
    </Notice>
  )
}
