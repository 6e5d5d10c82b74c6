import type { SwitchName } from '@endoll/api/deployment/switches.ts'
import { expect, it } from 'vitest'
import { cardsOf, contractCards, tabAsked, tabsOf, wideCards } from './contract-cards.ts'
import type { CardName } from './contract-cards.ts'

const home: Parameters<typeof cardsOf>[0] = {
  type: 'electricity',
  state: 'activa',
  sign_date: '2019-09-30',
  start_date: '2019-10-07',
  has_consumption: true,
  bateria_virtual: [],
  tariff_options: null,
  self_consumption: null,
}
const panels = { modality: 'compensated', code: '41', cau: null, share: null } as const

/** All but these and what few contracts have. */
function without(...names: readonly string[]) {
  return contractCards.map(({ name }) => name).filter((name) => ![...names, 'sun'].includes(name))
}

it.each<[string, Partial<typeof home>, readonly string[]]>([
  ['a home', {}, without('options', 'batteries')],
  [
    'a home with options',
    { tariff_options: { double_tariff: null, happy_hours: null, happy_day: null } },
    without('batteries'),
  ],
  ['gas', { type: 'gas' }, without('consumption', 'bill', 'power', 'optimal', 'options', 'batteries')],
  [
    'a draft',
    { state: 'esborrany', start_date: null },
    without('consumption', 'bill', 'invoices', 'optimal', 'productYear', 'options', 'batteries'),
  ],
  [
    'one that has no readings yet',
    { has_consumption: false },
    without('productYear', 'options', 'batteries'),
  ],
  ['a closed one', { state: 'baixa' }, without('bill', 'optimal', 'productYear', 'options', 'batteries')],
  [
    'a closed one that was never read',
    { state: 'cancelada', has_consumption: false },
    without('consumption', 'bill', 'optimal', 'productYear', 'options', 'batteries'),
  ],
])('%s', (_, changes, names) => {
  expect(cardsOf({ ...home, ...changes }, () => true).map(({ name }) => name)).toEqual(names)
})

it.each<[SwitchName, readonly CardName[]]>([
  ['tariffOptions', ['options']],
  ['virtualBattery', ['batteries']],
  ['solarYear', ['sun']],
])('%s, switched off, hides %j', (off, hidden) => {
  const contract = {
    ...home,
    bateria_virtual: [{ id: 'bv', name: 'BV', code: 'BV1' }] as never,
    tariff_options: { double_tariff: null, happy_hours: null, happy_day: null },
    self_consumption: panels,
  }
  const on = cardsOf(contract, () => true)
  expect(on).toHaveLength(contractCards.length)
  expect(cardsOf(contract, (name) => name !== off)).toEqual(on.filter(({ name }) => !hidden.includes(name)))
})

it.each<[string, readonly CardName[], readonly CardName[]]>([
  ['pairs and tables', ['invoices', 'consumption', 'bill', 'services'], ['invoices', 'services']],
  ['one that is left over', ['account', 'notices', 'product', 'services'], ['product', 'services']],
  ['one before a table', ['consumption', 'invoices', 'account', 'notices'], ['consumption', 'invoices']],
  ['the last', ['account', 'notices', 'product'], ['product']],
  ['the last, beside a tall one', ['account', 'notices', 'data', 'supply', 'people'], []],
  ['nothing', [], []],
])('as wide as the page, of %s', (_, names, wide) => {
  const cards = names.map((name) => contractCards.find((card) => card.name === name)!)
  expect([...wideCards(cards)]).toEqual(wide)
})

it('every card has a tab, and tabs without a card are left out [r.contract-places]', () => {
  const all = cardsOf(home, () => true)
  expect(tabsOf(all).map(({ tab }) => tab)).toEqual(['summary', 'prices', 'power', 'data', 'documents'])
  expect(tabsOf(all).flatMap(({ cards }) => cards)).toHaveLength(all.length)
  const gas = cardsOf({ ...home, type: 'gas' }, () => true)
  expect(tabsOf(gas).map(({ tab }) => tab)).toEqual(['summary', 'prices', 'data', 'documents'])
})

it.each<[string, Parameters<typeof tabAsked>[1], ReturnType<typeof tabAsked>]>([
  ['by its name', { tab: 'power', hash: '' }, 'power'],
  ['by the anchor of a card', { tab: undefined, hash: 'contract-supply' }, 'data'],
  ['the anchor first', { tab: 'power', hash: 'contract-supply' }, 'data'],
  ['one that is not', { tab: 'attic', hash: 'nothing' }, undefined],
])('a tab is asked for %s', (_, asked, tab) => {
  expect(
    tabAsked(
      cardsOf(home, () => true),
      asked,
    ),
  ).toBe(tab)
})

it('a supply with panels leads to what the sun brought it, others do not [r.solar-year-entry]', () => {
  const cards = cardsOf({ ...home, self_consumption: panels }, () => true)
  expect(cards.filter(({ tab }) => tab === 'summary').map(({ name }) => name)).toEqual([
    'invoices',
    'consumption',
    'bill',
    'sun',
  ])
})
