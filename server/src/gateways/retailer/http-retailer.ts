import type { Clock } from '../../platform/clock.ts'
import type { RetailerGateway } from './gateway.ts'
import { postMessage } from './post-message.ts'

/** Delivers each event as a signed POST; any reply but 2xx means that it was not taken. */
export function httpRetailer(
  to: { readonly address: string; readonly secret: string },
  clock: Clock,
): RetailerGateway {
  return { deliver: (event) => postMessage(to, event, clock) }
}
