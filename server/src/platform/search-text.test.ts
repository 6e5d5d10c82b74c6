import { describe, expect, it } from 'vitest'
import { filterPattern, invoiceSearchText, likePattern, searchable } from './search-text.ts'

describe('search text', () => {
  it.each([
    ['Plaça de l’Església, 3', 'placa de l’esglesia 3'],
    ['47,83\u00A0€', '4783 €'],
    // PostgreSQL takes no NUL in a text.
    ['a\u0000b', 'a b'],
    ['  CALLE   Núñez\tde Balboa ', 'calle nunez de balboa'],
  ])('%s is compared as %s', (text, expected) => {
    expect(searchable(text)).toBe(expected)
  })

  it.each([
    ['', '%'],
    ['   ', '%'],
    [' , ', '%'],
    ['Núñez 12', '%nunez%12%'],
    ['100%', String.raw`%100\%%`],
    ['a_b\\c', String.raw`%a\_b\\c%`],
  ])('%j becomes the pattern %s [c5.contracts-filter]', (filter, pattern) => {
    expect(likePattern(filter)).toBe(pattern)
  })

  it.each([
    ['Núñez%12', '%nunez%12%'],
    ['Núñez 12', '%nunez%12%'],
    ['%%', '%'],
    ['100%', '%100%'],
    ['a_b', String.raw`%a\_b%`],
  ])('%j as a filter becomes the pattern %s', (filter, pattern) => {
    expect(filterPattern(filter)).toBe(pattern)
  })
})

it('an invoice is searched by all that names it, and by its total however it is written [c5.invoice-search]', () => {
  const text = invoiceSearchText({
    number: 'FE-2026/00012',
    partnerName: 'Núria Solé i Món',
    totalCents: 123456,
    productName: 'Tarifa Clàssica',
    tariff: '2.0TD',
    cups: 'ES0000000000000000XX',
    supplyAddress: 'Carrer Major, 4, 08500 Vic',
    contract: { id: 77, name: 'C-0001' },
  })
  expect(text).toBe(
    'fe-2026/00012 nuria sole i mon carrer major 4 08500 vic es0000000000000000xx c-0001 77 ' +
      'tarifa classica 2.0td 1.23456 € €1234.56 123456 €',
  )
})
