import * as contract from '@endoll/api/contracts.ts'
import { transact } from '../../platform/db/transact.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { openAttachment } from './attachments.ts'
import { namePlace } from './operations.ts'
import { listInLanguage } from './own-texts.ts'
import { getContract, listContractNames, listContracts, openContractFile } from './queries.ts'

export function contractsRoutes(services: Services) {
  const { db } = services
  return implement('contracts', contract, {
    listContracts: async ({ caller, query, locale }) =>
      listInLanguage(db, await listContracts(db, caller, query), locale),
    listContractNames: ({ caller }) => listContractNames(db, caller),
    getContract: ({ caller, params, locale }) => getContract(services, caller, { by: params, locale }),
    getContractById: ({ caller, params, locale }) => getContract(services, caller, { by: params, locale }),
    namePlace: ({ caller, params, body }) =>
      transact(db, (transaction) =>
        namePlace(transaction, caller, { ...params, placeName: body.place_name }),
      ),
    downloadContract: ({ caller, params, locale }) =>
      openContractFile(services, caller, { ...params, locale }),
    downloadAttachment: ({ caller, params, locale }) => openAttachment(db, caller, { ...params, locale }),
  })
}
