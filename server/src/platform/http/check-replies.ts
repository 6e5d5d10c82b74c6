import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type * as z from 'zod/v4/core'

type Fits = (value: unknown) => boolean

function fitsObject(shape: z.$ZodObjectDef['shape']): Fits | undefined {
  const fields: { readonly key: string; readonly fits: Fits }[] = []
  for (const [key, schema] of Object.entries(shape)) {
    const fits = compileFits(schema)
    if (!fits) return undefined
    fields.push({ key, fits })
  }
  return (value) => {
    // Only a plain object is written by JSON.stringify as the keys that it has.
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return false
    const record = value as Readonly<Record<string, unknown>>
    for (const { key, fits } of fields) if (!fits(record[key])) return false
    return Object.keys(record).length === fields.length
  }
}

function fitsArray(element: z.$ZodType): Fits | undefined {
  const fits = compileFits(element)
  return (
    fits &&
    ((value) => {
      if (!Array.isArray(value)) return false
      for (const one of value) if (!fits(one)) return false
      return true
    })
  )
}

function fitsRecord(key: z.$ZodType, inner: z.$ZodType): Fits | undefined {
  const { def } = (key as z.$ZodTypes)._zod
  if (def.type !== 'string' || def.checks?.length || 'format' in def) return undefined
  const fits = compileFits(inner)
  return (
    fits &&
    ((value) => {
      if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
        return false
      // Zod leaves this key out.
      if (Object.hasOwn(value, '__proto__')) return false
      return Object.values(value).every(fits)
    })
  )
}

function fitsNullable(inner: z.$ZodType): Fits | undefined {
  const fits = compileFits(inner)
  return fits && ((value) => value === null || fits(value))
}

function fitsOneOf(allowed: readonly unknown[]): Fits {
  const values = new Set(allowed)
  return (value) => value !== undefined && values.has(value)
}

/**
 * Whether a value is exactly what the schema declares: every key with its type, and no other key. Undefined for a
 * schema with anything in it that this does not know.
 */
export function compileFits(schema: z.$ZodType): Fits | undefined {
  const { def } = (schema as z.$ZodTypes)._zod
  if (def.checks?.length) return undefined
  switch (def.type) {
    case 'string':
      return 'format' in def ? undefined : (value) => typeof value === 'string'
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'number':
      if ('format' in def) return def.format === 'safeint' ? Number.isSafeInteger : undefined
      return Number.isFinite
    case 'enum':
      return fitsOneOf(Object.values(def.entries))
    case 'literal':
      return fitsOneOf(def.values)
    case 'nullable':
      return fitsNullable(def.innerType)
    case 'array':
      return fitsArray(def.element)
    case 'record':
      return fitsRecord(def.keyType, def.valueType)
    case 'object':
      return def.catchall ? undefined : fitsObject(def.shape)
    default:
      return undefined
  }
}

/**
 * Replies are written as their schema declares them, so that nothing undeclared ever leaves. What fits exactly is
 * written as it is; anything else, and every schema with something special in it, takes zod's way, which makes a copy
 * without what is undeclared and throws on a wrong type.
 */
export const checkReplies: FastifySerializerCompiler<z.$ZodType> = (route) => {
  const encode = serializerCompiler(route)
  const fits = compileFits(route.schema)
  return fits ? (reply) => (fits(reply) ? JSON.stringify(reply) : encode(reply)) : encode
}
