import fc from 'fast-check'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import { repliesWithFile } from '@endoll/api/endpoint.ts'
import { callOf, declaredEndpoints } from '../../../../scripts/api-endpoints.ts'
import { checkReplies, compileFits } from './check-replies.ts'

const replies = (await declaredEndpoints()).flatMap(({ endpoint }) =>
  repliesWithFile(endpoint.reply) ? [] : [{ call: callOf(endpoint), reply: endpoint.reply }],
)

/** The form that a string has to have, if any. */
function patternOf(schema: $ZodType): RegExp | undefined {
  const checks = (schema as $ZodTypes)._zod.def.checks ?? []
  return checks
    .map(({ _zod: { def } }) => ('pattern' in def ? def.pattern : undefined))
    .find((one) => one instanceof RegExp)
}

/** Values of a schema; of what is not spelled out here, something that a record of unknown values may hold. */
function valuesOf(schema: $ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'string': {
      const pattern = patternOf(schema)
      return pattern ? fc.stringMatching(pattern) : fc.string({ unit: 'binary', maxLength: 4 })
    }
    case 'boolean':
      return fc.boolean()
    case 'number':
      return 'format' in def ? fc.maxSafeInteger() : fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'nullable':
      return fc.option(valuesOf(def.innerType))
    case 'optional':
      return fc.option(valuesOf(def.innerType), { nil: undefined })
    case 'default':
      return valuesOf(def.innerType)
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 2 })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([key, one]) => [key, valuesOf(one)])),
      )
    case 'record':
      return fc.dictionary(fc.string({ unit: 'binary', maxLength: 4 }), valuesOf(def.valueType))
    case 'union':
      return fc.oneof(...def.options.map(valuesOf))
    default:
      return fc.dictionary(fc.constantFrom('a', 'b'), fc.jsonValue())
  }
}

class Written {
  name = 'x'
  toJSON() {
    return { name: 'x', secret: 'y' }
  }
}

/** What a wrong query might put where a value is expected. */
const numbers = [0, -0, 0.5, 2 ** 53, Number.NaN, Infinity, 1n]
const objects = [{}, { secret: 'x' }, { name: 'x' }, Object.create({ name: 'x' }), new Date(0), new Written()]
const strange = fc.constantFrom<unknown>(
  undefined,
  null,
  true,
  '',
  'active',
  [],
  [null],
  ...numbers,
  ...objects,
)

/** The value with something strange at one path: instead of what is there, or under one more key. */
function spoiled(value: unknown, path: readonly number[], odd: unknown, more: boolean): unknown {
  const [first, ...rest] = path
  const isObject = typeof value === 'object' && value !== null
  const keys = isObject ? Object.keys(value) : []
  if (!isObject || first === undefined) {
    return more && isObject && !Array.isArray(value) ? { ...value, secret: odd } : odd
  }
  const key = keys[first % Math.max(keys.length, 1)]
  if (key === undefined) return odd
  const inner = spoiled(Reflect.get(value, key), rest, odd, more)
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner }
}

function outcome(write: () => string): unknown {
  try {
    return JSON.parse(write())
  } catch {
    return 'refused'
  }
}

function routeOf(schema: $ZodType) {
  return { schema, method: 'GET', url: '/' }
}

function both(schema: $ZodType, value: unknown) {
  return {
    ours: outcome(() => checkReplies(routeOf(schema))(value)),
    zods: outcome(() => serializerCompiler(routeOf(schema))(value)),
  }
}

describe('every reply of the contract', () => {
  it.each(replies)('$call is written as zod would', ({ reply }) => {
    fc.assert(
      fc.property(valuesOf(reply), (value) => {
        const { ours, zods } = both(reply, value)
        expect(ours).toEqual(zods)
        expect(ours).not.toBe('refused')
      }),
      { numRuns: 40 },
    )
  })

  it.each(replies)('$call with something strange in it leaves as zod lets it, or not at all', ({ reply }) => {
    const paths = fc.array(fc.nat(20), { maxLength: 5 })
    fc.assert(
      fc.property(valuesOf(reply), paths, strange, fc.boolean(), (value, path, odd, more) => {
        const { ours, zods } = both(reply, spoiled(value, path, odd, more))
        expect(ours).toEqual(zods)
      }),
      { numRuns: 150 },
    )
  })

  it.each(['contracts', 'invoices/', 'invoices/chart/', 'contracts/{name}/cch/series/{resolution}/'])(
    'GET %s, which is long, takes the short way',
    (path) => {
      const found = replies.find(({ call }) => call === `GET ${path}`)
      expect(found && compileFits(found.reply)).toBeInstanceOf(Function)
    },
  )
})

const item = z.object({ id: z.int(), name: z.nullable(z.string()) })

describe('the short way', () => {
  it.each([
    ['exactly what is declared', { id: 1, name: null }, true],
    ['a key too many', { id: 1, name: 'a', secret: 'b' }, false],
    ['a key too few', { id: 1 }, false],
    [
      'a declared key that is inherited',
      Object.assign(Object.create({ name: 'a' }), { id: 1, other: 2 }),
      false,
    ],
    ['half a number', { id: 0.5, name: 'a' }, false],
    ['no value', { id: 1, name: undefined }, false],
    ['an object that writes itself', Object.assign(new Written(), { id: 1 }), false],
    ['a list', [1, 'a'], false],
  ])('%s', (_, value, expected) => {
    expect(compileFits(item)?.(value)).toBe(expected)
  })

  it.each([
    ['a check', z.string().check(z.minLength(2))],
    ['a format', z.email()],
    ['an optional key', z.object({ a: z.optional(z.string()) })],
    ['a default', z._default(z.string(), 'a')],
    ['a transform', z.pipe(z.string(), z.transform(Number))],
    ['unknown keys that stay', z.looseObject({ a: z.string() })],
    ['unknown keys that are refused', z.strictObject({ a: z.string() })],
    ['a choice', z.union([z.string(), z.number()])],
    ['a refinement below', z.array(z.object({ a: z.nullable(z.int().check(z.positive())) }))],
  ])('is not taken for a schema with %s', (_, schema) => {
    expect(compileFits(schema)).toBeUndefined()
  })
})
