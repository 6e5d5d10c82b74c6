import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isClosed, reopensInSeconds } from '@endoll/api/deployment/maintenance.ts'
import type { Services } from '../services.ts'
import { Failure } from './failure.ts'
import { requestKindOf } from './asked-address.ts'

/** Whether a browser may come in during maintenance; supplied by the session module. */
export type MayPass = (request: FastifyRequest) => Promise<boolean>

/** Refuses every call of the API during maintenance, except from those who do it. */
export function closeForMaintenance(
  app: FastifyInstance,
  { clock, deployment: { maintenance } }: Pick<Services, 'clock' | 'deployment'>,
  mayPass: MayPass,
): void {
  app.addHook('onRequest', async (request) => {
    const nowMs = clock.nowMs()
    if (requestKindOf(request) !== 'api' || !isClosed(maintenance, nowMs)) return
    if (await mayPass(request)) return
    throw new Failure('maintenance', { retryAfterSeconds: reopensInSeconds(maintenance, nowMs) })
  })
}
