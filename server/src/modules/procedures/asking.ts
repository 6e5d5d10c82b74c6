import type { Submitted } from '../requests/operations/open.ts'

/** All procedures are one module of the API. */
export const slug = 'procedures'

/** The reply to every change that is submitted. */
export function submittedReply({ id, reference, state }: Submitted) {
  return {
    waiting_for_signature: state === 'waiting_signature',
    request: { id, reference },
  }
}
