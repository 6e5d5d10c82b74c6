import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the build makes it the address of the file
import pdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = pdfWorker

/** The code stands on the first or second page; annexes come after it. */
const mostPages = 4
/** About 200 dots to the inch: a module of the densest code is then three of them. */
const scale = 200 / 72
/** A page that says it is a poster is drawn no larger than this. */
const mostSidePx = 3000

/** The first pages of a PDF as pictures, one after the other. */
export async function* pagesOf(file: File): AsyncGenerator<ImageBitmap> {
  const loading = getDocument({ data: await file.arrayBuffer(), disableFontFace: true, enableXfa: false })
  try {
    const document = await loading.promise
    for (let number = 1; number <= Math.min(mostPages, document.numPages); number += 1) {
      const page = await document.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: Math.min(scale, mostSidePx / Math.max(width, height)) })
      const canvas = globalThis.document.createElement('canvas')
      canvas.width = Math.ceil(viewport.width)
      canvas.height = Math.ceil(viewport.height)
      await page.render({ canvas, viewport }).promise
      yield await createImageBitmap(canvas)
    }
  } finally {
    await loading.destroy()
  }
}
