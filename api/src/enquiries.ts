import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fileId, fileInJson } from './files.ts'
import { locales } from './language.ts'

/** What visitors send who have not signed in: a message, or their details with what they compared or computed. */
export const enquiryKinds = ['contact', 'power', 'price', 'gas_price', 'call_back'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

function text(most: number) {
  return z.string('required_field').check(z.maxLength(most, 'too_long'))
}

/** The reply is the same whether there is an account with that e-mail: none is looked for. */
export const sendUnsignedContact = endpoint({
  method: 'POST',
  path: 'crm/unsigned/',
  summary: 'Write to the customer service without signing in.',
  access: 'anonymous',
  keyed: true,
  switch: 'unsignedContact',
  files: 'json',
  body: z.strictObject({
    email: text(320),
    mobile: text(40),
    subject: text(200),
    description: text(5000),
    attachment: z._default(z.array(fileInJson).check(z.maxLength(6, 'max_files')), []),
  }),
  reply: z.object({
    data: z.object({
      result: z.object({
        status: z.literal('OK'),
        /** What is quoted on the phone. */
        reference: z.string(),
        /** By when it is answered; null where the deployment says no day. */
        answer_by: z.nullable(z.string()),
      }),
    }),
  }),
  errors: ['too_many_attempts'],
})

/** Of an event `enquiry.received` or `enquiry.changed`; erased after some months. */
export const readEnquiry = endpoint({
  method: 'GET',
  path: 'retailer/enquiries/{id}/',
  summary: 'What a visitor has sent, whole; files by their ids.',
  access: 'system',
  switch: ['unsignedContact', 'powerCalculator', 'comparator', 'callBack'],
  params: z.object({ id: fileId }),
  reply: z.object({
    id: fileId,
    reference: z.string(),
    kind: z.enum(enquiryKinds),
    locale: z.enum(locales),
    created_at: z.string(),
    /** The day that whoever wrote was told. */
    answer_by: z.nullable(z.string()),
    /** Of a call: whether it was cancelled meanwhile. */
    cancelled: z.boolean(),
    enquiry: z.record(z.string(), z.unknown()),
  }),
  errors: [],
})
