import { typedText } from '@endoll/domain/identity/typed-text.ts'
import type { FastifyRequest } from 'fastify'

/** A password is what was typed, to the character. */
const asTyped: ReadonlySet<string> = new Set(['password', 'current'])

function readTyped(value: unknown, name?: string): unknown {
  if (typeof value === 'string') return name !== undefined && asTyped.has(name) ? value : typedText(value)
  if (Array.isArray(value)) return value.map((one) => readTyped(one))
  // Bytes stay as they came.
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, readTyped(one, key)]))
}

/** Before anything of a call is checked: its texts without the invisible marks that a paste brings along. */
export async function readTypedTexts(request: FastifyRequest): Promise<void> {
  request.params = readTyped(request.params)
  request.query = readTyped(request.query)
  request.body = readTyped(request.body)
}
