import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { ContractRow } from '../../platform/access.ts'

/** Registers of a contract's meter: one for each energy period. */
export function registersOf({ kind, tariff }: Pick<ContractRow, 'kind' | 'tariff'>): number {
  return kind === 'gas' ? 1 : (findTariff(tariff)?.energyPeriods ?? 1)
}
