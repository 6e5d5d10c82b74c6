import { openPdfWorker, type PdfWorker } from '../platform/pdf/pdf-worker.ts'
import type { Services } from '../platform/services.ts'

/** The worker with this folder's templates. In production a failure quotes nothing of a document. */
export const openDocuments = (mode: Services['mode']): PdfWorker =>
  openPdfWorker({ folder: import.meta.dirname, quoteProblems: mode !== 'production' })
