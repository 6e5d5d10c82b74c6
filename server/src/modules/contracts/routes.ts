import * as contract from '@endoll/contract/contracts.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { getContract, listContractNames, listContracts } from './queries.ts'

export const contractsRoutes = ({ db }: Services) =>
  implement('contracts', contract, {
    listContracts: ({ caller, query }) => listContracts(db, caller, query),
    listContractNames: ({ caller }) => listContractNames(db, caller),
    getContract: ({ caller, params }) => getContract(db, caller, params),
    getContractById: ({ caller, params }) => getContract(db, caller, params),
  })
