import type { Language } from '@endoll/api/language.ts'
import { matchPath, path } from '../site/paths.ts'
import type { PathMatch, RouteKey } from '../site/paths.ts'

/** Pages that are never opened after signing in. */
const never: readonly RouteKey[] = [
  'login',
  'connect',
  'logout',
  'register',
  'activate',
  'resetPassword',
  'loading',
]

/** Control characters and backslashes are read by browsers in ways that a path never needs. */
const foreign = /[\u0000-\u0020\u007f\\]/

/**
 * The address inside this site that `next` names, in the given language, or undefined. It is matched against the
 * route table, rebuilt from it, and what comes out is checked once more: dot segments can make `//` out of
 * something that did not start with it.
 */
export function safeNext(
  next: string | undefined,
  language: Language,
  offers: (key: RouteKey) => boolean,
): string | undefined {
  if (next === undefined || next.length > 2000 || !next.startsWith('/') || foreign.test(next))
    return undefined
  const parsed = URL.parse(next, 'http://site.invalid')
  if (!parsed || parsed.origin !== 'http://site.invalid') return undefined
  const match = matchPath(parsed.pathname)
  if (!match || never.includes(match.key) || !offers(match.key)) return undefined
  const result = rebuilt(match, language) + parsed.search + parsed.hash
  return /^\/(?![/\\])/.test(result) ? result : undefined
}

function rebuilt({ key, params }: PathMatch, language: Language): string {
  return path(key, params as never, language)
}
