import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files gain nothing: the headers of a compressed reply cost as much as it saves. */
const worthwhileBytes = 1024
const texts = /\.(m?js|css|svg|wasm)$/
const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/**
 * Writes a `.br` and a `.gz` beside every text file of the build, at the best compression; the server sends them as
 * they are.
 */
export function compressPlugin(): Plugin {
  return {
    name: 'endoll-compress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        await Promise.all(
          Object.values(bundle).map(async (file) => {
            const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
            if (!texts.test(file.fileName) || source.length < worthwhileBytes) return
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
            }
            const [br, gz] = await Promise.all([brotlied(source, { params }), gzipped(source, { level: 9 })])
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br })
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz })
          }),
        )
      },
    },
  }
}
