import type { BillChangePart, ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { useLineNames } from './bill-lines/use-line-names.ts'

/** How the lines and taxes are called in which a bill differs. */
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
