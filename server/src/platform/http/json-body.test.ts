import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPlainJson } from './json-body.ts'

function nested(depth: number) {
  return '['.repeat(depth) + ']'.repeat(depth)
}

it.each([
  ['{}', true],
  ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', true],
  ['{"a":"\\"a\\":1,","b":"}{"}', true],
  ['{"a":1,"a":1}', false],
  ['{"a":1,"\\u0061":2}', false],
  ['[{"b":{"a":1,"c":":","a":2}}]', false],
  [nested(32), true],
  [nested(33), false],
  [`"${nested(100)}"`, true],
])('%s', (text, plain) => expect(isPlainJson(text)).toBe(plain))

it('finds whatever JSON.stringify writes plain, and any of it with a key said twice not', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 6 }), { minKeys: 1 }), (value) => {
      const text = JSON.stringify(value)
      const [key] = Object.keys(value)
      const twice = `${text.slice(0, -1)},${JSON.stringify(key)}:0}`
      expect([isPlainJson(text), isPlainJson(twice)]).toEqual([true, false])
    }),
  )
})
