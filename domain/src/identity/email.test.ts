import { describe, expect, it } from 'vitest'
import { parseEmail as parse, type EmailRules } from './email.ts'

function parseEmail(text: string, rules: EmailRules = { smtpUtf8: false }) {
  return parse(text, rules)
}

describe('an e-mail address [c5.email]', () => {
  it.each([
    [' Maria.Puig+llum@Example.COM ', 'Maria.Puig+llum@example.com'],
    ['a@b.es', 'a@b.es'],
    ["o'neil@sub.example.org", "o'neil@sub.example.org"],
    ['info@cañón.es', 'info@cañón.es'],
    ['info@xn--can-8ma6a.xn--p1ai', 'info@xn--can-8ma6a.xn--p1ai'],
  ])('%j is %s', (input, email) => {
    expect(parseEmail(input)).toEqual({ ok: true, email })
  })

  it.each([
    ['maria'],
    ['maria@'],
    ['@example.com'],
    ['maria@example'],
    ['maria@@example.com'],
    ['maria puig@example.com'],
    ['.maria@example.com'],
    ['maria..puig@example.com'],
    ['maria@-example.com'],
    ['maria@example..com'],
    ['maria@example.c'],
    ['maria@127.0.0.1'],
    ['maria@example.com,otra@example.com'],
    ['maria@example.com\nBcc: x@example.com'],
    ['<maria@example.com>'],
    ['\u0301a@example.com'],
    ['pe\u3164a@example.com'],
    ['“maria”@example.com'],
    [`${'a'.repeat(65)}@example.com`],
    [`a@${'b.'.repeat(130)}com`],
  ])('%j is refused', (input) => {
    expect(parseEmail(input)).toEqual({ ok: false, error: 'email_not_valid' })
  })

  it.each([
    ['peña@correo.es', 'peña@correo.es'],
    ['pen\u0303a@Correo.es', 'peña@correo.es'],
    ['мария.петрова@example.com', 'мария.петрова@example.com'],
    ['बिजली@example.com', 'बिजली@example.com'],
    ['电力@example.com', '电力@example.com'],
  ])('%j goes out only by a server that offers SMTPUTF8', (input, email) => {
    expect(parseEmail(input, { smtpUtf8: true })).toEqual({ ok: true, email })
    expect(parseEmail(input)).toEqual({ ok: false, error: 'email_letters' })
  })

  it.each([
    ['maria puig@example.com'],
    ['\u0301a@example.com'],
    ['pe\u3164a@example.com'],
    ['“maria”@example.com'],
  ])('%j is refused by any server', (input) => {
    expect(parseEmail(input, { smtpUtf8: true })).toEqual({ ok: false, error: 'email_not_valid' })
  })

  it('has 64 characters before the @ and 254 in all, and not one more', () => {
    const domain = `${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.es`
    const longest = `${'a'.repeat(254 - domain.length - 1)}@${domain}`
    expect(longest).toHaveLength(254)
    expect(parseEmail(longest)).toEqual({ ok: true, email: longest })
    expect(parseEmail(`a@b${domain}`).ok).toBe(true)
    expect(parseEmail(longest.replace('@', '@b')).ok).toBe(false)
    expect(parseEmail(`${'a'.repeat(64)}@b.es`).ok).toBe(true)
  })

  it('is required', () => {
    expect(parseEmail('   ')).toEqual({ ok: false, error: 'required_field' })
  })
})
