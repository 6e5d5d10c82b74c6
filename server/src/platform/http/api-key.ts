import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { sha256 } from '../sha256.ts'

/** Whether a call carries the key of the retailer's own systems; only the key's hash is known here. */
export function isSystemCall({ retailer }: Pick<Deployment, 'retailer'>) {
  return (request: FastifyRequest): boolean => {
    const key = request.headers['x-api-key']
    if (retailer.apiKeySha256 === null || typeof key !== 'string') return false
    const hash = sha256(key)
    return timingSafeEqual(hash, Buffer.from(retailer.apiKeySha256, 'hex'))
  }
}
