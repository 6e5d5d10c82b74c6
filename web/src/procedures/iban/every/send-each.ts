import { ApiError, hasCode } from '../../../calls/api-error.ts'

/** A contract that the change is asked for. */
export interface Target {
  readonly id: number
  readonly name: string
}

/** Sent; or needless, because it has this account, has such a change under way, or is no longer active. */
export type Outcome = 'sent' | 'already' | 'running' | 'closed'

/** Why a contract takes no such request, for good; undefined where the same sending may succeed later. */
export function outcomeOf(failure: unknown): Outcome | undefined {
  if (hasCode(failure, 'process_running')) return 'running'
  if (hasCode(failure, 'contract_not_active', 'not_found')) return 'closed'
  return failure instanceof ApiError && Object.values(failure.errors).flat().includes('same_iban')
    ? 'already'
    : undefined
}

interface Sending {
  readonly send: (target: Target) => Promise<unknown>
  readonly isStopped: () => boolean
  readonly onOutcome: (target: Target, outcome: Outcome) => void
}

/** One request after the other, until all are sent, somebody stops it or one fails; returns that failure. */
export async function sendEach(
  targets: readonly Target[],
  { send, isStopped, onOutcome }: Sending,
): Promise<unknown> {
  for (const target of targets) {
    if (isStopped()) return undefined
    try {
      // oxlint-disable-next-line no-await-in-loop -- after a failure the others are not sent
      await send(target)
      onOutcome(target, 'sent')
    } catch (failure) {
      const outcome = outcomeOf(failure)
      if (outcome === undefined) return failure
      onOutcome(target, outcome)
    }
  }
  return undefined
}
