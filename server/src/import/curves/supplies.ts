import { dayNumber } from '@endoll/domain/time/day.ts'
import type { ClockZone } from '@endoll/domain/time/madrid.ts'
import type { KnownContract } from '../known.ts'

/** A contract while it supplies a CUPS; days since 1970, both included. */
export interface Span {
  readonly contractId: number
  readonly name: string
  readonly first: number
  readonly last: number
}

/** One supply point: its clock, and its contracts with the latest start first. */
export interface Supply {
  readonly cups20: string
  readonly zone: ClockZone
  readonly spans: readonly Span[]
}

const NO_END = 2 ** 31

/** Electricity supplies by the first 20 characters of their CUPS. Where two contracts overlap, the later one has the day. */
export function suppliesOf(contracts: Iterable<KnownContract>): Map<string, Supply> {
  const supplies = new Map<string, Supply & { spans: Span[] }>()
  let checked = 0
  for (const contract of contracts) {
    if (contract.kind !== 'electricity' || contract.start_day === null) continue
    const { cups20, name } = contract
    const zone: ClockZone = contract.time_zone === 'Atlantic/Canary' ? 'Atlantic/Canary' : 'Europe/Madrid'
    let supply = supplies.get(cups20)
    if (!supply) supplies.set(cups20, (supply = { cups20, zone, spans: [] }))
    supply.spans.push({
      contractId: contract.id ?? --checked,
      name,
      first: dayNumber(contract.start_day),
      last: contract.end_day === null ? NO_END : dayNumber(contract.end_day),
    })
  }
  for (const { spans } of supplies.values()) {
    spans.sort((a, b) => b.first - a.first || (a.name < b.name ? 1 : -1))
  }
  return supplies
}
