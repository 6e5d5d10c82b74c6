import { centsOf } from '@endoll/api/cents.ts'
import type { OfferedProduct } from '@endoll/api/procedures/change-product.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'

/** What the own year would have cost with a product, and by how much that differs; null if it is not known. */
export function useProductCost() {
  const t = useTranslations('change-product.cost')
  const { money } = useFormat()
  return ({ year, difference }: Pick<OfferedProduct, 'year' | 'difference'>): string | null => {
    if (year === null) return null
    const amount = money(centsOf(year.total))
    if (difference === null) return t('year', { amount })
    const cents = centsOf(difference)
    if (cents === 0) return t('same', { amount })
    return t(cents < 0 ? 'less' : 'more', { amount, difference: money(Math.abs(cents)) })
  }
}
