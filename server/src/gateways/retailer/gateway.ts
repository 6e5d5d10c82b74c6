import type { OutboxEvent } from '@endoll/api/retailer.ts'

/** The retailer's own systems, which get an event for each step of a request. */
export interface RetailerGateway {
  /** Delivers an event; throws unless it was taken. The same event may be delivered more than once. */
  deliver(event: OutboxEvent): Promise<void>
}
