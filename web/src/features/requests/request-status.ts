import type { RequestItem } from '@endoll/api/requests.ts'
import { isEnded } from '@endoll/domain/procedures/request-state.ts'
import type { Tone } from '../../ui/Chip.tsx'

type State = RequestItem['state']

/** Red only for what went against the customer; amber for what waits for them. */
const tones: Readonly<Record<State, Tone>> = {
  submitted: 'info',
  waiting_signature: 'wait',
  sent: 'info',
  accepted: 'info',
  rejected: 'bad',
  effective: 'good',
  withdrawn: 'neutral',
  expired: 'neutral',
}

export function stateTone(state: State): Tone {
  return tones[state]
}

/** Somebody else's move is under way, and the page looks for it by itself. */
export function movesByItself(state: State): boolean {
  return !isEnded(state) && state !== 'waiting_signature'
}

/** How long until the page looks again: often in the first minute, then once a minute, for as long as it is open. */
export function nextLookMs(looks: number): number {
  return looks < 15 ? 4000 : 60_000
}

/** Where a change stands: still to come, made, or given up with everything as it was. */
export type ChangeStanding = 'coming' | 'made' | 'dropped'

export function changeStanding(state: State): ChangeStanding {
  if (state === 'effective') return 'made'
  return isEnded(state) ? 'dropped' : 'coming'
}

/** What usually follows for a request that is under way; nothing once it has ended. */
export function usualWay(state: State): readonly State[] {
  const way: readonly State[] = ['waiting_signature', 'sent', 'accepted', 'effective']
  return way.includes(state) ? way.slice(way.indexOf(state) + 1) : []
}
