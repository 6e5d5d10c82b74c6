import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { PeriodRule } from '@endoll/domain/supply/tariff-periods.ts'
import { clockZoneOf, type ElectricZone } from '@endoll/domain/supply/zone.ts'
import type { ClockZone } from '@endoll/domain/time/madrid.ts'
import type { ContractRow } from '../../platform/access.ts'

const zones: readonly ElectricZone[] = ['peninsula', 'baleares', 'canarias', 'ceuta', 'melilla']

/** What decides how a contract's hours are read: its periods, their names and the clock on its wall. */
export interface SupplyRule {
  readonly rule: PeriodRule
  readonly clockZone: ClockZone
  /** P1 first. */
  readonly periodNames: readonly string[]
}

/**
 * The contract's own tariff and zone. A tariff whose calendar is not kept (six periods before 2021) shows its energy
 * in one period rather than in wrong ones: 2.0A is the tariff that has only one.
 */
export function supplyRuleOf({ tariff, zone }: Pick<ContractRow, 'tariff' | 'zone'>): SupplyRule {
  const electricZone = zones.find((known) => known === zone) ?? 'peninsula'
  const found = findTariff(tariff)
  const kept = found && (found.to === undefined || found.energyPeriods < 6) ? found : undefined
  return {
    rule: { tariff: kept?.name ?? '2.0A', zone: electricZone },
    clockZone: clockZoneOf(electricZone),
    periodNames: Array.from({ length: kept?.energyPeriods ?? 1 }, (_, index) => `P${index + 1}`),
  }
}
