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

export const stateTone = (state: State): Tone => tones[state]

/** Somebody else's move is under way, and the page looks for it by itself. */
export const movesByItself = (state: State): boolean => !isEnded(state) && state !== 'waiting_signature'

/** How long until the page looks again: often in the first minute, then once a minute, for as long as it is open. */
export const nextLookMs = (looks: number): number => (looks < 15 ? 4000 : 60_000)

/** Where a change stands: still to come, made, or given up with everything as it was. */
export type ChangeStanding = 'coming' | 'made' | 'dropped'

export const changeStanding = (state: State): ChangeStanding => {
  if (state === 'effective') return 'made'
  return isEnded(state) ? 'dropped' : 'coming'
}

/** What usually follows for a request that is under way; nothing once it has ended. */
export const usualWay = (state: State): readonly State[] => {
  const way: readonly State[] = ['waiting_signature', 'sent', 'accepted', 'effective']
  return way.includes(state) ? way.slice(way.indexOf(state) + 1) : []
}
