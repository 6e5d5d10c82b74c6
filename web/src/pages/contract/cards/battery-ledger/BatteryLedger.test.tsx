import type { getBatteryLedger } from '@endoll/api/batteries.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { expect, it } from 'vitest'
import { ApiError } from '../../../../calls/api-error.ts'
import { errors } from '../../../../i18n/messages/es.ts'
import { markupOf, wordsOf } from '../../../../testing/markup.tsx'
import type { CallState } from '../../../../testing/markup.tsx'
import { today } from '../../../../site/today.ts'
import { BatteryLedger, ledgerQuery } from './BatteryLedger.tsx'
import { 'battery-ledger' as ledger } from './messages/es.ts'

type Ledger = ReplyOf<typeof getBatteryLedger>

const thisYear = Number(today().slice(0, 4))
const row = { date: '2025-06-03', polissa_id: 1, polissa_name: '700', invoice_number: 'FE-1', invoice_id: 9 }
const year: Ledger = {
  bateria: { id: 4, name: 'Casa' },
  year: 2025,
  years: [2025],
  opening_balance: 1.5,
  deposits: 9.18,
  withdrawals: 3.56,
  others: 0,
  closing_balance: 7.12,
  parts: [{ bateria_id: 4, polissa_id: 1, polissa_name: '700', part: 7.12 }],
  rest: 0,
  items: [{ ...row, deposit: 9.18, withdrawal: 3.56, balance: 7.12, part: 7.12 }],
}
const nothing = {
  opening_balance: 0,
  deposits: 0,
  withdrawals: 0,
  closing_balance: 0,
  items: [],
  years: [],
  parts: [],
  rest: 0,
}

function shown(come?: Omit<CallState, 'of'>) {
  return markupOf(
    <BatteryLedger
      battery={{ ...year.bateria, type_name: 'De excedentes', description: '' }}
      contract="700"
    />,
    { 'battery-ledger': ledger, errors },
    come ? [{ of: ledgerQuery(4), ...come }] : [],
  )
}

it('says what went in and out, and the balance before, after each bill and at the end [r.battery-ledger]', () => {
  const markup = shown({ data: year })
  expect(wordsOf(markup)).toBe(
    'En 2025 han entrado 9,18 € y han salido 3,56 €. Había al empezar el año 1,50 € Ha entrado 9,18 € Ha salido 3,56 €' +
      ' Había al acabar el año 7,12 € Movimientos de Casa en 2025 Factura Fecha Entra Sale Saldo' +
      ' FE-1 03/06/2025 9,18 € 3,56 € 7,12 €',
  )
  expect(markup).toContain('href="/facturas/9?"')
  expect(markup).not.toContain('<select')
})

it('of this year it says what there is now, and lets another year be chosen', () => {
  const markup = shown({ data: { ...year, year: thisYear, years: [thisYear, 2025] } })
  expect(wordsOf(markup)).toContain('Hay ahora 7,12 €')
  expect(markup).toContain(`<option value="${thisYear}" selected="">${thisYear}</option>`)
  expect(markup).toContain('<option value="2025">2025</option>')
})

it('marks rows of another contract, and sums up what others moved', () => {
  const items = [...year.items, { ...year.items[0]!, polissa_name: '701', invoice_id: null }]
  const markup = shown({ data: { ...year, others: -2.25, items } })
  expect(wordsOf(markup)).toContain('FE-1 03/06/2025 701 9,18 €')
  expect(wordsOf(markup)).toContain('De contratos de otras personas -2,25 € Esta batería es compartida')
  expect(markup.match(/href="\/facturas/g)).toHaveLength(1)
})

it('says whose the euros are where several contracts share them', () => {
  const parts = [...year.parts, { bateria_id: 4, polissa_id: 2, polissa_name: '701', part: 2 }]
  const words = wordsOf(shown({ data: { ...year, closing_balance: 12.12, parts, rest: 3 } }))
  expect(words).toContain(
    'Había al acabar el año 12,12 € De este contrato 7,12 € De 701 2,00 € De otros contratos, o sin repartir 3,00 €',
  )
  expect(words).toContain('Saldo De este contrato FE-1 03/06/2025 9,18 € 3,56 € 7,12 € 7,12 €')
})

it.each([
  ['under way', undefined, 'Cargando los movimientos'],
  [
    'nothing moved yet',
    { data: { ...year, ...nothing } },
    /^Todavía no hay movimientos\. El primero llegará con la primera factura en la que no quepan todos los excedentes\.$/,
  ],
  [
    'only others moved it',
    { data: { ...year, ...nothing, year: thisYear, others: 5, closing_balance: 5 } },
    /^De contratos de otras personas 5,00 € .*Hay ahora 5,00 € Todavía no hay movimientos/,
  ],
  [
    'it cannot be read',
    { error: new ApiError('internal', 500, {}, 'r-1') },
    /^No hemos podido cargar los movimientos .*Lo que hay en la batería sigue ahí\. Volver a intentarlo .*r-1$/,
  ],
  [
    'it could be read before',
    { data: year, error: new ApiError('offline', 0) },
    /^No se han podido actualizar los movimientos: se muestran los de antes\. No hay conexión\..* En 2025 han entrado/,
  ],
] as const)('%s', (_, come, words) => {
  expect(wordsOf(shown(come))).toMatch(words)
})
