import type { ContractItem } from '@endoll/api/contracts.ts'

/** Neighbouring periods with the same power; without a name when the whole contract has one power. */
export interface PowerGroup {
  readonly periods: string | undefined
  readonly powerW: number
}

/** P1 to P6 as few words as they allow: '4,6', 'P1 4,6 · P2 3,45', 'P1–P5 15,1 · P6 17'. */
export function powerGroups(powers: ContractItem['contracted_power_period']): readonly PowerGroup[] {
  const groups: { first: string; last: string; powerW: number }[] = []
  for (const { period, power } of powers) {
    const powerW = Math.round(power * 1000)
    const open = groups.at(-1)
    if (open?.powerW === powerW) open.last = period
    else groups.push({ first: period, last: period, powerW })
  }
  if (groups.length === 1) return groups.map(({ powerW }) => ({ periods: undefined, powerW }))
  return groups.map(({ first, last, powerW }) => ({
    periods: first === last ? first : `${first}–${last}`,
    powerW,
  }))
}
