import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductCode } from './contract.ts'
import { csvOf } from './csv.ts'

type Offer = readonly [product: ProductCode, tariff: string, selfConsumption: 'any' | 'with' | 'without']

/** What a visitor of the demo can contract. */
export const offers: readonly Offer[] = [
  ['LLUM20', '2.0TD', 'without'],
  ['PLANA20', '2.0TD', 'any'],
  ['SOL20', '2.0TD', 'with'],
  ['PVPC20', '2.0TD', 'without'],
  ['LLUM30', '3.0TD', 'any'],
  ['GAS', 'RL.1', 'any'],
  ['GAS', 'RL.2', 'any'],
  ['GAS', 'RL.3', 'any'],
  ['GASCOM', 'RL.4', 'any'],
  ['GASTUR', 'RL.1', 'any'],
  ['GASTUR', 'RL.2', 'any'],
  ['GASTUR', 'RL.3', 'any'],
]

export function writeProductOffers(folder: string): Promise<void> {
  const rows = offers.map(([product_code, tariff, self_consumption]) => ({
    product_code,
    tariff,
    start_day: '2025-01-01',
    end_day: '',
    customers: 'any',
    self_consumption,
    description: '',
    url: '',
  }))
  return writeFile(join(folder, 'product-offers.csv'), csvOf(rows))
}
