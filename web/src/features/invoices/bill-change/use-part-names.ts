import type { BillChangePart, ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { useLineNames } from './use-line-names.ts'

/** Names of the lines and taxes in which two bills differ. */
export function usePartNames({ invoice }: Pick<ExplainedBill, 'invoice'>) {
  const t = useTranslations('bill')
  const tLines = useTranslations('bill-lines')
  const { lineName } = useLineNames(invoice.tariff.name)
  return (part: BillChangePart): string => {
    switch (part.of) {
      case 'line':
        return lineName(part)
      case 'tax':
        return tLines(`taxes.${part.tax}`)
      case 'total':
        return t('change.rounding')
    }
  }
}
