import type { RequestItem } from '@endoll/api/requests.ts'
import { isEnded } from '@endoll/domain/procedures/request-state.ts'
import type { Tone } from '../../ui/Chip.tsx'

type State = RequestItem['state']

/** A state as shown: a request confirmed by a mailed link does not wait for a signature. */
export type ToldState = State | 'waiting_mail'

export function toldState(state: State, { by_mail }: Pick<RequestItem, 'by_mail'>): ToldState {
  return state === 'waiting_signature' && by_mail ? 'waiting_mail' : state
}

/** Red: rejected. Amber: waits for the customer. */
const tones: Readonly<Record<State, Tone>> = {
  submitted: 'info',
  waiting_signature: 'wait',
  waiting_acceptance: 'info',
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

/** Under way without the customer: the page asks for it again by itself. */
export function movesByItself(state: State): boolean {
  return !isEnded(state) && state !== 'waiting_signature'
}

/** How long until the page asks again: every 4 seconds in the first minute, then once a minute. */
export function nextLookMs(looks: number): number {
  return looks < 15 ? 4000 : 60_000
}

/** Whether a change is still to come, made, or dropped. */
export type ChangeStanding = 'coming' | 'made' | 'dropped'

export function changeStanding(state: State): ChangeStanding {
  if (state === 'effective') return 'made'
  return isEnded(state) ? 'dropped' : 'coming'
}

/** What ends with somebody leaving or gone: a valley in the sun would be out of place. */
const leaving: ReadonlySet<RequestItem['procedure']> = new Set(['end_supply', 'withdrawal', 'erasure'])

/**
 * The valley beside its answer: it was done, or it is on its way; none while it waits for the customer, was dropped, or
 * ends something.
 */
export function requestPicture({
  state,
  procedure,
}: Pick<RequestItem, 'state' | 'procedure'>): 'done' | 'sent' | undefined {
  if (leaving.has(procedure)) return undefined
  const standing = changeStanding(state)
  if (standing === 'made') return 'done'
  return standing === 'coming' && state !== 'waiting_signature' ? 'sent' : undefined
}

/** The states that usually follow; none once the request has ended. */
export function usualWay(state: State, procedure?: RequestItem['procedure']): readonly State[] {
  const second = procedure === 'change_holder' ? (['waiting_acceptance'] as const) : []
  const way: readonly State[] = ['waiting_signature', ...second, 'sent', 'accepted', 'effective']
  return way.includes(state) ? way.slice(way.indexOf(state) + 1) : []
}
