import type { Language } from '@endoll/api/language.ts'
import type { Day } from '@endoll/domain/time/day.ts'

// Figures as each language prints them, read back. platform/formatter.ts, which wrote them, is not used: it is what these checks test.

const spaces = /[\s\u00a0\u202f]+/g
function separatorsOf(language: Language) {
  return language === 'en' ? { group: ',', decimal: '.' } : { group: '.', decimal: ',' }
}

/** One kind of space, one at a time. */
export function plain(text: string): string {
  return text.replaceAll(spaces, ' ').trim()
}

/** The number that a language prints so; NaN for what is printed otherwise, a group that is not parted included. */
export function numberOf(text: string, language: Language): number {
  const { group, decimal } = separatorsOf(language)
  const printed = new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})*(\\${decimal}\\d+)?$`)
  if (!printed.test(text)) return Number.NaN
  return Number(text.replaceAll(group, '').replace(decimal, '.'))
}

/** Cents of an amount printed with its sign: '-1.234,56 €', in English '-€1,234.56'. NaN for anything else. */
export function centsOf(text: string, language: Language): number {
  const [, sign = '', figures = ''] =
    (language === 'en' ? /^(-?)€([\d.,]+)$/ : /^(-?)([\d.,]+) €$/).exec(plain(text)) ?? []
  const { decimal } = separatorsOf(language)
  if (!new RegExp(`\\${decimal}\\d\\d$`).test(figures)) return Number.NaN
  return Math.round(numberOf(`${sign}${figures}`, language) * 100)
}

/** Every number of a text in its order, those in a price or an amount too. */
export function numbersOf(text: string, language: Language): number[] {
  return Array.from(plain(text).matchAll(/(-?)€?(\d[\d.,]*\d|\d)/g), ([, sign, figures]) =>
    numberOf(`${sign}${figures}`, language),
  )
}

/** Every day of a text in its order: 21/11/2026, in English 11/21/2026. */
export function daysOf(text: string, language: Language): Day[] {
  return Array.from(text.matchAll(/(\d\d)\/(\d\d)\/(\d{4})/g), ([, first, second, year]) =>
    language === 'en' ? `${year}-${first}-${second}` : `${year}-${second}-${first}`,
  )
}

/** A calculation taken apart: '383,6 kWh × -0,08 €/kWh = -30,69 €; why the line is less'. */
export function calculationParts(calculation: string): {
  readonly factors: string
  readonly result?: string | undefined
  readonly why?: string | undefined
} {
  const [sum = '', why] = plain(calculation).split('; ')
  const [factors = '', result] = sum.split(' = ')
  return { factors, result, why }
}

/**
 * What printed factors come to in euros: '4,6 kW × 30,817413 €/kW/año × 31 días ÷ 365', '21 % de 47,10 €', and of interest
 * '-4,75 % de 23,66 € × 5 días ÷ 365'.
 */
export function workedOut(factors: string, language: Language): number {
  return plain(factors)
    .split(' × ')
    .reduce((product, term) => {
      if (/%\s?(de|of)\s/.test(term)) {
        const [percent = Number.NaN, base = Number.NaN] = numbersOf(term, language)
        return product * (percent / 100) * base
      }
      const [number = Number.NaN, divisor = 1] = numbersOf(term, language)
      return (product * number) / divisor
    }, 1)
}
