import { expect, it } from 'vitest'
import { ApiError } from '../../../calls/api-error.ts'
import { errors } from '../../../i18n/messages/es.ts'
import { markupOf, wordsOf } from '../../../testing/markup.tsx'
import type { CallState } from '../../../testing/markup.tsx'
import { billSoFarQuery } from './bill-so-far-query.ts'
import { BillSoFarCard } from './BillSoFarCard.tsx'
import { estimate } from './estimate.fixture.ts'
import { 'bill-so-far' as texts } from './messages/es.ts'

const high = { ...estimate, expected: 60.87, expected_low: 56.28, expected_high: 65.31, above_usual: true }
const above =
  /Va por encima de lo habitual Una factura de 30 días suele llegar, como mucho, a 47,40 €\. Todavía es una previsión\./

function shown(come?: Omit<CallState, 'of'>) {
  return wordsOf(
    markupOf(
      <BillSoFarCard name="700" />,
      { 'bill-so-far': texts, errors },
      come ? [{ of: billSoFarQuery('700'), ...come }] : [],
    ),
  )
}

it('an estimate above the usual has a notice with the usual amount, others have none [r.bill-so-far-card]', () => {
  expect(shown({ data: { estimate: high, reason: null } })).toMatch(above)
  const usual = shown({ data: { estimate, reason: null } })
  expect(usual).toContain('Lo habitual, como mucho 47,40 €')
  expect(usual).not.toContain('Va por encima')
})

it('prices of the market that are not known yet are said, of other products nothing is said of them [r.market-so-far]', () => {
  const foreseen = /Los precios del mercado que aún no se conocen/
  const followed = { ...estimate, foresees_market: true }
  expect(shown({ data: { estimate: followed, reason: null } })).toMatch(foreseen)
  expect(shown({ data: { estimate, reason: null } })).not.toMatch(foreseen)
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
    /La previsión no se ha podido actualizar: se muestra la de antes\. No hay conexión\..* Desde el 1 de noviembre van 161 kWh/,
  ],
] as const)('%s', (_, come, words) => {
  expect(shown(come)).toMatch(words)
})
