/** What goes wrong with a call, and whether the twin did what it was asked. */
export const callFaults = [
  /** The connection ends before anything is done. */
  'reset_before',
  /** Done, and the connection ends before the reply. */
  'reset_after',
  /** Done, and the connection ends in the middle of the reply. */
  'reset_in_body',
  /** Done, and the reply stops in its middle. */
  'stall_body',
  /** Done, and no reply ever comes. */
  'hang_applied',
  /** Not done, and no reply ever comes. */
  'hang_not_applied',
  'status_429',
  'status_402',
  'status_409',
  /** Not done; 500, kept under the call's key. */
  'status_500',
  /** Done; 500, kept under the call's key. */
  'status_500_applied',
  /** Done; the reply is no JSON. */
  'wrong_json',
] as const
export type CallFault = (typeof callFaults)[number]

/** Calls that a fault can be set for. */
export const callNames = ['open', 'confirm', 'read', 'cancel', 'refund', 'other'] as const
export type CallName = (typeof callNames)[number]

/** How the messages are sent. */
export interface MessageFaults {
  /** How often each one is sent. */
  copies: number
  delayMs: number
  /** None is sent; they stay in the list of events. */
  dropped: boolean
  /** Kept until they are released, in any order. */
  held: boolean
  /** A message is sent, and its reply awaited, before the call that caused it is answered. */
  beforeAnswer: boolean
}

export interface Faults {
  /** Set for the next calls of this name, one each. */
  readonly next: { readonly call: CallName; readonly fault: CallFault }[]
  readonly messages: MessageFaults
}

export function noFaults(): Faults {
  return {
    next: [],
    messages: { copies: 1, delayMs: 0, dropped: false, held: false, beforeAnswer: false },
  }
}

export function takeFault({ next }: Faults, call: CallName): CallFault | undefined {
  const at = next.findIndex((one) => one.call === call)
  return at < 0 ? undefined : next.splice(at, 1)[0]!.fault
}
