import { keepDocuments } from '../platform/pdf/kept-documents.ts'
import { openPdfWorker, type PdfWorker } from '../platform/pdf/pdf-worker.ts'
import type { Services } from '../platform/services.ts'

/**
 * The worker with this folder's templates, with the last documents kept. In production a failure quotes nothing of a document; in tests the
 * time limit is long and nobody goes first, as the machine may be slow.
 */
export function openDocuments(mode: Services['mode']): PdfWorker {
  return keepDocuments(
    openPdfWorker({
      folder: import.meta.dirname,
      quoteProblems: mode !== 'production',
      ...(mode === 'test' ? { longestMs: 600_000, givesWay: false } : {}),
    }),
  )
}
