import { expect, it } from 'vitest'
import { formatterOf } from './formatter.ts'

/** Intl separates figures and units with several kinds of space. */
function spaces(text: string) {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}
const [es, ca, en] = [formatterOf('es'), formatterOf('ca'), formatterOf('en')]

it.each([
  [es.money(123_456), '1.234,56 €'],
  [en.money(-5), '-€0.05'],
  [es.energy(71_300), '71,3 kWh'],
  [ca.power(3_450), '3,45 kW'],
  [en.power(17_321), '17.321 kW'],
  [ca.day('2026-11-03'), '03/11/2026'],
  [en.day('2026-11-03'), '11/03/2026'],
  [es.longDay('2026-11-03'), '3 de noviembre de 2026'],
  [ca.longDay('2026-10-03'), '3 d’octubre del 2026'],
  [es.decimal('0.097553'), '0,097553'],
  [es.decimal('0.123456789012345678'), '0,123456789012345678'],
  [en.decimal('1234.50'), '1,234.5'],
  [en.decimal('-0.05'), '-0.05'],
  [es.price('4.9500'), '4,95 €'],
  [ca.price('0.0975530'), '0,097553 €'],
  [en.price('12'), '€12.00'],
  [es.list(['P1', 'P2']), 'P1 y P2'],
])('%s', (written, expected) => {
  expect(spaces(written)).toBe(expected)
})
