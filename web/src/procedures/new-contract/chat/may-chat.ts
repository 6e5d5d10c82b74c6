import { parseConsent } from '../../../site/consent.ts'

/** Whether this browser lets the chat of somebody else in. */
export function mayChat(cookies: string): boolean {
  return parseConsent(cookies)?.categories.includes('preferences') === true
}

interface Move {
  /** Whether the deployment has a chat. */
  readonly offered: boolean
  /** The step before, and the one that is shown now. */
  readonly from: string
  readonly to: string
  readonly cookies: string
}

/** What becomes of the chat where a step is shown: it comes only when somebody goes to another step. */
export function chatMove({ offered, from, to, cookies }: Move): 'come' | 'leave' | undefined {
  if (!offered || from === to) return undefined
  return mayChat(cookies) ? 'come' : 'leave'
}
