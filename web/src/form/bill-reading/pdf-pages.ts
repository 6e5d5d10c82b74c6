import { getDocument, GlobalWorkerOptions, type PDFPageProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the build makes it the address of the file
import pdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = pdfWorker

/** The code stands on the first or second page; annexes come after it. */
const mostPages = 4
/** About 200 dots to the inch: a module of the densest code is then three of them. */
const scale = 200 / 72
/** A page that says it is a poster is drawn no larger than this. */
const mostSidePx = 3000

/** More words than this stand on no page of a bill. */
const mostLetters = 50_000

/** A page as a picture, and its words. */
export interface PdfPage {
  readonly picture: ImageBitmap
  readonly text: () => Promise<string>
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .slice(0, mostLetters)
}

/** The first pages of a PDF, one after the other. */
export async function* pagesOf(file: File): AsyncGenerator<PdfPage> {
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
      yield { picture: await createImageBitmap(canvas), text: () => textOf(page) }
    }
  } finally {
    await loading.destroy()
  }
}
