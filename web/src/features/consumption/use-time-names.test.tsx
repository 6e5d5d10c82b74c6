import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import type { Language } from '@endoll/api/language.ts'
import { createFormat } from '../../i18n/format.ts'
import { FormatContext } from '../../i18n/use-format.ts'
import { consumption as ca } from './messages/ca.ts'
import { consumption as en } from './messages/en.ts'
import { consumption as es } from './messages/es.ts'
import type { RangeName } from './day-range.ts'
import { barPartWords, energyWords, useTimeNames } from './use-time-names.ts'

it.each([
  [96_000, '96\u00a0kWh'],
  [172_499, '172\u00a0kWh'],
  [72_449, '72,4\u00a0kWh'],
  [7_570, '7,57\u00a0kWh'],
  [1_234_567, '1.235\u00a0kWh'],
  [0, '0\u00a0kWh'],
  [300, '0,3\u00a0kWh'],
])('a total of %i Wh is shown as %s [c9.legend]', (wh, expected) => {
  expect(energyWords(createFormat('es'), wh)).toBe(expected)
})

it('the parts of a bar add up to the total beside them; the surplus stands apart', () => {
  const format = createFormat('en')
  const said = (values: readonly number[]) =>
    barPartWords(format, values).map((words) => words.replace('\u00a0kWh', ''))
  // 3.334 × 3 = 10.002: 10 kWh in all, with one decimal.
  expect(energyWords(format, 10_002)).toBe('10\u00a0kWh')
  expect(said([3.334, 3.334, 3.334])).toEqual(['3.4', '3.3', '3.3'])
  expect(said([0.005, 0.005, 0.004])).toEqual(['0.01', '0', '0'])
  expect(said([150.4, 150.4, 150.4, -20.26])).toEqual(['151', '150', '150', '20.3'])
})

const texts: Readonly<Record<Language, unknown>> = { es, ca, en }

interface LabelProps {
  readonly name: RangeName
  readonly label: string
}

function Label({ name, label }: LabelProps) {
  return label.replace('{range}', useTimeNames().ofRange(name))
}

/** What a chart of these days is called in a language. */
function labelIn(language: Language, name: RangeName): string {
  const messages = { consumption: texts[language] as typeof es }
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={messages} timeZone="Europe/Madrid">
      <FormatContext value={createFormat(language)}>
        <Label name={name} label={messages.consumption.chart.label} />
      </FormatContext>
    </IntlProvider>,
  )
}

it.each<[RangeName, string, string, string]>([
  [
    { kind: 'day', day: '2026-11-18' },
    'Consumo del 18 de noviembre de 2026, en kWh',
    'Consum del 18 de novembre del 2026, en kWh',
    'Consumption on 18 November 2026, in kWh',
  ],
  [
    { kind: 'day', day: '2026-11-11' },
    'Consumo del 11 de noviembre de 2026, en kWh',
    'Consum de l’11 de novembre del 2026, en kWh',
    'Consumption on 11 November 2026, in kWh',
  ],
  [
    { kind: 'month', month: '2026-10' },
    'Consumo de octubre de 2026, en kWh',
    'Consum d’octubre del 2026, en kWh',
    'Consumption in October 2026, in kWh',
  ],
  [
    { kind: 'year', year: '2026' },
    'Consumo de 2026, en kWh',
    'Consum del 2026, en kWh',
    'Consumption in 2026, in kWh',
  ],
  [
    { kind: 'days', first: '2026-11-16', last: '2026-11-20' },
    'Consumo del 16/11/2026 al 20/11/2026, en kWh',
    'Consum del dia 16/11/2026 al dia 20/11/2026, en kWh',
    'Consumption from 11/16/2026 to 11/20/2026, in kWh',
  ],
])(
  'a chart of %j says of when it is in each language [r.day-labels]',
  (name, inSpanish, inCatalan, inEnglish) => {
    expect([labelIn('es', name), labelIn('ca', name), labelIn('en', name)]).toEqual([
      inSpanish,
      inCatalan,
      inEnglish,
    ])
  },
)
