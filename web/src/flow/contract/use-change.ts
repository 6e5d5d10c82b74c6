import { createContext, use } from 'react'
import type { FlowAddress } from '../use-flow.ts'

/** A request that was taken; its page says whether it still has to be signed. */
export interface SentRequest {
  readonly id: number
}

/** What every procedure that changes a contract is given by the page around it. */
export interface ContractChangeOf {
  /** The contract's name. */
  readonly name: string
  readonly address: FlowAddress
  /** What the address says beside them: a link may bring figures along. */
  readonly search: Readonly<Record<string, unknown>>
  readonly onSent: (sent: SentRequest) => void
}

const ChangeContext = createContext<ContractChangeOf | undefined>(undefined)
export const ChangeProvider = ChangeContext.Provider

/** The contract that is changed, the step it is at, and where to go on once it is sent. */
export function useChange(): ContractChangeOf {
  const change = use(ChangeContext)
  if (!change) throw new Error('no ContractChange')
  return change
}
