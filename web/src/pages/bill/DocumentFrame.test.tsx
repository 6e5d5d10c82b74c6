import { expect, it } from 'vitest'
import { ApiError } from '../../calls/api-error.ts'
import type { RemoteFile } from '../../calls/remote-file.ts'
import { errors } from '../../i18n/messages/es.ts'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import type { CallState } from '../../testing/markup.tsx'
import { documentKey, DocumentFrame } from './DocumentFrame.tsx'
import { 'bill-details' as texts } from './bill-details/messages/es.ts'

const file: RemoteFile = {
  address: '/api/v1/invoices/7/pdf/',
  check: () => Promise.resolve(),
  fetch: () => Promise.reject(new Error('nobody asks for it')),
}

function frame(come?: Omit<CallState, 'of'>) {
  return markupOf(
    <DocumentFrame file={file} title="PDF de la factura FE7" />,
    { 'bill-details': texts, errors },
    come ? [{ of: { queryKey: documentKey(file) }, ...come }] : [],
  )
}

it('the document stands in its frame once it is known to be there [r.bill-page]', () => {
  expect(frame()).not.toContain('<iframe')
  expect(frame({ data: true })).toMatch(
    /^<iframe [^>]*title="PDF de la factura FE7" src="\/api\/v1\/invoices\/7\/pdf\/#/,
  )
})

it.each([
  [
    'documents_unavailable',
    501,
    /^Ahora mismo no se pueden generar documentos aquí\. Los datos siguen estando en pantalla\.$/,
  ],
  ['offline', 0, /^No hay conexión\./],
] as const)('in place of a document that cannot be had stands why: %s', (code, status, words) => {
  const markup = frame({ error: new ApiError(code, status) })
  expect(wordsOf(markup)).toMatch(words)
  expect(markup).not.toContain('<iframe')
})
