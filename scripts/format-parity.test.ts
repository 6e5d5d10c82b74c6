// Screens and documents write figures alike, though neither side may import the other.
import { expect, it } from 'vitest'
import { languages } from '@endoll/api/language.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { formatterOf } from '../server/src/platform/formatter.ts'
import { createFormat } from '../web/src/i18n/format.ts'

const amounts = [0, 1, -5, 99, 100, 4217, 123_456, -123_456, 99_999_999, 1e12]
const days = Array.from({ length: 400 }, (_, index) => addDays('2023-12-20', index))
const energies = [0, 1, 499, 500, 9_125, 54_321, 214_300, 1_234_567, -1000]

it.each(languages)('documents in %s write what the screens write [r.documents-figures]', (language) => {
  const [paper, screen] = [formatterOf(language), createFormat(language)]
  for (const amount of amounts) expect(paper.money(amount)).toBe(screen.money(amount))
  for (const day of days) {
    expect(paper.day(day)).toBe(screen.day(day))
    expect(paper.longDay(day)).toBe(screen.longDay(day))
    expect(paper.month(day.slice(0, 7))).toBe(screen.month(day.slice(0, 7)))
    expect(paper.shortMonth(day.slice(0, 7))).toBe(screen.shortMonth(day.slice(0, 7)))
  }
  for (let atMs = 1_790_000_000_000; atMs < 1_800_000_000_000; atMs += 123_456_789)
    expect(paper.instant(atMs)).toBe(screen.instant(atMs))
  for (const energy of energies) {
    const { value, unit } = screen.energy(energy)
    expect(paper.energy(energy)).toBe(`${value} ${unit}`)
    expect(paper.number(energy / 7)).toBe(screen.number(energy / 7))
    expect(paper.number(energy / 7, 2)).toBe(screen.number(energy / 7, 2))
  }
  for (const powerW of [1, 3_450, 4_600, 17_321, 450_000]) {
    const { value, unit } = screen.power(powerW)
    expect(paper.power(powerW)).toBe(`${value} ${unit}`)
  }
  for (const share of [0, 0.004, 0.124, -0.5, 1, 12.5])
    expect(paper.percent(share)).toBe(screen.percent(share))
  expect(paper.list(['a', 'b', 'c'])).toBe(screen.list(['a', 'b', 'c']))
})
