import type { Parsed } from './parsed.ts'

/** Digits of a postal code. */
export const POSTAL_CODE_DIGITS = 5

export type PostalCodeError = 'required_field' | 'postal_code_length' | 'postal_code_not_valid'

export type ParsedPostalCode = Parsed<{ postalCode: string }, PostalCodeError>

/**
 * Reads a Spanish postal code: five digits of which the first two are 01–52. They do not always give the province
 * (01118 and 01211 lie in Burgos): take that from the municipality. Errors: required_field when empty,
 * postal_code_length when not five characters, postal_code_not_valid when five characters are no postal code.
 * Source: Real Decreto 1829/1999 (postal services); docs/coverage row c5.postal-code.
 */
export function parsePostalCode(text: string): ParsedPostalCode {
  const postalCode = text.trim()
  if (postalCode === '') return { ok: false, error: 'required_field' }
  if (postalCode.length !== POSTAL_CODE_DIGITS) return { ok: false, error: 'postal_code_length' }
  const province = Number(postalCode.slice(0, 2))
  if (!/^\d{5}$/.test(postalCode) || province < 1 || province > 52) {
    return { ok: false, error: 'postal_code_not_valid' }
  }
  return { ok: true, postalCode }
}
