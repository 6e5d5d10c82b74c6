import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import { taxesOfContract, taxesOfOffer, taxedPrice } from '../../billing/taxed-prices.ts'
import { readDeployment } from '../../deployment-file.ts'
import type { ContractContent } from '../contract/contract-document.ts'
import { contractOf } from '../contract/contract.fixture.ts'
import { priceNoticeDocument } from '../price-notice/price-notice-document.ts'
import { offeredPricesTable } from './prices-table.ts'

let deployment: Deployment
beforeAll(async () => {
  ;({ deployment } = await readDeployment(join(import.meta.dirname, '../../../../deployments/demo.json')))
})

const day = '2026-11-21'
const home = {
  kind: 'electricity',
  province: '08',
  tariff: '2.0TD',
  powersW: [4600, 4600],
  isPerson: true,
} as const
const taxes = taxesOfOffer(home, day)

function price(
  concept: ProductPrice['concept'],
  of: string,
  unit: ProductPrice['unit'],
  period: 0 | 1 = 1,
): ProductPrice {
  return { concept, tariffPeriod: period, from: '2026-01-01', price: of, unit }
}

const prices = [price('energy', '0.2', 'EUR/kWh'), price('surplus', '0.06', 'EUR/kWh', 0)]
const of = { kind: 'electricity', prices, regulatedSource: null } as const

function plain(text: string) {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

describe('[law.10.documents] the prices that are signed', () => {
  it('stand with taxes and without, with taxes first', () => {
    const { columns, rows, note } = offeredPricesTable({ ...of, taxes }, 'es')
    expect(columns.map(({ header }) => header)).toEqual([
      'Concepto',
      'Periodo',
      'Con impuestos',
      'Sin impuestos',
    ])
    // 0.2 × 1.0511269632 × 1.21.
    expect(rows.map((row) => row.map(plain))).toEqual([
      ['Energía', 'P1', '0,254373 €/kWh', '0,2 €/kWh'],
      ['Excedentes', 'Todos', '–', '0,06 €/kWh'],
    ])
    expect(note).toContain('Con los impuestos de hoy')
    expect(note).toContain('la financiación del bono social')
  })

  it('stand without them alone where they are not known, and say so', () => {
    const nowhere = taxesOfOffer({ ...home, province: '99' }, day)
    const { columns, rows, note } = offeredPricesTable({ ...of, taxes: nowhere }, 'es')
    expect(columns.map(({ header }) => header)).toEqual(['Concepto', 'Periodo', 'Sin impuestos'])
    expect(rows[0]).toHaveLength(3)
    expect(note).toContain('Sin impuestos.')
  })
})

it('[law.10.documents] a notice of new prices has both, before and after', () => {
  const { content } = priceNoticeDocument(
    {
      contract: { name: '1', holder: 'A', address: 'B' },
      product: { name: 'C', revision: null },
      sentOn: day,
      fromDay: '2027-01-01',
      before: [price('energy', '0.2', 'EUR/kWh')],
      after: [price('energy', '0.1', 'EUR/kWh'), price('market', '120', '%', 0)],
      taxes,
      year: undefined,
    },
    { deployment, language: 'es' },
  )
  const { services } = content as ContractContent
  expect(services?.columns.map(({ header }) => header)).toEqual([
    'Concepto',
    'Periodo',
    'Antes, con impuestos',
    'Antes, sin impuestos',
    'Después, con impuestos',
    'Después, sin impuestos',
  ])
  expect(services?.rows.map((row) => row.slice(1).map(plain))).toEqual([
    ['P1', '0,254373 €/kWh', '0,2 €/kWh', '0,127186 €/kWh', '0,1 €/kWh'],
    ['Todos', '–', 'No hay', '–', '120 %'],
  ])
})

describe('[law.10.documents] taxes of a price', () => {
  const energy = (rules: typeof taxes) => taxedPrice('0.2', 'energy', rules)
  it('are those of where the supply is, what it is for and the day', () => {
    expect(energy(taxesOfOffer({ ...home, province: '35' }, day))).toBe('0.210225')
    expect(energy(taxesOfOffer(home, '2026-05-01'))).not.toBe(energy(taxes))
    expect(energy(taxesOfContract(contractOf(), day))).toBe('0.254373')
    expect(energy(undefined)).toBeUndefined()
    expect(taxedPrice('0.06', 'surplus', taxes)).toBeUndefined()
  })

  it('of gas are the hydrocarbon tax and the indirect one', () => {
    const gas = taxesOfOffer({ ...home, kind: 'gas', tariff: 'RL.2', powersW: [] }, day)
    expect(Number(taxedPrice('0.05', 'energy', gas))).toBeGreaterThan(0.05 * 1.2)
  })
})
