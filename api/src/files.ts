import * as z from 'zod/mini'
import type { SwitchName } from './deployment/switches.ts'
import { endpoint } from './endpoint.ts'
import { newContractSwitches } from './new-contract-switches.ts'
import { filePurposes } from './file-purposes.ts'

/** 128 random bits: knowing it is enough to attach the file. */
export const fileId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

const fileName = z
  .string('required_field')
  .check(z.minLength(1, 'required_field'), z.maxLength(1000, 'too_long'))

/**
 * A file within the JSON of a call that takes files: its id, or the file itself as the specification writes it. The
 * content, `data:<type>;base64,…`, is taken out while the call arrives and is an id by the time that it is checked.
 */
export const fileInJson = z.union([
  fileId,
  z.strictObject({ name: fileName, content: z.string().check(z.regex(/^upload:[0-9a-f]{32}$/)) }),
])
export type FileInJson = z.infer<typeof fileInJson>

/** Switches of the forms that take files. */
const formsWithFiles: readonly SwitchName[] = [
  ...newContractSwitches,
  'unsignedContact',
  'CRMcases',
  'contact',
  'contactAutoReads',
  'reclamATCMenu',
  'reclamATCContract',
  'reclamATCContact',
  'powerCalculator',
  'comparator',
]

/** Keeps a file until a form that names its id is sent, for a day at most. */
export const uploadFile = endpoint({
  method: 'POST',
  path: 'files/',
  summary: 'Send a file, as multipart/form-data or as JSON with a data URL; a form then names its id.',
  access: 'visitor',
  switch: formsWithFiles,
  files: 'multipart',
  query: z.object({ purpose: z.enum(filePurposes) }),
  /** None if the file comes as multipart. */
  body: z.nullish(z.strictObject({ name: fileName, content: z.string('required_field') })),
  reply: z.object({
    id: fileId,
    /** As it will be saved. */
    name: z.string(),
    size_bytes: z.int(),
    media_type: z.string(),
  }),
  errors: ['too_many_attempts'],
})

/** The bytes of a file that a form has attached: what a lead names. */
export const downloadFile = endpoint({
  method: 'GET',
  path: 'files/{id}/',
  summary: 'A file that somebody sent with a form, as bytes to be saved.',
  access: 'system',
  switch: formsWithFiles,
  params: z.object({ id: fileId }),
  reply: { file: ['application/octet-stream'] },
  errors: [],
})
