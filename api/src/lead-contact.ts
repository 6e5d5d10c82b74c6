import { contactHours } from '@endoll/domain/enquiries/lead-contact.ts'
import * as z from 'zod/mini'
import { fileInJson } from './files.ts'
import { typedName } from './written-text.ts'

function typed(most: number) {
  return z.string('required_field').check(z.maxLength(most, 'too_long'))
}

/** Contact details of a visitor; without a second surname it is empty. */
export const leadContactFields = {
  name: typedName(),
  surname1: typedName(),
  surname2: z._default(typedName(), ''),
  email: z._default(typed(320), ''),
  telephone: z._default(typed(40), ''),
  contactHours: z._default(z.enum(['', ...contactHours], 'not_valid'), ''),
  consent: z._default(z.boolean(), false),
  invoice: z._default(z.array(fileInJson).check(z.maxLength(3, 'max_files')), []),
} as const

const leadContact = z.object(leadContactFields)
export type LeadContact = z.infer<typeof leadContact>
