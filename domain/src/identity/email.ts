import type { Parsed } from './parsed.ts'
import { typedText } from './typed-text.ts'

export type EmailError = 'required_field' | 'email_not_valid'

export type ParsedEmail = Parsed<
  {
    /** Trimmed, with its domain in lower case; the local part is kept as written. */
    email: string
  },
  EmailError
>

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const TOP_LABEL = /^(?:\p{L}{2,63}|xn--[a-z\d-]+)$/u

/**
 * Reads an e-mail address: the dot-atom form with a domain of at least two labels, up to 254 characters (64 before
 * the @). Quoted local parts and addresses at an IP number are refused on purpose: nobody types them into a form. So are
 * letters beyond ASCII before the @ (`peña@correo.es`): a mail gets there only if every server on the way offers SMTPUTF8
 * (RFC 6531), and an address that no mail reaches is better refused when it is typed. A domain may have them: it goes out
 * as punycode.
 * Errors: required_field when empty, email_not_valid. Source: RFC 5321 §4.5.3.1, RFC 5322 §3.4.1, RFC 5890.
 */
export function parseEmail(text: string): ParsedEmail {
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
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  return valid ? { ok: true, email: `${local}@${domain}` } : { ok: false, error: 'email_not_valid' }
}
