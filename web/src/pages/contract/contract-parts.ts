import type { ContractDetail } from '@endoll/api/contracts.ts'
import { statusOf } from '../../supplies/contract-status.ts'

/** Cards of the page by the name of their place, what people look for first. */
export const partNames = [
  'invoices',
  'consumption',
  'bill',
  'power',
  'account',
  'optimal',
  'product',
  'notices',
  'data',
  'supply',
  'people',
  'options',
  'batteries',
  'services',
  'attachments',
  'requests',
] as const
export type PartName = (typeof partNames)[number]

/** What is seen without going down the page. */
export type FirstPart = 'consumption' | 'bill' | 'invoices'
export function isFirst(name: PartName): name is FirstPart {
  return name === 'consumption' || name === 'bill' || name === 'invoices'
}

type Facts = Pick<
  ContractDetail,
  'type' | 'state' | 'sign_date' | 'start_date' | 'has_consumption' | 'bateria_virtual' | 'tariff_options'
>

/**
 * Which cards a contract has: none of what its kind does not know, none of a supply that has not begun, none of readings
 * that will never come.
 */
export function partsOf(contract: Facts): readonly PartName[] {
  const electric = contract.type === 'electricity'
  const supplied = contract.start_date !== null
  const neverRead = statusOf(contract) === 'closed' && !contract.has_consumption
  const absent: Readonly<Partial<Record<PartName, boolean>>> = {
    consumption: !electric || !supplied || neverRead,
    bill: !electric || contract.state !== 'activa',
    invoices: !supplied,
    power: !electric,
    optimal: !electric || contract.state !== 'activa',
    options: contract.tariff_options === null,
    batteries: contract.bateria_virtual.length === 0,
  }
  return partNames.filter((name) => absent[name] !== true)
}

/** Tables are as wide as the page. */
const tables: ReadonlySet<PartName> = new Set([
  'invoices',
  'batteries',
  'services',
  'attachments',
  'requests',
])

/** Which cards are as wide as the page: tables, and whatever would otherwise stand beside nothing. */
export function wideParts(parts: readonly PartName[]): ReadonlySet<PartName> {
  const wide = new Set<PartName>()
  let beside = false
  for (const [place, name] of parts.entries()) {
    const next = parts[place + 1]
    const alone = !beside && (next === undefined || tables.has(next))
    if (tables.has(name) || alone) wide.add(name)
    beside = !wide.has(name) && !beside
  }
  return wide
}
