import { describe, expect, it } from 'vitest'
import { calculationParts, centsOf, daysOf, numberOf, numbersOf, workedOut } from './printed.ts'

describe('figures read back [r.figures-agree]', () => {
  it.each([
    ['1.234,56', 'es', 1234.56],
    ['-12', 'ca', -12],
    ['1,234.5', 'en', 1234.5],
    ['1234,56', 'es', Number.NaN],
    ['1.23', 'es', Number.NaN],
    ['', 'en', Number.NaN],
  ] as const)('%j in %s is %d', (text, language, number) => {
    expect(numberOf(text, language)).toBe(number)
  })

  it.each([
    ['47,83\u00a0€', 'es', 4783],
    ['-1.234,50 €', 'ca', -123_450],
    ['-€1,234.50', 'en', -123_450],
    ['47,8 €', 'es', Number.NaN],
    ['47.83 €', 'es', Number.NaN],
    ['€47,83', 'en', Number.NaN],
  ] as const)('%j in %s is %d cents', (text, language, cents) => {
    expect(centsOf(text, language)).toBe(cents)
  })

  it('are found in a text, days in the order of the language', () => {
    expect(numbersOf('4,6 kW × -30,817413 €/kW/año × 31 días ÷ 365', 'es')).toEqual([
      4.6, -30.817413, 31, 365,
    ])
    expect(daysOf('01/10/2026 – 31/10/2026', 'ca')).toEqual(['2026-10-01', '2026-10-31'])
    expect(daysOf('Power, 10/01/2026 to 10/31/2026', 'en')).toEqual(['2026-10-01', '2026-10-31'])
  })

  it.each([
    ['21\u00a0% de 47,10\u00a0€', { factors: '21 % de 47,10 €' }],
    ['-12,50 €; se usa menos', { factors: '-12,50 €', why: 'se usa menos' }],
    ['2 kWh × -€0.08/kWh = -€0.16; less', { factors: '2 kWh × -€0.08/kWh', result: '-€0.16', why: 'less' }],
  ])('%j has its parts', (calculation, parts) => {
    expect(calculationParts(calculation)).toEqual(parts)
  })

  it.each([
    ['4,6 kW × 30,817413 €/kW/año × 31 días ÷ 365', 'es', 12.0399],
    ['€3.95/month × 12 months × 31 days ÷ 365', 'en', 4.0258],
    ['21 % de 47,10 €', 'ca', 9.891],
    ['5.11269632% of €31.20', 'en', 1.5952],
    ['-4,75 % de 23,66 € × 5 días ÷ 365', 'es', -0.0154],
    ['-12,50 €', 'es', -12.5],
  ] as const)('%s in %s comes to %d', (calculation, language, euros) => {
    expect(workedOut(calculation, language)).toBeCloseTo(euros, 4)
  })
})
