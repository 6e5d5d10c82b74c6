import { describe, expect, it } from 'vitest'
import { parseEmail } from './email.ts'

describe('an e-mail address', () => {
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
    // No mail gets there without SMTPUTF8 all the way.
    ['peña@correo.es'],
    ['мария@example.com'],
    ['a\u0300@example.com'],
    [`${'a'.repeat(65)}@example.com`],
    [`a@${'b.'.repeat(130)}com`],
  ])('%j is refused', (input) => {
    expect(parseEmail(input)).toEqual({ ok: false, error: 'email_not_valid' })
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
