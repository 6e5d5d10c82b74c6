import { expect, it } from 'vitest'
import { ApiError } from '../../../calls/api-error.ts'
import { errors } from '../../../i18n/messages/es.ts'
import { markupOf, wordsOf } from '../../../testing/markup.tsx'
import { 'year-zip' as texts } from './messages/es.ts'
import { Standing } from './YearZipDialog.tsx'

function invoice(id: number) {
  return { id, number: `FE-${id}`, date: '2025-01-05' }
}

function shown(state: Parameters<typeof Standing>[0]['state']) {
  return wordsOf(markupOf(<Standing state={state} span="2025" />, { 'year-zip': texts, errors }))
}

it.each([
  [
    'one alone failed',
    { at: 'stopped', done: 11, of: 12, failed: [invoice(7)] },
    /Una factura no se ha podido descargar Números: FE-7\. Ya están aquí 11 de 12: al seguir solo se piden las que faltan\.$/,
  ],
  [
    'more failed than are worth naming',
    { at: 'stopped', done: 5, of: 12, failed: [1, 2, 3, 4, 5, 6, 7].map(invoice) },
    /7 facturas no se han podido descargar Números: FE-1, FE-2, FE-3, FE-4, FE-5 y 2 más\./,
  ],
  [
    'nobody can make documents',
    { at: 'stopped', done: 0, of: 12, error: new ApiError('documents_unavailable', 501), failed: [] },
    /Descarga detenida Ahora mismo no se pueden generar documentos aquí\..* Todavía no se ha descargado ninguna\.$/,
  ],
  [
    'a month has no bill',
    { at: 'stopped', done: 0, of: 0, failed: [] },
    /^En ese mes no hay ninguna factura$/,
  ],
  ['it runs', { at: 'running', done: 3, of: 12 }, /3 de 12 .*Esta página tiene que seguir abierta/],
  [
    'a part was saved',
    { at: 'saved', name: 'Facturas 2025 (11 de 12).zip', done: 11, of: 12 },
    /«Facturas 2025 \(11 de 12\)\.zip» está en las descargas del navegador, con 11 facturas\.$/,
  ],
] as const)('%s [r.export-year]', (_, state, words) => {
  expect(shown(state)).toMatch(words)
})
