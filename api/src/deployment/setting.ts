import * as z from 'zod/mini'

// What the settings of a deployment are made of.

export function text(longest: number) {
  return z.string().check(z.minLength(1), z.maxLength(longest))
}
export const webAddress = z
  .string()
  .check(z.regex(/^(https?:\/\/[^\s]+|\/[^/\\\s][^\s]*)$/, { error: 'an http(s) address or a path' }))
export function described<S extends z.ZodMiniType>(schema: S, description: string): S {
  return schema.check(z.describe(description))
}
export function flag(value: boolean, description: string) {
  return described(z._default(z.boolean(), value), description)
}
export function whole(lowest: number, highest: number, value: number, description: string) {
  return described(z._default(z.int().check(z.gte(lowest), z.lte(highest)), value), description)
}
export function choice<const V extends readonly [string, ...string[]]>(
  values: V,
  value: V[number],
  description: string,
) {
  return described(z._default(z.enum(values), value as never), description)
}
export const absoluteAddress = z
  .string()
  .check(z.regex(/^https?:\/\/[^\s]+[^\s/]$/, { error: 'an http(s) address without a slash at its end' }))
export const secret = z.string().check(z.minLength(32), z.maxLength(200))
export function optional<S extends z.ZodMiniType>(schema: S, description: string) {
  return described(z._default(z.nullable(schema), null), description)
}
