import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['the e-mail laia.puig+llum@example.cat', 'the e-mail [email]'],
  ['NIF 12345678Z or X1234567L', 'NIF [nif] or [nif]'],
  ['to ES91 2100 0418 4502 0005 1332', 'to [iban]'],
  ['of ES0021000000000001JN0F', 'of [cups]'],
  ['call 612 345 678', 'call [phone]'],
  ['card 4242 4242 4242 4242', 'card [number]'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl', '[token]'],
])('%s', (text, clean) => expect(redact(text)).toBe(clean))

test('leaves the id of a request whole, and words', () => {
  expect(redact('ab123456-0000-4000-8000-000000000000')).toBe('ab123456-0000-4000-8000-000000000000')
  expect(redact('Cannot read properties of undefined')).toBe('Cannot read properties of undefined')
})
