import { describe, expect, it } from 'vitest'
import type { BillData } from '../bill-data.ts'
import { billDetail, billSupply } from './bill-facts.ts'
import { billWordsOf } from './bill-words.ts'
import { homeBill } from './bill.fixture.ts'

describe('the energy of a social bonus', () => {
  const bonus = { limitWh: 130_438, carriedWh: 20_000, discountedWh: 150_438, beyondWh: 9562 }
  const saidOf = (data: BillData) =>
    billSupply(data, billWordsOf('es')).facts.filter(({ label }) => label === 'Bono social')

  it('[law.bonus.energy] with right to the discount stands apart from that beyond the limit (RD 897/2017 annex I.2) [r.bonus-carry]', () => {
    expect(saidOf({ ...homeBill, bonus }).map(({ lines }) => lines)).toEqual([
      [
        '150,438 kWh con derecho al descuento',
        'Límite de estos días: 130,438 kWh, más 20 kWh no consumidos en los doce meses anteriores',
        '9,562 kWh por encima del límite, sin descuento',
      ],
    ])
    const within = { ...bonus, carriedWh: 0, discountedWh: 120_000, beyondWh: 0 }
    expect(saidOf({ ...homeBill, bonus: within }).map(({ lines }) => lines)).toEqual([
      ['120 kWh con derecho al descuento', 'Límite de estos días: 130,438 kWh'],
    ])
    expect(saidOf(homeBill)).toEqual([])
  })
})

it('the product says its language, where it is known [r.own-texts]', () => {
  const { name } = homeBill.product
  const productOf = (textLanguages: Readonly<Record<string, string>>) =>
    billSupply({ ...homeBill, textLanguages }, billWordsOf('es')).facts.find(
      ({ label }) => label === 'Producto',
    )
  expect(productOf({ [name]: 'ca' })).toMatchObject({ lines: [name], language: 'ca' })
  expect(productOf({})).not.toHaveProperty('language')
})

describe('the words below the amount', () => {
  const said = (data: BillData) => billDetail(data, billWordsOf('es')).replaceAll(/\s/g, ' ')

  it('name account, reference and sum of the one transfer that pays it with others', () => {
    const transferGroup = {
      reference: 'PF-0007',
      cents: 97_548,
      invoices: 13,
      account: 'ES9121000418450200051332',
    }
    const invoice = { ...homeBill.invoice, state: 'grouped_proforma', paymentMethod: 'transfer' } as const
    const start =
      'Se paga con otras facturas (13 en total) con una sola transferencia de 975,48 €, con el concepto PF-0007'
    expect(said({ ...homeBill, invoice: { ...invoice, transferGroup } })).toBe(
      `${start}, a la cuenta ES91 2100 0418 4502 0005 1332.`,
    )
    const withoutAccount = { ...transferGroup, account: undefined }
    expect(said({ ...homeBill, invoice: { ...invoice, transferGroup: withoutAccount } })).toBe(`${start}.`)
  })

  it('say what of the surplus went into the virtual battery, and what is left there [r.bill-battery]', () => {
    const surplus = {
      ...homeBill.bill.lines[0]!,
      kind: 'surplus',
      quantity: '293.9',
      unit: 'kWh',
      price: '-0.1',
      priceUnit: 'EUR/kWh',
      amountCents: -2377,
    } as const
    const data = {
      ...homeBill,
      bill: { ...homeBill.bill, lines: [surplus] },
      battery: { keptCents: 562, takenCents: 0, balanceCents: 1605 },
    }
    expect(said(data)).toContain(
      'Los excedentes valen 29,39 € antes de impuestos: 23,77 € se han descontado y 5,62 € han ido a la batería virtual. Después de esta factura quedan 16,05 € en la batería virtual.',
    )
  })
})
