import { describe, expect, it } from 'vitest'
import { locales } from '@endoll/api/language.ts'
import { createFormat } from './format.ts'

/** Intl separates figures and units with several kinds of space. */
function spaces(text: string) {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}
const [es, ca, en] = [createFormat('es'), createFormat('ca'), createFormat('en')]

describe('how figures and days are written [c1.regional-settings]', () => {
  it.each([
    [es.money(123_456), '1.234,56 €'],
    [ca.money(123_456), '1.234,56 €'],
    [en.money(123_456), '€1,234.56'],
    [es.money(-5), '-0,05 €'],
    [es.day('2026-11-03'), '03/11/2026'],
    [ca.day('2026-11-03'), '03/11/2026'],
    [en.day('2026-11-03'), '11/03/2026'],
    [es.month('2026-11'), 'noviembre de 2026'],
    [ca.month('2026-11'), 'novembre del 2026'],
    [en.month('2026-11'), 'November 2026'],
    [es.shortDay('2026-11-03'), '3 nov'],
    [es.shortDay('2026-11-03', true), '3 nov 2026'],
    [ca.shortDay('2026-11-03', true), '3 de nov del 2026'],
    [en.shortDay('2026-11-03'), '3 Nov'],
    [en.shortDay('2026-11-03', true), '3 Nov 2026'],
    [es.weekday('2026-11-21'), 'sábado, 21 nov'],
    [ca.weekday('2026-11-21'), 'dissabte, 21 de nov'],
    [en.weekday('2026-11-21'), 'Saturday 21 Nov'],
    [es.energy(214_300).value, '214'],
    [es.energy(9_125).value, '9,13'],
    [en.energy(54_321).value, '54.3'],
    [es.energyText(1_234_567, 3), '1.234,567'],
    [es.power(4_600).value, '4,6'],
    [en.power(17_321).value, '17.321'],
    [es.number(12_345.678), '12.345,678'],
    [es.percent(0.124), '12 %'],
    [en.percent(-0.124), '-12%'],
    [es.bytes(500_000_000), '500 MB'],
    [es.list(['a', 'b', 'c']), 'a, b y c'],
  ])('%s', (written, expected) => {
    expect(spaces(written)).toBe(expected)
  })

  it('shows instants on the clock of the supply, in winter and summer and in the Canaries', () => {
    expect(es.hour('2026-01-15T12:00:00Z')).toBe('13:00')
    expect(es.hour('2026-07-15T12:00:00Z')).toBe('14:00')
    expect(es.hour('2026-07-15T12:00:00Z', 'Atlantic/Canary')).toBe('13:00')
    expect(en.instant('2026-12-31T23:30:00Z')).toBe('01/01/2027 00:30')
    expect(es.hour('2026-01-15T23:00:00Z')).toBe('00:00')
  })

  it('says until when by the last day, and by the moment where the day goes on', () => {
    // 7 December begins in Madrid, in winter; 1 July, in summer.
    expect(es.until('2026-12-06T23:00:00Z')).toBe('6 de diciembre de 2026')
    expect(ca.until('2026-06-30T22:00:00Z')).toBe('30 de juny del 2026')
    expect(en.until('2026-12-06T22:59:00Z')).toBe('12/06/2026 23:59')
  })

  it('says how long ago', () => {
    expect(es.relative(0, 3 * 86_400_000)).toBe('hace 3 días')
    expect(ca.relative(7_200_000, 0)).toBe('d’aquí a 2 hores')
  })

  it('knows every locale a deployment may offer [c1.partner-languages]', () => {
    for (const locale of locales) expect(createFormat(locale).day('2026-11-21')).toContain('2026')
  })
})
