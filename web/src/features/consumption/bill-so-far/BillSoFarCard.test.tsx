import { expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { messages as errors } from '../../../i18n/errors/messages/es.ts'
import { markupOf, wordsOf } from '../../../testing-markup.tsx'
import type { Come } from '../../../testing-markup.tsx'
import { BillSoFarCard } from './BillSoFarCard.tsx'
import { messages as texts } from './messages/es.ts'
import { billSoFarQuery } from './so-far-query.ts'
import type { Estimate } from './so-far-sentence.ts'

const estimate: Estimate = {
  start_date: '2026-11-01',
  read_to: '2026-11-20',
  expected_end_date: '2026-11-30',
  days_read: 20,
  days: 30,
  energy_so_far: 161.239,
  amount_so_far: 33.28,
  expected: 60.87,
  expected_low: 56.28,
  expected_high: 65.31,
  expected_energy: 241.5,
  basis: 'year_before',
  range_basis: 'past_weeks',
  leaves_out: [],
  usual: 47.4,
  above_usual: true,
}
const above =
  /Va por encima de lo habitual Una factura de 30 días suele ser de unos 47,40 €\. Todavía es una previsión\./

const shown = (come?: Omit<Come, 'of'>) =>
  wordsOf(
    markupOf(
      <BillSoFarCard name="700" />,
      { 'bill-so-far': texts, errors },
      come ? [{ of: billSoFarQuery('700'), ...come }] : [],
    ),
  )

it('what goes above the usual is told, with the usual of as many days; what does not is not', () => {
  expect(shown({ data: { estimate, reason: null } })).toMatch(above)
  const usual = shown({ data: { estimate: { ...estimate, above_usual: false }, reason: null } })
  expect(usual).toContain('Lo habitual 47,40 €')
  expect(usual).not.toContain('Va por encima')
})

it.each([
  ['under way', undefined, /^La factura en curso Calculando la factura en curso…$/],
  [
    'it cannot be calculated yet',
    { data: { estimate: null, reason: 'no_readings' } },
    /^La factura en curso Todavía no hay una previsión .* Desde la última factura no ha llegado ninguna lectura/,
  ],
  [
    'it cannot be read',
    { error: new ApiError('internal', 500, {}, 'r-1') },
    /No se ha podido calcular la factura en curso .*Las lecturas y las facturas siguen en su sitio\. Volver a intentarlo/,
  ],
  [
    'it could be read before',
    { data: { estimate, reason: null }, error: new ApiError('offline', 0) },
    /La previsión no se ha podido actualizar: se muestra la de antes\. No hay conexión\..* Desde el 01\/11\/2026 van 161 kWh/,
  ],
] as const)('%s', (_, come, words) => {
  expect(shown(come)).toMatch(words)
})
