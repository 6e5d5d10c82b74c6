import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { PeriodRule } from '@endoll/domain/supply/tariff-periods.ts'
import { clockZoneOf, type ElectricZone } from '@endoll/domain/supply/zone.ts'
import type { ClockZone } from '@endoll/domain/time/madrid.ts'
import type { ContractRow } from '../../platform/access.ts'

const zones: readonly ElectricZone[] = ['peninsula', 'baleares', 'canarias', 'ceuta', 'melilla']

/** How a contract's hours are assigned: its periods, their names and the local time zone. */
export interface SupplyRule {
  readonly rule: PeriodRule
  readonly clockZone: ClockZone
  /** P1 first. */
  readonly periodNames: readonly string[]
}

/**
 * The contract's own tariff and zone. A tariff whose calendar is not kept (six periods before 2021) shows its energy
 * in one period instead of wrong ones, as 2.0A does.
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
