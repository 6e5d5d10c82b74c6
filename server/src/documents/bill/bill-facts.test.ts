import { describe, expect, it } from 'vitest'
import type { BillData } from '../bill-data.ts'
import { billSupply } from './bill-facts.ts'
import { billWordsOf } from './bill-words.ts'
import { homeBill } from './bill.fixture.ts'

describe('the energy of a social bonus', () => {
  const bonus = { limitWh: 130_438, carriedWh: 20_000, discountedWh: 150_438, beyondWh: 9562 }
  const saidOf = (data: BillData) =>
    billSupply(data, billWordsOf('es')).facts.filter(({ label }) => label === 'Bono social')

  it('with right to the discount stands apart from that beyond the limit (RD 897/2017 annex I.2)', () => {
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

it('the product says its language, where it is known', () => {
  const { name } = homeBill.product
  const productOf = (textLanguages: Readonly<Record<string, string>>) =>
    billSupply({ ...homeBill, textLanguages }, billWordsOf('es')).facts.find(
      ({ label }) => label === 'Producto',
    )
  expect(productOf({ [name]: 'ca' })).toMatchObject({ lines: [name], language: 'ca' })
  expect(productOf({})).not.toHaveProperty('language')
})
