import { expect, test } from 'vitest'
import { addressHoldsSecret } from './address-secret.ts'

test.each([
  ['/acceso?token=abc', true],
  ['/confirmar-correo?lang=ca&email_token=abc', true],
  ['/acceso?id_client=1&secret=abc', true],
  ['/acceso?%74oken=abc', true],
  ['/acceso?a=1?b=2&token=abc', true],
  ['/facturas?tokens=3', false],
  ['/token=abc', false],
  ['/facturas', false],
  ['//', false],
])('an address carries a secret: %s %s', (url, holds) => {
  expect(addressHoldsSecret(url)).toBe(holds)
})
