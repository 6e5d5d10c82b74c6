import type { FastifyRequest } from 'fastify'
import { inspectionIn } from '@endoll/api/inspection.ts'

/** The delegation that an address names, of a call or of a page; whatever else is written there names none. */
export function delegationAsked({ query }: Pick<FastifyRequest, 'query'>): string | undefined {
  // Of an address that nobody could read there is no query.
  const { for: asked } = (query ?? {}) as { for?: unknown }
  return asked === undefined ? undefined : String(asked)
}

/** The inspection that an address is for, of a call or of a page. */
export function inspectionAsked(request: Pick<FastifyRequest, 'query'>): string | undefined {
  return inspectionIn(delegationAsked(request))
}
