// No sentence spells out a figure that a rule, a setting or a constant holds: it takes the figure as an argument.
import { expect, it } from 'vitest'
import { languages } from '@endoll/api/language.ts'
import { sentences, withoutArguments } from './sentences.ts'

/** Figures that may stay in a text, and why. Each has to be found in some text. */
const allowed: readonly (readonly [figure: RegExp, why: string])[] = [
  [/\bP[1-6]\b/g, 'names of tariff periods'],
  [/\bF5D\b/g, 'name of a file format'],
  [/\bSHA-256\b/g, 'name of an algorithm'],
  [/\bApache (?:License )?2\.0\b/g, 'name of a licence'],
  [/^(?:Here, )?1 m³/g, 'one cubic metre: the unit that is converted'],
  [
    /cos φ.* 0[.,]80(?: \p{L}+ 0[.,]95)?/gu,
    'names of the two prices of reactive energy, as products name them',
  ],
  [/100\s?%/g, 'all of it: what renewable means here, not a share that a rule sets'],
  [/(?<=[\p{Ll}] )0(?= \p{Ll}|\.)/gu, 'zero: midnight, and what a power has to exceed'],
  [/\b0:00/g, 'midnight, where the day begins'],
  [/(?<=…):00/g, 'minutes of a whole hour'],
  [/\b2[35] (?:horas|hores|hours)/g, 'hours of the days on which the clock changes'],
  [/\b(?:1:59|3:00|0:59|2:00)/g, 'the clock on the night of the change'],
  [/\b(?:doce|dotze|twelve)\b/g, 'months of a year'],
  [/\b(?:dos veces|dues vegades|twice)\b/g, 'how often something happens, which no rule sets'],
  [/\ben (?:los dos periodos|els dos períodes)/g, 'both periods: the sentence of contracts that have two'],
  [/\b(?:cuarto de|quart d’|quarter of an) ?(?:hora|hour)/g, 'the quarter of an hour, a unit of measurement'],
  [/\bevery quarter\b/g, 'three months, for which the law fixes the prices of last resort'],
  [/\b(?:dos letras|dues lletres|two letters)\b/g, 'letters of a country: ISO 3166'],
  [/^Dou?ble (?:tarifa|tariff)/g, 'name of a tariff option'],
  [/\b(?:RDL|RD|Ley|Llei) \d+\/\d{4}(?:,? arts?\. [\d.]+)?/g, 'the number of a law and its article'],
  [/ por ciento| per cent\b/g, 'per cent, the word'],
]

/** Figures as words, from two on: 'one' is an article too. Ordinals say an order, not a figure. */
const words: Readonly<Partial<Record<string, string>>> = {
  es:
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta ' +
    'cincuenta sesenta noventa cien cientos? mil mitad doble triple tercios? cuartos? décimas?',
  ca:
    'dos dues tres quatre cinc sis set vuit deu onze dotze tretze catorze quinze vint trenta quaranta cinquanta ' +
    'seixanta noranta cent mil meitat doble triple terç terços quarts? dècimes?',
  en:
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty thirty forty fifty ' +
    'sixty ninety hundred thousand half double triple thirds? quarters? tenths? twice',
}

function figureIn(file: string): RegExp {
  const own = words[/(\w+)\.ts$/.exec(file)?.[1] ?? '']?.split(' ') ?? []
  return new RegExp(`\\d[\\d.,:]*\\d|\\d|(?<!\\p{L})(?:${['\\d', ...own].join('|')})(?!\\p{L})`, 'giu')
}

it('figures stay out of sentences', () => {
  expect(new Set(sentences.map(({ file }) => file)).size).toBeGreaterThan(languages.length * 10)
  const left = sentences.flatMap(({ file, sentence }) => {
    const rest = allowed.reduce((text, [known]) => text.replaceAll(known, ''), sentence)
    return [...rest.matchAll(figureIn(file))].map(([what]) => `${file}: ${what} in '${sentence}'`)
  })
  expect(left).toEqual([])
})

it('what is allowed is found, and says why', () => {
  for (const [known, why] of allowed) {
    expect(why.length, String(known)).toBeGreaterThan(10)
    expect(
      sentences.some(({ sentence }) => sentence.search(known) >= 0),
      String(known),
    ).toBe(true)
  }
})

it.each([
  ['es.ts', 'Va de 0,1 en 0,1 kW y llega hasta {limit} kW.', ['0,1', '0,1']],
  ['es.ts', 'Los últimos {months, number} meses, o doce.', ['doce']],
  ['en.ts', '{count, plural, =0 {none of twelve} one {# month} other {# months}}', ['twelve']],
  ['en.ts', 'Once a day', []],
])('in %s: %s', (file, sentence, expected) => {
  expect([...withoutArguments(sentence).matchAll(figureIn(file))].map(([what]) => what)).toEqual(expected)
})
