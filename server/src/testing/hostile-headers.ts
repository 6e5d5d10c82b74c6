import fc from 'fast-check'

const type = fc.constantFrom(
  ...Array.from({ length: 12 }, () => 'application/json'),
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
  'é',
)

/** Those that this side, or a library of it, reads. */
const names = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'if-none-match',
  'origin',
  'range',
  'x-forwarded-for',
]
const values = ['', 'x', '*', ';', ',', '%', '"', 'gzip', 'br;q=x', 'a=b; c=%; d="', 'bytes=9-1', '[::1', 'é']
const strange = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...values))
  .map(([name, value]): Record<string, string> => ({ [name]: value }))

/** The kind of a body, now and then one that is not taken, and seldom a header that says what it never should. */
export const hostileHeaders = fc.record({
  type,
  more: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: strange }),
})
