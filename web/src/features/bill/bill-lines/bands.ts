import type { BillLineItem } from '@endoll/contract/bill.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'

export type Band = 'peak' | 'flat' | 'valley'

/** The band of 2.0TD that an energy or power period is; undefined where the tariff only numbers its periods. */
export const bandOf = (
  tariff: string,
  { kind, tariff_period: period }: Pick<BillLineItem, 'kind' | 'tariff_period'>,
): Band | undefined => {
  const known = findTariff(tariff)
  if (period === null || known?.powerPeriods !== 2 || known.energyPeriods !== 3) return undefined
  const isPower = kind === 'power' || kind === 'excess_power'
  return (isPower ? (['peak', 'valley'] as const) : (['peak', 'flat', 'valley'] as const))[period - 1]
}
