import { expect, it } from 'vitest'
import { z } from 'zod'
import { browserCode } from './endpoints-plugin.ts'

const endpoint = { method: 'GET', path: '/things', access: 'customer', response: z.object({}) }

it('reduces endpoints to what a call needs, keeps values and leaves schemas out', () => {
  expect(
    browserCode('things.ts', {
      listThings: endpoint,
      restore: { ...endpoint, cookie: 'session' },
      second: { ...endpoint, version: 2 },
      thing: z.string(),
      kinds: ['a', 1, null, { deep: [true] }],
    }),
  ).toBe(
    [
      'export const listThings = {"method":"GET","path":"/things","access":"customer"}',
      'export const restore = {"method":"GET","path":"/things","access":"customer","cookie":"session"}',
      'export const second = {"method":"GET","path":"/things","access":"customer","version":2}',
      'export const kinds = ["a",1,null,{"deep":[true]}]',
    ].join('\n'),
  )
})

it.each<[string, unknown, string]>([
  ['a pattern', /^\d+$/, 'value is a RegExp'],
  ['a pattern inside', { of: [/^\d+$/] }, 'value.of[0] is a RegExp'],
  ['a set', new Set(['a']), 'value is a Set'],
  ['a map', new Map(), 'value is a Map'],
  ['a date', new Date(0), 'value is a Date'],
  ['a function', () => 1, 'value is a function'],
  ['a large integer', 1n, 'value is a bigint'],
  ['a symbol', Symbol('a'), 'value is a symbol'],
  ['a symbol as a key', { [Symbol('a')]: 1 }, 'value has a symbol as a key'],
  ['undefined', undefined, 'value is undefined'],
  ['undefined inside', [{ a: undefined }], 'value[0].a is undefined'],
  ['no number', Number.NaN, 'value is NaN'],
  ['infinity', Infinity, 'value is Infinity'],
  ['a schema inside', { of: z.string() }, 'value.of is a ZodString'],
])('%s fails the build, with file and export', (_, value, lost) => {
  expect(() => browserCode('/api/src/things.ts', { listThings: endpoint, value })).toThrow(
    `/api/src/things.ts: ${lost}, which JSON cannot hold; move value to a file without endpoints`,
  )
})
