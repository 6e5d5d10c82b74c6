import type { FastifyInstance } from 'fastify'
import { Failure } from './failure.ts'

/** Far deeper than any valid body, and shallow enough to be cheap. */
const deepest = 32

/** Brackets, separators and whole strings of a JSON text; numbers and literals lie between them. */
const marks = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/gs

/**
 * Whether a JSON text is unambiguous: no object names a key twice (some parsers take the first value, some the last) and
 * nesting is at most 32 levels.
 */
export function isPlainJson(text: string): boolean {
  const open: (Set<string> | undefined)[] = []
  let lastString = ''
  for (const [mark] of text.matchAll(marks)) {
    if (mark === '{' || mark === '[') {
      if (open.push(mark === '{' ? new Set() : undefined) > deepest) return false
    } else if (mark === '}' || mark === ']') open.pop()
    else if (mark === ':') {
      // Compared as read: "a" and its escape are one key.
      const key = JSON.parse(lastString) as string
      const keys = open.at(-1)
      if (keys?.has(key)) return false
      keys?.add(key)
    } else lastString = mark
  }
  return true
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A body's bytes as JSON, read as strictly as every other body. Throws Failure `invalid_json`. */
export function readJson(body: Uint8Array): unknown {
  let value: unknown
  let text: string
  try {
    text = utf8.decode(body)
    value = JSON.parse(text)
  } catch {
    throw new Failure('invalid_json')
  }
  if (!isPlainJson(text)) throw new Failure('invalid_json')
  return value
}

function isPacked(encoding = 'identity') {
  return encoding.trim().toLowerCase() !== 'identity'
}

/**
 * Bodies are JSON in UTF-8, not compressed, read strictly; every other kind is refused (415), so that a form of another
 * site cannot send one.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isPacked(request.headers['content-encoding'])) return done(new Failure('unsupported_media_type'))
    if (request.routeOptions.config.rawBody) return done(null, body)
    let text: string
    try {
      text = utf8.decode(body)
    } catch {
      return done(new Failure('invalid_json'))
    }
    void parse(request, text, (error, value) => {
      if (error) return done(error)
      done(isPlainJson(text) ? null : new Failure('invalid_json'), value as unknown)
    })
  })
}

/**
 * Lets a part of the server take forms, as bytes: of another server whose protocol is one, and whose signature the call
 * verifies.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const packed = isPacked(request.headers['content-encoding'])
      done(packed ? new Failure('unsupported_media_type') : null, body)
    },
  )
}
