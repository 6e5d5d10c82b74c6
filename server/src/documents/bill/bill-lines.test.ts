import { describe, expect, it } from 'vitest'
import type { BillLine } from '@endoll/domain/billing/bill.ts'
import { excessInterest } from '@endoll/domain/billing/excess-interest.ts'
import type { BillData } from '../bill-data.ts'
import { billGroups, calculationOf } from './bill-lines.ts'
import { billOf, homeBill, homeCharges, october } from './bill.fixture.ts'
import { billWordsOf } from './bill-words.ts'

const [es, ca, en] = [billWordsOf('es'), billWordsOf('ca'), billWordsOf('en')]
function spaces(text: string) {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

function line(changes: Partial<BillLine>): BillLine {
  return {
    kind: 'energy',
    span: october,
    quantity: '1',
    unit: 'unit',
    price: '1',
    priceUnit: 'EUR',
    amountCents: 0,
    ...changes,
  }
}
const yearly = { days: 31, yearDays: 365 } as const

describe('how a line is worked out', () => {
  it.each([
    [
      { quantity: '4.6', unit: 'kW', price: '30.817413', priceUnit: 'EUR/kW/year', ...yearly },
      '4,6 kW × 30,817413 €/kW/año × 31 días ÷ 365',
    ],
    [
      { quantity: '4.6', unit: 'kW', price: '0.075903', priceUnit: 'EUR/kW/day', days: 1 },
      '4,6 kW × 0,075903 €/kW/día × 1 día',
    ],
    [
      { quantity: '52.713', unit: 'kWh', price: '0.204453', priceUnit: 'EUR/kWh' },
      '52,713 kWh × 0,204453 €/kWh',
    ],
    [
      { quantity: '12', unit: 'kvarh', price: '0.041554', priceUnit: 'EUR/kvarh' },
      '12 kvarh × 0,041554 €/kvarh',
    ],
    [{ price: '9.011295', priceUnit: 'EUR/year', ...yearly }, '9,011295 €/año × 31 días ÷ 365'],
    [{ price: '0.81', priceUnit: 'EUR/month', ...yearly }, '0,81 €/mes × 12 meses × 31 días ÷ 365'],
    [{ quantity: '2', price: '4.95', priceUnit: 'EUR/month' }, '2 × 4,95 €/mes'],
    [{ price: '0.02663', priceUnit: 'EUR/day', days: 31 }, '0,02663 €/día × 31 días'],
    [{ price: '-5', kind: 'adjustment' }, '-5,00 €'],
    [{ kind: 'social_bonus', quantity: '28.33', price: '-0.425' }, '-42,5 % de 28,33 €'],
    [{ kind: 'discount', price: '-0.5' }, '-0,50 €'],
    [
      {
        kind: 'surplus',
        quantity: '419.801',
        unit: 'kWh',
        price: '-0.07',
        priceUnit: 'EUR/kWh',
        amountCents: -2377,
      },
      '419,801 kWh × -0,07 €/kWh = -29,39 €; se descuenta como mucho lo que cuesta la energía',
    ],
    [
      {
        kind: 'surplus',
        quantity: '100',
        unit: 'kWh',
        price: '-0.07',
        priceUnit: 'EUR/kWh',
        amountCents: -700,
      },
      '100 kWh × -0,07 €/kWh',
    ],
    [
      { kind: 'battery', price: '-12.5', amountCents: -688 },
      '-12,50 €; se usa solo lo que admite la factura',
    ],
  ] satisfies [Partial<BillLine>, string][])('%j: %s', (changes, expected) => {
    expect(spaces(calculationOf(line(changes), es))).toBe(expected)
  })
})

describe('the groups of a bill', () => {
  it('hold every line once, named by period, with their sums and taxes [c9.electricity-tax]', () => {
    const groups = billGroups(homeBill, es)
    const expected = groups.map(({ name, amount, lines }) => [
      name,
      spaces(amount),
      lines.map(({ concept, amount: of }) => `${concept} ${spaces(of)}`),
    ])
    expect(expected).toEqual([
      ['Potencia contratada', '13,54 €', ['Potencia P1 punta y llano 12,04 €', 'Potencia P2 valle 1,50 €']],
      [
        'Energía consumida',
        '23,52 €',
        ['Energía P1 punta 10,78 €', 'Energía P2 llano 5,85 €', 'Energía P3 valle 6,89 €'],
      ],
      ['Financiación del bono social', '0,77 €', ['Financiación del bono social 0,77 €']],
      ['Contador y servicios', '4,86 €', ['Alquiler del contador 0,83 €', 'Manteniment 4,03 €']],
      ['Impuestos', '11,30 €', ['Impuesto sobre la electricidad 1,93 €', 'IVA 9,37 €']],
    ])
    const taxes = groups.at(-1)!.lines.map(({ calculation }) => spaces(calculation))
    expect(taxes).toEqual(['5,11269632 % de 37,83 €', '21 % de 44,62 €'])
    expect(spaces(es.format.money(homeBill.bill.totalCents))).toBe('53,99 €')
  })

  it('say the language of a name that is the retailer’s own, where it is known [r.own-texts]', () => {
    const data = { ...homeBill, textLanguages: { Manteniment: 'ca' } }
    const named = billGroups(data, es).flatMap(({ lines }) => lines.filter(({ language }) => language))
    expect(named.map(({ concept, language }) => [concept, language])).toEqual([['Manteniment', 'ca']])
  })

  it('say for which days a line is, where a price changed on the way [r.bill-explained]', () => {
    const [first] = homeCharges
    const halves = [
      { ...first!, span: { from: '2026-10-01', to: '2026-10-16' }, days: 15 },
      { ...first!, span: { from: '2026-10-16', to: '2026-11-01' }, days: 16 },
    ]
    const data: BillData = { ...homeBill, bill: billOf(halves) }
    expect(billGroups(data, es)[0]!.lines.map(({ concept }) => concept)).toEqual([
      'Potencia P1 punta y llano, del 01/10/2026 al 15/10/2026',
      'Potencia P1 punta y llano, del 16/10/2026 al 31/10/2026',
    ])
  })

  it('name periods by number where the tariff has no bands', () => {
    const data: BillData = { ...homeBill, supply: { ...homeBill.supply, tariff: '3.0TD' } }
    expect(billGroups(data, ca)[1]!.lines.map(({ concept }) => concept)).toEqual([
      'Energia P1',
      'Energia P2',
      'Energia P3',
    ])
  })

  it('speak English too', () => {
    expect(billGroups(homeBill, en)[0]!.lines[0]).toMatchObject({
      concept: 'Power P1 peak and flat',
      calculation: '4.6 kW × €30.817413/kW/year × 31 days ÷ 365',
      amount: '€12.04',
    })
  })

  it.each([
    ['discount', 'adjustment', 'Descuentos y ajustes'],
    ['adjustment', 'interest', 'Ajustes e intereses'],
    ['social_bonus', 'social_bonus_financing', 'Bono social'],
    ['power', 'excess_power', 'Potencia contratada'],
    ['reactive', 'reactive', 'Energía reactiva'],
    ['meter_rental', 'meter_rental', 'Contador'],
    ['surplus', 'battery', 'Excedentes y batería virtual'],
  ] as const)('[r.line-headings] name what is among their lines alone: %s, %s', (first, second, name) => {
    const lines = [first, second].map((kind) => line({ kind }))
    expect(billGroups({ ...homeBill, bill: { ...homeBill.bill, lines } }, es)[0]?.name).toBe(name)
  })

  it('[law.bill.interest] say what the interest is of, its rate and its days', () => {
    const interest = excessInterest(
      { cents: 2366, from: '2026-09-12', to: '2026-10-15' },
      homeBill.bill.span,
    )!
    const data = { ...homeBill, bill: { ...homeBill.bill, lines: [{ ...interest, amountCents: -10 }] } }
    const [said] = billGroups(data, es)[0]?.lines ?? []
    expect(said && { ...said, calculation: spaces(said.calculation), amount: spaces(said.amount) }).toEqual({
      concept: 'Intereses de lo cobrado de más',
      calculation: '-4,75 % de 23,66 € × 33 días ÷ 365',
      amount: '-0,10 €',
    })
  })

  it('[law.late] name the discount for late activation of self-consumption beside the surplus', () => {
    const late = {
      kind: 'late_activation' as const,
      span: homeBill.bill.span,
      quantity: '1',
      unit: 'unit' as const,
      price: '-12.4',
      priceUnit: 'EUR' as const,
      amountCents: -1240,
    }
    const groups = billGroups(
      { ...homeBill, bill: { ...homeBill.bill, lines: [...homeBill.bill.lines, late] } },
      es,
    )
    expect(
      groups.find(({ lines }) => lines.some(({ concept }) => /retraso al activar/.test(concept))),
    ).toMatchObject({ name: 'Activación tardía del autoconsumo' })
  })
})
