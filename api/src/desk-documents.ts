/** Documents that came with a new contract, as whoever works at the desk looks at them. */
import * as z from 'zod/mini'
import { supplyKinds } from './contracts.ts'
import { documentKinds, documentReasons, documentVerdicts } from './document-checks.ts'
import { endpoint } from './endpoint.ts'
import { fileId } from './files.ts'
import { locales } from './language.ts'
import { pageOf, pageQuery } from './paging.ts'
import { reference } from './path-text.ts'
import { writtenText } from './written-text.ts'

const common = { access: 'staff', switch: 'desk', role: 'answers' } as const
const params = z.object({ reference })

const waitingDocuments = z.object({
  reference: z.string(),
  name: z.string(),
  kind: z.enum(supplyKinds),
  documents: z.array(z.enum(documentKinds)),
  /** What the register of identities said; `none` where none is asked. */
  identity_check: z.enum(['good', 'unknown', 'none']),
  asked_at: z.string(),
})
export type WaitingDocuments = z.infer<typeof waitingDocuments>

export const listDeskDocuments = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/documents/',
  summary: 'New contracts whose documents wait to be looked at, oldest first.',
  query: z.object(pageQuery),
  reply: pageOf(waitingDocuments),
  errors: [],
})

const deskDocuments = z.extend(waitingDocuments, {
  nif: z.string(),
  product: z.string(),
  cups: z.string(),
  /** In which whoever signs is written to. */
  locale: z.enum(locales),
  files: z.array(
    z.object({ id: fileId, kind: z.enum(documentKinds), name: z.string(), media_type: z.string() }),
  ),
  /** Null while they wait. */
  decided: z.nullable(
    z.object({
      verdict: z.enum(documentVerdicts),
      reason_code: z.nullable(z.enum(documentReasons)),
      reason_text: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
})
export type DeskDocuments = z.infer<typeof deskDocuments>

export const readDeskDocuments = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/documents/{reference}/',
  summary: 'The documents of a new contract, and who asked for it.',
  params,
  reply: deskDocuments,
  errors: ['too_many_attempts'],
})

/** What a page can show of them; anything else is saved. */
export const shownPictures = ['image/jpeg', 'image/png', 'image/webp'] as const

export const readDeskDocument = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/documents/{reference}/files/{file}/',
  summary: 'A document of a new contract.',
  params: z.object({ reference, file: fileId }),
  reply: { file: ['application/octet-stream', ...shownPictures] },
  errors: [],
})

/** With `decided: false` a colleague was first, and nothing was told. */
export const decideDeskDocuments = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/documents/{reference}/decide/',
  summary:
    'Say whether the documents of a new contract are good; who signs it is told by mail, and the retailer’s systems.',
  params,
  body: z
    .strictObject({
      verdict: z.enum(documentVerdicts),
      /** Required where they are not good. */
      reason_code: z._default(z.nullable(z.enum(documentReasons)), null),
      /** What whoever signs reads besides. */
      reason_text: z._default(writtenText(500, { mayBeEmpty: true }), ''),
    })
    .check(
      z.refine(({ verdict, reason_code }) => verdict === 'good' || reason_code !== null, {
        error: 'required_field',
        path: ['reason_code'],
      }),
    ),
  reply: z.object({ decided: z.boolean(), documents: deskDocuments }),
  errors: ['too_many_attempts'],
})
