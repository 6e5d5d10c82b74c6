import { getContractById } from '@endoll/api/contracts.ts'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { ApiError } from '../../calls/api-error.ts'
import { queryClient, read } from '../../calls/query.ts'
import { contractQuery } from './contract-query.ts'

interface ContractAsked {
  readonly name?: string
  readonly id?: string
}

/** The contract of that name or else of that id; null where the customer has no such one. Fails as a call does. */
export async function findContract({ name, id }: ContractAsked): Promise<ContractDetail | null> {
  try {
    if (name !== undefined) return await queryClient.fetchQuery(contractQuery(name))
    return await queryClient.fetchQuery(read(getContractById, { params: { id: id ?? '' } }))
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}
