import { listGasProducts, listProducts } from '@endoll/api/contracting.ts'
import { describe, expect, it } from 'vitest'
import { read } from '../../../calls/query.ts'
import { markupOf, wordsOf, type CallState } from '../../../testing/markup.tsx'
import { newContract } from '../messages/es.ts'
import { MonthlyPrice } from './MonthlyPrice.tsx'
import type { PriceAsked } from './use-price.ts'

const nothing: PriceAsked = {
  cups: '',
  supply: { at: 'waiting' },
  zipcode: '',
  residenceType: '',
  vat: undefined,
  bill: undefined,
  only: undefined,
  day: '2026-11-22',
}
const home = { ...nothing, zipcode: '08500', residenceType: 'habitual' }

function product(name: string, total: number, basis: 'measured' | 'profile' = 'profile') {
  const first_year = { total, from: total / 2, to: total * 2, kwh: 3487, basis, market: null }
  return { id: total, name, first_year }
}

function priceOf(
  asked: PriceAsked,
  come: readonly CallState[] = [],
  kind: 'electricity' | 'gas' = 'electricity',
) {
  const markup = markupOf(<MonthlyPrice kind={kind} asked={asked} />, { 'new-contract': newContract }, come)
  return wordsOf(markup).replaceAll('\u00A0', ' ')
}

const person = { customer: 'person', zipcode: '08500' } as const
const ofHome = read(listProducts, { query: { ...person, powers: '4.6', atr: '18', selfcons: 'false' } })

describe('what it would cost a month [r.price-first]', () => {
  it('waits for a supply, or for a postal code and the use', () => {
    for (const asked of [nothing, { ...home, zipcode: '0850' }, { ...home, residenceType: '' }])
      expect(priceOf(asked)).toContain('código postal y el uso')
    expect(priceOf({ ...home, residenceType: 'business' })).toContain('su CUPS o con su factura')
  })

  it('is the cheapest product’s twelfth, with its range and what it is taken from', () => {
    const data = [product('Sin coste', Number.NaN), product('Luz tranquila', 720), product('Luz de día', 960)]
    data[0] = { ...data[0], first_year: null } as never
    const words = priceOf(home, [{ of: ofHome, data }])
    expect(words).toMatch(/60,00 €\s+al mes, con impuestos/)
    expect(words).toContain('Luz tranquila: entre 30,00 € y 120,00 €')
    expect(words).toContain('Se supone una potencia de 4,6 kW.')
    expect(priceOf({ ...home, only: 'Luz de día' }, [{ of: ofHome, data }])).toContain('80,00 €')
    expect(priceOf({ ...home, only: 'Luz de nadie' }, [{ of: ofHome, data }])).toContain(
      'no se puede calcular',
    )
  })

  it('is that of the supply where its distributor is known to have told of it', () => {
    const cups = 'ES0031000000777001ZE'
    const facts = {
      powers: [4.6, 3.45],
      access_tariff: { id: 18, name: '2.0TD', cnmc: '018' },
      selfcons: false,
    }
    const supply = { at: 'found', facts } as never
    const query = { customer: 'person', powers: '4.6|3.45', atr: '18', selfcons: 'false' } as const
    const words = priceOf({ ...nothing, cups, supply }, [
      { of: read(listProducts, { query }), data: [product('Luz tranquila', 600, 'measured')] },
    ])
    expect(words).toContain('50,00 €')
    expect(words).toContain('Con lo que este suministro gastó el último año')
    expect(words).not.toContain('Se supone')
  })

  it('of gas is one of a home that cooks and one of a home that heats', () => {
    const ask = (atr: string) => read(listGasProducts, { query: { ...person, atr } })
    const words = priceOf(
      home,
      [
        { of: ask('1'), data: [product('Gas tranquilo', 240)] },
        { of: ask('2'), data: [product('Gas tranquilo', 840)] },
      ],
      'gas',
    )
    expect(words).toMatch(/cocinar.*20,00 €.*calefacción.*70,00 €/)
  })
})
