import fc from 'fast-check'
import type { ApiDocument, ApiMethod, ApiOperation, JsonSchema } from '../platform/http/open-api.ts'

/** One call that the API's document describes. */
export interface DescribedCall {
  /** As `GET /api/v1/contracts`. */
  readonly name: string
  readonly method: Uppercase<ApiMethod>
  readonly path: string
  readonly operation: ApiOperation
}

/** A call ready to be sent. */
export interface FilledCall {
  readonly method: Uppercase<ApiMethod>
  readonly url: string
  readonly payload?: object
}

/** Every call of the document, readings first: they teach what the others are asked about. */
export function describedCalls(document: ApiDocument): DescribedCall[] {
  return Object.entries(document.paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]): DescribedCall => {
        const upper = method.toUpperCase() as Uppercase<ApiMethod>
        return { name: `${upper} ${path}`, method: upper, path, operation }
      }),
    )
    .toSorted((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'))
}

/** Values met in answers, by the name of their field: what the parameters of later calls are filled with. */
export class Learned {
  readonly #values = new Map<string, Set<string>>()

  learn(name: string, value: string | number): void {
    const known = this.#values.get(name)
    if (known) known.add(String(value))
    else this.#values.set(name, new Set([String(value)]))
  }

  learnFrom(reply: unknown, name = ''): void {
    if (Array.isArray(reply)) for (const item of reply) this.learnFrom(item, name)
    else if (typeof reply === 'object' && reply !== null) {
      for (const [key, value] of Object.entries(reply)) this.learnFrom(value, key)
    } else if (typeof reply === 'string' || typeof reply === 'number') this.learn(name, reply)
  }

  /** What a parameter may be filled with: values of its name, else of names that end in it. */
  for(name: string): string[] {
    const exact = [...(this.#values.get(name) ?? [])]
    const similar = [...this.#values]
      .filter(([key]) => key.endsWith(`_${name}`))
      .flatMap(([, values]) => [...values])
    return [...new Set([...exact, ...similar])].slice(0, 40)
  }
}

/** The word, or where the schema wants a form of its own, one of these that has it, or anything that has. */
function textOf(schema: JsonSchema, word: string, forms: readonly string[]): string {
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u')
  const fits = (text: string) =>
    (pattern?.test(text) ?? true) &&
    text.length >= (schema.minLength ?? 0) &&
    text.length <= (schema.maxLength ?? Infinity)
  const found = [word, ...forms].find(fits)
  if (found !== undefined || !pattern)
    return found ?? word.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength)
  return fc.sample(fc.stringMatching(pattern), { seed: 1, numRuns: 1 })[0]!
}

/** A value as a schema asks for it, with the word wherever a text may be any. */
function valueOf(schema: JsonSchema, word: string, forms: readonly string[]): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  const alternative = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema.anyOf?.[0]
  if (alternative) return valueOf(alternative, word, forms)
  switch (schema.type) {
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'array':
      return [valueOf((schema.items ?? {}) as JsonSchema, word, forms)]
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          valueOf(field as JsonSchema, word, forms),
        ]),
      )
    default:
      return textOf(schema, word, forms)
  }
}

function filled(path: string, values: Readonly<Record<string, string>>) {
  return Object.entries(values).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, () => encodeURIComponent(value)),
    path,
  )
}

function bodySchemaOf({ requestBody }: ApiOperation) {
  return requestBody?.content['application/json']?.schema
}

/** A call as its schema asks for it, once for each way to fill its parameters with what has been learned. */
export function* fittingCalls(
  { method, path, operation }: DescribedCall,
  learned: Learned,
  { word, forms }: { word: string; forms: readonly string[] },
): Generator<FilledCall> {
  const inPath = operation.parameters.filter(({ in: where }) => where === 'path')
  const asked = operation.parameters.filter(({ in: where, required }) => where === 'query' && required)
  const query = new URLSearchParams(
    asked.map(({ name, schema }) => [name, String(valueOf(schema, word, forms))] as [string, string]),
  )
  const body = bodySchemaOf(operation)
  const payload = body ? { payload: valueOf(body, word, forms) as object } : {}
  let fillings: Record<string, string>[] = [{}]
  for (const { name, schema } of inPath) {
    const values = schema.enum ? schema.enum.map(String) : learned.for(name)
    fillings = fillings
      .flatMap((filling) => values.map((value) => ({ ...filling, [name]: value })))
      .slice(0, 200)
  }
  for (const filling of fillings) {
    const address = filled(path, filling)
    yield { method, url: asked.length > 0 ? `${address}?${String(query)}` : address, ...payload }
  }
}

/** A call with the word wherever a word can stand, fitting or not. */
export function wordyCall({ method, path, operation }: DescribedCall, word: string): FilledCall {
  const names = (where: 'path' | 'query') =>
    operation.parameters.filter((parameter) => parameter.in === where).map(({ name }) => name)
  const address = filled(path, Object.fromEntries(names('path').map((name) => [name, word])))
  const query = new URLSearchParams(
    [...names('query'), 'unknown'].map((name) => [name, word] as [string, string]),
  )
  const fields = Object.keys(bodySchemaOf(operation)?.properties ?? {})
  const payload = method === 'GET' ? {} : { payload: Object.fromEntries(fields.map((name) => [name, word])) }
  return { method, url: `${address}?${String(query)}`, ...payload }
}
