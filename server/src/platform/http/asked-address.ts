import type { FastifyRequest } from 'fastify'

/**
 * What a request is about: a call of the API, the health of the server, a built file, or a page. Whatever decides by an
 * address decides by this and nowhere else reads `request.url` (scripts/boundaries.test.ts): the router reads `/%61pi` as
 * `/api`, and so must everybody.
 */
export type RequestKind = 'api' | 'health' | 'asset' | 'page'

/** The pattern of the route that was matched; of an address that has none, the path as the router reads it. */
function pathOf(request: FastifyRequest): string {
  const { url: route } = request.routeOptions
  if (route !== undefined) return route
  const path = request.url.replace(/[?#].*$/s, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export function requestKindOf(request: FastifyRequest): RequestKind {
  const path = pathOf(request)
  if (/^\/api(\/|$)/.test(path)) return 'api'
  if (/^\/(healthz|readyz)$/.test(path)) return 'health'
  return /^\/assets(\/|$)/.test(path) ? 'asset' : 'page'
}

/** Whether a page may be sent: none whose address begins as another host's does. */
export function mayBePage(request: FastifyRequest): boolean {
  return requestKindOf(request) === 'page' && /^\/(?![/\\])/.test(request.url)
}

/** The address as it was asked for, for who reads it as data: the renderer, a redirect to the same page. */
export function askedAddress({ url }: Pick<FastifyRequest, 'url'>): string {
  return url
}
