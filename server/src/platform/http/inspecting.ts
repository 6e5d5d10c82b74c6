import type { FastifyRequest } from 'fastify'
import { isLooking, type Endpoint } from '@endoll/api/endpoint.ts'
import { isRefusedChange } from '../db/passing-errors.ts'
import { readingOnly } from '../db/who-asks.ts'
import { inspectionAsked } from './asked-delegation.ts'
import { Failure } from './failure.ts'
import type { Caller } from './implement.ts'

/**
 * The caller who reads a customer's office from the desk, by the number of the inspection. Fails with `delegation_ended` alike
 * for one that is over, that never was or that is somebody else's.
 */
export type Inspect = (request: FastifyRequest, inspection: string) => Promise<Inspecting>

export interface Inspecting {
  readonly caller: Caller
  /** The caller who changes something by this call, once it is written down; only where the customer has said their code. */
  readonly act?: (endpoint: Endpoint) => Promise<Caller>
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The inspection that a call is for; none of those that no page of the office makes. */
export function inspectionOf({ access }: Endpoint, request: FastifyRequest): string | undefined {
  const isOfOffice = ['anonymous', 'visitor', 'customer', 'session'].includes(access)
  return isOfOffice ? inspectionAsked(request) : undefined
}

/**
 * Whose office somebody of the desk reads by a call: null of what everybody may read. Fails as for whoever acts for a
 * customer and may not: nothing that changes anything is called, but what is declared for agents once the customer has said
 * their code.
 */
export async function admitInspection(
  endpoint: Endpoint,
  request: FastifyRequest,
  { inspection, inspect }: { readonly inspection: string; readonly inspect: Inspect },
): Promise<Caller | null> {
  const isReading = readingMethods.has(request.method)
  const isOpen = endpoint.access === 'anonymous' || endpoint.access === 'visitor'
  if (isOpen && isReading) return null
  const { caller, act } = await inspect(request, inspection)
  if (isReading && (isLooking(endpoint) || (act && endpoint.byAgent))) return caller
  if (isReading || !act || !endpoint.byAgent) throw new Failure('delegation_refused')
  return act(endpoint)
}

/** Whatever a call asks of the database here, it changes nothing. */
export async function inspecting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await readingOnly(work)
  } catch (error) {
    throw isRefusedChange(error) ? new Failure('delegation_refused') : error
  }
}
