/** What a contract's state is called. */
export type ContractStatus = 'waitingSignature' | 'inProcess' | 'active' | 'closed'

/** The states of the retailer's systems that have a meaning of their own; in any other the contract is over. */
export const draftState = 'esborrany'
export const activeState = 'activa'

/** A draft without its signing day waits for the customer; every state that is not draft or active is closed. */
export function contractStatus({
  state,
  signDay,
}: {
  readonly state: string
  readonly signDay: string | null
}): ContractStatus {
  if (state === activeState) return 'active'
  if (state !== draftState) return 'closed'
  return signDay === null ? 'waitingSignature' : 'inProcess'
}
