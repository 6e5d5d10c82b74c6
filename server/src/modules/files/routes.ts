import * as contract from '@endoll/api/files.ts'
import { nameFile } from '../../platform/files/keep-file.ts'
import { openFile } from '../../platform/files/open-file.ts'
import { keepMultipart } from '../../platform/files/read-multipart.ts'
import { uploadedId } from '../../platform/files/attach-files.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'

export function filesRoutes(services: Services) {
  return implement('files', contract, {
    uploadFile: async ({ query, body, request, reply }) => {
      if (request.isMultipart()) return await keepMultipart(services, { request, reply }, query.purpose)
      if (!body) throw invalidFields({ content: ['required_field'] })
      return await nameFile(services, uploadedId(body), { name: body.name, purpose: query.purpose })
    },
    downloadFile: ({ params }) => openFile(services, params.id),
  })
}
