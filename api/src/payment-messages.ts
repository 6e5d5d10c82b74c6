import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Header of the card provider's messages. */
export const providerSignatureHeader = 'stripe-signature'

/**
 * Called by the card provider. The bytes are verified before they are read; a message that came already, or is about
 * nothing known here, is acknowledged. One that came before the message it follows answers 503 and is sent again.
 */
export const providerMessage = endpoint({
  method: 'POST',
  path: 'payments/provider/messages/',
  summary: 'Receives from the card provider what became of a payment.',
  access: 'anonymous',
  switch: 'enablePayment',
  rawBody: true,
  body: z.unknown(),
  reply: z.object({ status: z.literal('OK') }),
  errors: ['signature_invalid'],
})
