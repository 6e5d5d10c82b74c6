import fc from 'fast-check'

/** Texts that have broken programs, and some that only look so. */
export const hostileTexts = [
  '',
  '\0',
  'a\0b',
  '\uD800',
  'a\uDFFFb',
  '\uFEFF',
  '\u202Ecod.exe',
  '👩‍👩‍👧',
  'e\u0301'.repeat(50),
  '٣٤',
  'x'.repeat(5000),
  '%',
  '%%%',
  '_',
  '\\',
  "' or 1=1 --",
  '"; drop table account; --',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '..;/',
  '//evil.example',
  'a\r\nset-cookie: b=c',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '-0',
  '1e9',
  '9e99',
  '0x10',
  '9007199254740993',
  '9'.repeat(400),
  '1.5',
  ' 1 ',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '1969-12-31',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '-001-01-01',
] as const

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary' }),
  fc.string(),
)

/** Nested deeper than any reader should follow. */
function deep(levels: number): unknown {
  return levels === 0 ? 0 : [deep(levels - 1)]
}

export const hostileJson = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, [], {}, deep(31), deep(500)),
  fc.constant(Array.from({ length: 20_000 }, () => 0)),
  fc.constant({ toString: null, length: -1, valueOf: 'x' }),
  fc.jsonValue(),
)

/** Bodies that no JSON.stringify writes. */
export const rawBodies = fc.constantFrom<string | Buffer>(
  '',
  '{',
  '[',
  '"',
  'nul',
  '{"a":1,"a":2}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":NaN}',
  '\uFEFF{}',
  '['.repeat(100_000),
  `{"a":${'['.repeat(33)}${']'.repeat(33)}}`,
  'a=b',
  `"${'x'.repeat(300_000)}"`,
  Buffer.from([0x22, 0xc3, 0x28, 0x22]),
  Buffer.from([0xff, 0xfe, 0x7b, 0, 0x7d, 0]),
  Buffer.alloc(50),
)
