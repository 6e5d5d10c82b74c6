import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FilePurpose } from '@endoll/api/file-purposes.ts'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { callBytes } from './byte-source.ts'
import { filesOfCall } from './call-files.ts'
import { refuseFile } from './file-content.ts'
import type { KeptFile } from './keep-file.ts'

/** What the parser throws is about what was sent, never about us. */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts()
  } catch (cause) {
    if (cause instanceof Failure) throw cause
    throw Object.assign(new Failure('invalid_request'), { cause })
  }
}

/** Keeps the one file of a form. What comes after one that is refused is read and dropped, so that the answer arrives. */
export async function keepMultipart(
  services: Services,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  purpose: FilePurpose,
): Promise<KeptFile> {
  let kept: KeptFile | undefined
  for await (const part of partsOf(request)) {
    if (part.type !== 'file') continue
    try {
      const content = callBytes(part.file)
      kept = await filesOfCall(services, request, reply).keep({ name: part.filename, purpose, content })
    } finally {
      part.file.resume()
    }
  }
  if (!kept) throw refuseFile('file_empty')
  return kept
}
