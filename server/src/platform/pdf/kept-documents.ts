import { createHash } from 'node:crypto'
import { CallOver } from '../http/held.ts'
import type { PdfMeta, PdfWorker } from './pdf-worker.ts'

/** Some two hundred bills. */
const usualBytes = 24_000_000

/** Of everything that a document is made of: the same input makes the same bytes. */
function keyOf(template: string, data: unknown, { title, language, day, files = {} }: PdfMeta): string {
  const hash = createHash('sha256').update(JSON.stringify([template, title, language, day, data]))
  for (const [name, content] of Object.entries(files))
    hash.update(`\0${name}\0${content.length}\0`).update(content)
  return hash.digest('base64')
}

/**
 * The worker, with the last documents kept: one that is asked for again, or twice at the same time, is not made again.
 * Nothing is kept of one that could not be made.
 */
export function keepDocuments(worker: PdfWorker, mostBytes = usualBytes): PdfWorker {
  const kept = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer>>()
  let bytes = 0

  const keep = (key: string, pdf: Buffer) => {
    if (pdf.length > mostBytes / 4) return
    kept.set(key, pdf)
    bytes += pdf.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= length
    }
  }

  return {
    assertAvailable: () => worker.assertAvailable(),
    async render(template, data, meta) {
      worker.assertAvailable()
      const key = keyOf(template, data, meta)
      const known = kept.get(key)
      if (known) {
        // The last one asked for is the last to go.
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      for (let making = underWay.get(key); making; making = underWay.get(key)) {
        const made = await making.catch((error: unknown) => {
          // The first caller has gone: one that still waits asks for it.
          if (error instanceof CallOver) return undefined
          throw error
        })
        if (made) return made
      }
      const made = worker.render(template, data, meta)
      underWay.set(key, made)
      try {
        const pdf = await made
        keep(key, pdf)
        return pdf
      } finally {
        underWay.delete(key)
      }
    },
    async close() {
      kept.clear()
      bytes = 0
      await worker.close()
    },
  }
}
