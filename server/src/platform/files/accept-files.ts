import { Readable } from 'node:stream'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../http/failure.ts'
import type { CallsWithFiles } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { ByteSource, callBytes } from './byte-source.ts'
import { longestText, withoutFiles } from './files-in-json.ts'
import { dropOfRefused, filesOfCall, type CallFiles } from './call-files.ts'

/** Most files within the JSON of one call: those of the longest form. */
const mostFilesInJson = 12

function isMultipart({ headers }: FastifyRequest) {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

function isJson({ headers }: FastifyRequest) {
  return /^application\/json\b/i.test(headers['content-type'] ?? '')
}

/** The JSON of a call while it arrives, its files taken out; at most as long as that of any other call. */
function jsonOf(files: CallFiles, payload: Readable) {
  const source = new ByteSource(callBytes(payload))
  const keep = async (content: AsyncIterable<Uint8Array>) =>
    (await files.keep({ name: undefined, purpose: undefined, content })).id
  async function* limited() {
    let length = 0
    for await (const piece of withoutFiles(source, { keep, mostFiles: mostFilesInJson })) {
      length += piece.length
      if (length > longestText) throw new Failure('payload_too_large')
      yield piece
    }
  }
  // Fastify compares it with the length that the call announced.
  return Object.defineProperty(Readable.from(limited()), 'receivedEncodedLength', {
    get: () => source.received,
  }) as Readable & { readonly receivedEncodedLength: number }
}

/** How calls that declare files get them: as multipart, which the handler reads, or within their JSON. */
export function callsWithFiles(services: Services): CallsWithFiles {
  return {
    accept: async (app) => {
      await app.register(fastifyMultipart, {
        limits: {
          files: 1,
          fields: 4,
          parts: 5,
          fieldSize: 1000,
          fieldNameSize: 100,
          headerPairs: 20,
          // Counted as it is kept (file-content.ts).
          fileSize: Number.POSITIVE_INFINITY,
        },
      })
      app.addHook('onSend', dropOfRefused)
    },
    takeOut: async (request, reply, payload) => {
      if (isMultipart(request)) {
        if (request.routeOptions.config.files !== 'multipart') throw new Failure('unsupported_media_type')
        return payload
      }
      const isPacked = request.headers['content-encoding'] !== undefined
      return isJson(request) && !isPacked ? jsonOf(filesOfCall(services, request, reply), payload) : payload
    },
  }
}
