import type { Parsed } from './parsed.ts'
import { phoneText } from './phone-text.ts'
import { typedText } from './typed-text.ts'

export type MobileError = 'required_field' | 'mobile_not_valid'
export type PhoneError = 'required_field' | 'phone_not_valid'

/** The number in E.164: '+', country code and subscriber, digits only. */
export type ParsedMobile = Parsed<{ phone: string }, MobileError>
export type ParsedPhone = Parsed<{ phone: string }, PhoneError>

const SPANISH = /^(?:\+?34)?(\d{9})$/
const INTERNATIONAL = /^\+(?!34)[1-9]\d{6,14}$/

/** After the country, a zero in brackets is dialled only within it. Source: ITU-T E.123 §2.3. */
const WITHIN = /^(\s*(?:\+|00)[\d\s.-]*)\(0\)/

function dialled(text: string): string {
  return typedText(text)
    .replace(WITHIN, '$1')
    .replaceAll(/[\s().\-/\u00A0\u2010-\u2015]/g, '')
    .replace(/^00/, '+')
}

function findE164(number: string, firstDigits: RegExp): string | undefined {
  const national = SPANISH.exec(number)?.[1]
  if (national !== undefined && firstDigits.test(national)) return `+34${national}`
  return INTERNATIONAL.test(number) ? number : undefined
}

/**
 * Reads a mobile number: nine Spanish digits that start with 6 or 7, with or without 34 in front, or a full
 * international number (E.164, '+' or '00'). Spaces, hyphens, dots, slashes and brackets do not matter.
 * Errors: required_field when empty, mobile_not_valid. Source: Plan nacional de numeración telefónica
 * (Real Decreto 2296/2004), ITU-T E.164; docs/coverage row c5.mobile.
 */
export function parseMobile(text: string): ParsedMobile {
  const number = dialled(text)
  if (number === '') return { ok: false, error: 'required_field' }
  const phone = findE164(number, /^[67]/)
  return phone === undefined ? { ok: false, error: 'mobile_not_valid' } : { ok: true, phone }
}

/**
 * Reads any phone on which a person can be called: as parseMobile, and Spanish landlines (8 and 9) too.
 * Errors: required_field when empty, phone_not_valid. Source: as parseMobile.
 */
export function parsePhone(text: string): ParsedPhone {
  const number = dialled(text)
  if (number === '') return { ok: false, error: 'required_field' }
  const phone = findE164(number, /^[6-9]/)
  return phone === undefined ? { ok: false, error: 'phone_not_valid' } : { ok: true, phone }
}

/** A phone as it is kept, where it can be read; as it was typed otherwise. */
export function readPhone(text: string): string {
  const parsed = parsePhone(text)
  return parsed.ok ? parsed.phone : text.trim()
}

/** What was typed as a phone, as it will be kept and shown: what is read before sending is what is sent. */
export function typedPhoneText(text: string): string {
  return phoneText(readPhone(text))
}
