import type { Parsed } from './parsed.ts'
import { typedText } from './typed-text.ts'

export type EmailError = 'required_field' | 'email_not_valid' | 'email_letters'

/** Which addresses mails can be sent to. */
export interface EmailRules {
  /** The mail server offers SMTPUTF8 (RFC 6531): an address may have letters beyond ASCII before the @. */
  readonly smtpUtf8: boolean
}

export type ParsedEmail = Parsed<
  {
    /** Trimmed, with its domain in lower case; the local part is kept as written. */
    email: string
  },
  EmailError
>

const SIGNS = "!#$%&'*+/=?^_`{|}~-"
/** Letters of any script with their marks, of which none stands first. */
const ATOM = `[\\p{L}\\p{N}${SIGNS}][\\p{L}\\p{M}\\p{N}${SIGNS}]*`
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u')
const ASCII = /^[!-~]+$/
/** Invisible letters, such as the Hangul filler. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const TOP_LABEL = /^(?:\p{L}{2,63}|xn--[a-z\d-]+)$/u

/**
 * Reads an e-mail address: the dot-atom form with a domain of at least two labels, up to 254 characters (64 before
 * the @). Quoted local parts and addresses at an IP number are refused on purpose: nobody types them into a form. Letters
 * beyond ASCII before the @ (`peña@correo.es`) go out only by a mail server that offers SMTPUTF8; without one they are
 * refused, because no mail would get there. A domain may always have them: it goes out as punycode.
 * Errors: required_field when empty, email_letters where only the letters before the @ stand against it, email_not_valid.
 * Source: RFC 5321 §4.5.3.1, RFC 5322 §3.4.1, RFC 5890, RFC 6531 §3.3, RFC 6532 §3.1 (NFC).
 */
export function parseEmail(text: string, { smtpUtf8 }: EmailRules): ParsedEmail {
  const trimmed = typedText(text).trim()
  if (trimmed === '') return { ok: false, error: 'required_field' }
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, Math.max(at, 0))
  const domain = trimmed.slice(at + 1).toLowerCase()
  const labels = domain.split('.')
  const valid =
    trimmed.length <= 254 &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    !UNSEEN.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  if (!valid) return { ok: false, error: 'email_not_valid' }
  if (!smtpUtf8 && !ASCII.test(local)) return { ok: false, error: 'email_letters' }
  return { ok: true, email: `${local}@${domain}` }
}
