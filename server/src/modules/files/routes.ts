import * as contract from '@endoll/api/files.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { nameFile } from '../../platform/files/keep-file.ts'
import { openFile } from '../../platform/files/open-file.ts'
import { keepMultipart } from '../../platform/files/read-multipart.ts'
import { uploadedId } from '../../platform/files/claim-files.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import { implement } from '../../platform/http/implement.ts'
import { networkOf } from '../../platform/network.ts'
import type { Services } from '../../platform/services.ts'

/** More than a building of customers sends in a quarter of an hour. */
const perNetwork = 100
const windowSeconds = 15 * 60

export function filesRoutes(services: Services) {
  const budget = budgetOf(services.db, { kind: 'files', points: perNetwork, windowSeconds })
  return implement('files', contract, {
    uploadFile: async ({ query, body, request }) => {
      await spend(budget, networkOf(request.ip))
      if (request.isMultipart()) return await keepMultipart(services, request, query.purpose)
      if (!body) throw invalidFields({ content: ['required_field'] })
      return await nameFile(services, uploadedId(body), { name: body.name, purpose: query.purpose })
    },
    downloadFile: ({ params }) => openFile(services, params.id),
  })
}
