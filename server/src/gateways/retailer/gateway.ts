import type { OutboxEvent } from '@endoll/api/retailer.ts'

/** The retailer's own systems, as far as they are told what customers ask for. */
export interface RetailerGateway {
  /** Hands an event over; throws unless it was taken. The same event may come more than once. */
  deliver(event: OutboxEvent): Promise<void>
}
