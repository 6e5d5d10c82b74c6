import type { BillLineItem } from '@endoll/contract/bill.ts'
import { useTranslations } from 'use-intl'
import { bandOf } from './bands.ts'

type Named = Pick<BillLineItem, 'kind' | 'tariff_period' | 'name'>

/** How lines are called: 'Energía P1 punta', or as the retailer calls them. */
export const useLineNames = (tariff: string) => {
  const t = useTranslations('bill-lines')
  const bandName = (line: Pick<Named, 'kind' | 'tariff_period'>): string | undefined => {
    const band = bandOf(tariff, line)
    const isPower = line.kind === 'power' || line.kind === 'excess_power'
    return band && t(isPower ? `powerBands.${band}` : `bands.${band}`)
  }
  const lineName = (line: Named): string => {
    const period = line.tariff_period === null ? undefined : `P${line.tariff_period}`
    return [line.name ?? t(`kinds.${line.kind}`), period, bandName(line)].filter(Boolean).join(' ')
  }
  return { bandName, lineName }
}
