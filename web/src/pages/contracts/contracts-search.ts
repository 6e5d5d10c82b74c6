import { contractsOrders, contractsShown } from '@endoll/api/contracts.ts'
import type { ContractsOrder, ContractsShown, ContractsSummary } from '@endoll/api/contracts.ts'
import { listQuery, readListSearch } from '../../supplies/list-search.ts'
import type { ListSearch } from '../../supplies/list-search.ts'
import type { Sort } from '../../ui/Table.tsx'

/** What of the list is shown as the address keeps it. */
export interface ContractsSearch extends ListSearch {
  /** Only those with debt or in a state; all by default. */
  readonly only?: ContractsShown
  /** By name by default. */
  readonly order?: ContractsOrder
}

/** Reads the query of an address; values that are not valid are left out. */
export function readContractsSearch(raw: Readonly<Record<string, unknown>>): ContractsSearch {
  const only = contractsShown.find((one) => one === raw['only'])
  const order = contractsOrders.find((one) => one === raw['order'] && one !== 'name')
  return { ...readListSearch(raw), ...(only && { only }), ...(order && { order }) }
}

/** The query of an address, with its question mark; empty for the first page with nothing chosen. */
export function writeContractsSearch({ only, order, ...list }: ContractsSearch): string {
  const query = new URLSearchParams(listQuery(list))
  if (only) query.set('only', only)
  if (order) query.set('order', order)
  const text = query.toString()
  return text && `?${text}`
}

interface ShownChoice {
  readonly key: ContractsShown
  readonly count: number
}

/** What some contracts of a kind are and others are not, and what is chosen. */
export function shownChoices(
  { active, waiting_signature, in_process, closed, with_debt }: ContractsSummary,
  chosen: ContractsShown | undefined,
): readonly ShownChoice[] {
  const draft = waiting_signature + in_process
  const all = active + draft + closed
  const counts = { owed: with_debt, active, draft, closed }
  return contractsShown
    .map((key) => ({ key, count: counts[key] }))
    .filter(({ key, count }) => (count > 0 && count < all) || key === chosen)
}

/** The columns by which the list is ordered, and the order that each stands for. */
const ordersOfColumns = { contract: 'name', address: 'address', power: 'power', payment: 'debt' } as const

/** What the table shows of an order. */
export function sortOf(order: ContractsOrder = 'name'): Sort {
  const name = order.replace('-', '')
  const key = Object.entries(ordersOfColumns).find(([, of]) => of === name)?.[0] ?? 'contract'
  return { key, direction: order.startsWith('-') ? 'descending' : 'ascending' }
}

/** The order that a pressed column asks for; undefined for the usual one. What is owed, and power, come greatest first. */
export function orderAsked(before: ContractsOrder | undefined, key: string): ContractsOrder | undefined {
  const name = ordersOfColumns[key as keyof typeof ordersOfColumns]
  const [first, second] = name === 'debt' || name === 'power' ? (['-', ''] as const) : (['', '-'] as const)
  const asked: ContractsOrder = `${(before ?? 'name') === `${first}${name}` ? second : first}${name}`
  return asked === 'name' ? undefined : asked
}
