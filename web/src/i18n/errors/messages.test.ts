import { expect, it } from 'vitest'
import { fieldCodes } from '@endoll/api/errors.ts'
import type { FieldCode } from '@endoll/api/errors.ts'
import { languages } from '@endoll/api/language.ts'
import { errors as ca } from '../messages/ca.ts'
import type { errors as spanish } from '../messages/es.ts'
import type { Messages } from '../messages.ts'

const files = import.meta.glob<{ errors: Messages<typeof spanish> }>('../messages/*.ts', { eager: true })
const everyLanguage = languages.map((language) => files[`../messages/${language}.ts`]!.errors)

/** The keys that the specification names for errors of fields, and a word that each text must have. */
it.each<[FieldCode, RegExp]>([
  ['required_field', /obligat[oò]ri|required/i],
  ['cups_field_not_valid', /CUPS/],
  ['postal_code_length', /\{digits, number\}/],
  ['mobile_not_valid', /móvil|mòbil|mobile/i],
  ['email_not_valid', /correo|correu|e-?mail/i],
  ['vat_field_not_valid', /NIF|tax/],
  ['iban_field_invalid', /IBAN/],
  ['power_field_not_valid', /kW/],
])('%s has its words in every language [v5.message-keys] [v8.validation-messages]', (code, word) => {
  expect(fieldCodes).toContain(code)
  const texts = everyLanguage.map(({ field }) => field[code])
  for (const text of texts) expect(text).toMatch(word)
  expect(new Set(texts).size).toBe(languages.length)
})

it('what is too long says how long it may be [c5.required]', () => {
  for (const { field } of everyLanguage) expect(field.too_long).toContain('{limit, number}')
})

it('the general apology says what the specification says [c8.generic] [v8.generic]', () => {
  expect(ca.code.internal).toMatch(/^En aquests moments no hem pogut realitzar aquesta operació\.?$/)
})
