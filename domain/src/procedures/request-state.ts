/** Where a change that a customer asked for stands. */
export const requestStates = [
  'submitted',
  'waiting_signature',
  // Signed by who asked; somebody else has to accept it.
  'waiting_acceptance',
  'sent',
  'accepted',
  'rejected',
  'effective',
  'withdrawn',
  'expired',
] as const
export type RequestState = (typeof requestStates)[number]

/** What can happen to a request. */
export const requestEvents = [
  'ask_signature',
  'sign',
  'sign_first',
  'send',
  'apply',
  'accept',
  'reject',
  'take_effect',
  'withdraw',
  'expire',
] as const
export type RequestEvent = (typeof requestEvents)[number]

/** Who makes it happen. */
export const requestActors = ['customer', 'retailer', 'signature', 'system'] as const
export type RequestActor = (typeof requestActors)[number]

type Step = { readonly to: RequestState; readonly by: readonly RequestActor[] }

/** The whole life of a request. What is not here cannot happen. */
const STEPS: Readonly<Record<RequestState, Readonly<Partial<Record<RequestEvent, Step>>>>> = {
  submitted: {
    ask_signature: { to: 'waiting_signature', by: ['system'] },
    send: { to: 'sent', by: ['system'] },
    // Neither signed nor the distributor's business: done at once.
    apply: { to: 'effective', by: ['system'] },
    withdraw: { to: 'withdrawn', by: ['customer', 'system'] },
  },
  waiting_signature: {
    sign: { to: 'sent', by: ['signature'] },
    sign_first: { to: 'waiting_acceptance', by: ['signature'] },
    expire: { to: 'expired', by: ['system'] },
    withdraw: { to: 'withdrawn', by: ['customer', 'system'] },
  },
  waiting_acceptance: {
    sign: { to: 'sent', by: ['signature'] },
    expire: { to: 'expired', by: ['system'] },
    withdraw: { to: 'withdrawn', by: ['customer', 'system'] },
  },
  sent: {
    accept: { to: 'accepted', by: ['retailer', 'system'] },
    reject: { to: 'rejected', by: ['retailer'] },
    take_effect: { to: 'effective', by: ['retailer', 'system'] },
    withdraw: { to: 'withdrawn', by: ['customer', 'system'] },
  },
  accepted: {
    // Its day of effect is set or changed.
    accept: { to: 'accepted', by: ['retailer', 'system'] },
    reject: { to: 'rejected', by: ['retailer'] },
    take_effect: { to: 'effective', by: ['retailer', 'system'] },
    withdraw: { to: 'withdrawn', by: ['system'] },
  },
  rejected: {},
  effective: {},
  withdrawn: {},
  expired: {},
}

/** A step that the life of a request does not have. */
export class ImpossibleStepError extends Error {
  override name = 'ImpossibleStepError'
  readonly state: RequestState
  readonly event: RequestEvent
  constructor(state: RequestState, event: RequestEvent, actor: RequestActor) {
    super(`a request that is ${state} cannot ${event} by ${actor}`)
    this.state = state
    this.event = event
  }
}

/** The state after an event, or undefined if this actor cannot make it happen in this state. */
export function findNextState(
  state: RequestState,
  event: RequestEvent,
  actor: RequestActor,
): RequestState | undefined {
  const step = STEPS[state][event]
  return step?.by.includes(actor) ? step.to : undefined
}

/** The state after an event. Throws ImpossibleStepError on anything that the table does not hold. */
export function nextState(state: RequestState, event: RequestEvent, actor: RequestActor): RequestState {
  const next = findNextState(state, event, actor)
  if (next === undefined) throw new ImpossibleStepError(state, event, actor)
  return next
}

/** Whether nothing can happen any more. */
export function isEnded(state: RequestState): boolean {
  return Object.keys(STEPS[state]).length === 0
}

/** Whether the customer may still take it back. */
export function isWithdrawable(state: RequestState): boolean {
  return findNextState(state, 'withdraw', 'customer') !== undefined
}

/** States in which a request holds its contract: a second one that needs the distributor has to wait. */
export const openStates: readonly RequestState[] = requestStates.filter((state) => !isEnded(state))
