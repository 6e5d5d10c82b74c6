/** Texts that answers at the desk begin with, and the files that go with an answer. */
import * as z from 'zod/mini'
import { caseLimits } from './cases.ts'
import { endpoint } from './endpoint.ts'
import { fileId } from './files.ts'
import { hasOtherBraces } from './kept-text.ts'
import { languages } from './language.ts'
import { rowId } from './whole-number.ts'
import { writtenText } from './written-text.ts'

const common = { access: 'staff', switch: 'desk', errors: [] } as const

const keptText = z.object({
  id: z.int(),
  name: z.string(),
  /** By language; what stands in braces is filled in by kept-text.ts. */
  words: z.object({ es: z.string(), ca: z.string(), en: z.string() }),
})
export type KeptText = z.infer<typeof keptText>
const keptTexts = z.object({ texts: z.array(keptText) })

export const listKeptTexts = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/answers/texts/',
  role: 'answers',
  summary: 'Texts that an answer can begin with, by name.',
  reply: keptTexts,
})

const editing = { ...common, role: 'administers' } as const

export const editKeptTexts = endpoint({
  ...editing,
  method: 'GET',
  path: 'desk/v1/texts/',
  summary: 'Texts that answers begin with, to be edited.',
  reply: keptTexts,
})

const words = writtenText(caseLimits.text).check(z.refine((text) => !hasOtherBraces(text), 'not_valid'))

export const saveKeptText = endpoint({
  ...editing,
  method: 'POST',
  path: 'desk/v1/texts/',
  summary: 'Keep a text in every language, or change one.',
  body: z.strictObject({
    /** Null of a new one. */
    id: z.nullable(z.int('required_field').check(z.gte(1, 'not_valid'))),
    name: writtenText(80, { lines: 'one' }),
    words: z.record(z.enum(languages), words),
  }),
  reply: keptTexts,
})

export const removeKeptText = endpoint({
  ...editing,
  method: 'POST',
  path: 'desk/v1/texts/{id}/remove/',
  summary: 'Remove a kept text.',
  params: z.object({ id: rowId }),
  reply: keptTexts,
})

/** As the files of customers are kept: for a day, until an answer names it. */
export const uploadDeskFile = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/answers/files/',
  role: 'answers',
  summary: 'Send a file, as multipart/form-data; an answer then names its id.',
  files: 'multipart',
  reply: z.object({ id: fileId, name: z.string(), size_bytes: z.int(), media_type: z.string() }),
  errors: ['too_many_attempts'],
})
