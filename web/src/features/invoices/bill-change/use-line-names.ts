import type { BillLineItem } from '@endoll/api/bill.ts'
import { energyBandOf, powerBandOf } from '@endoll/api/bill-words/bands.ts'
import { useTranslations } from 'use-intl'

type Named = Pick<BillLineItem, 'kind' | 'tariff_period' | 'name'>

/** Names of lines: 'Energía P1 punta', or the retailer's own name. */
export function useLineNames(tariff: string) {
  const t = useTranslations('bill-lines')
  const bandName = ({ kind, tariff_period: period }: Pick<Named, 'kind' | 'tariff_period'>) => {
    if (kind === 'power' || kind === 'excess_power') {
      const band = powerBandOf(tariff, period)
      return band && t(`powerBands.${band}`)
    }
    const band = energyBandOf(tariff, period)
    return band && t(`bands.${band}`)
  }
  const lineName = (line: Named): string => {
    const period = line.tariff_period === null ? undefined : `P${line.tariff_period}`
    return [line.name ?? t(`kinds.${line.kind}`), period, bandName(line)].filter(Boolean).join(' ')
  }
  return { bandName, lineName }
}
