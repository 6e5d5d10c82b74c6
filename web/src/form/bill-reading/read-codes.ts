import type { FoundCode } from './found-code.ts'
import type { ReadFile } from './sources-of-bill.ts'

/** A picture with more pixels is made smaller: a code that fills a hand's width of a page is still sharp. */
const mostPixels = 12_000_000
/** Once the reader is there. A phone of a few years ago takes under a second; a picture made to be slow ends here. */
const patienceMs = 20_000

async function bounded(picture: ImageBitmap): Promise<ImageBitmap> {
  const share = Math.sqrt(mostPixels / (picture.width * picture.height))
  if (share >= 1) return picture
  const smaller = await createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.floor(picture.width * share)),
    resizeHeight: Math.max(1, Math.floor(picture.height * share)),
    resizeQuality: 'high',
  })
  picture.close()
  return smaller
}

/** The reader itself did not come: nothing is known of the file. */
export class ReaderNotLoaded extends Error {}

type Said =
  | 'ready'
  | { readonly codes: readonly FoundCode[] }
  | { readonly failed: string }
  | { readonly notLoaded: string }

interface Reader {
  readonly worker: Worker
  /** Settles once it can read. */
  readonly ready: Promise<void>
}

function startReader(): Reader {
  const worker = new Worker(new URL('codes.worker.ts', import.meta.url), { type: 'module' })
  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data === 'ready') resolve()
      else if ('notLoaded' in data) reject(new ReaderNotLoaded(data.notLoaded))
    })
    worker.addEventListener('error', () => reject(new ReaderNotLoaded('the worker')))
  })
  // The caller gets the error.
  ready.catch(() => worker.terminate())
  return { worker, ready }
}

let waiting: Reader | undefined

/** Lets the reader come while somebody takes the picture. */
export function prepareReader(): void {
  if (waiting) return
  const reader = startReader()
  waiting = reader
  reader.ready.catch(() => {
    if (waiting === reader) waiting = undefined
  })
}

/** The codes of a picture; each picture has a reader of its own. */
async function codesOf(picture: ImageBitmap): Promise<readonly FoundCode[]> {
  const { worker, ready } = waiting ?? startReader()
  waiting = undefined
  await ready
  return new Promise<readonly FoundCode[]>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('the picture took too long')), patienceMs)
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      clearTimeout(patience)
      if (data !== 'ready' && 'codes' in data) resolve(data.codes)
      else reject(new Error('the picture cannot be read'))
    })
    worker.addEventListener('error', () => {
      clearTimeout(patience)
      reject(new Error('the picture ended the reader'))
    })
    worker.postMessage(picture, [picture])
  }).finally(() => worker.terminate())
}

export function isPdf(file: File): boolean {
  return file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf')
}

/**
 * The codes of a photo or of the first pages of a PDF, with its words where they are wanted; read in the browser, nothing is
 * sent anywhere. Throws where the file is neither, is damaged or locked.
 */
export async function readBillFile(file: File, { words }: { readonly words: boolean }): Promise<ReadFile> {
  if (!isPdf(file)) return { codes: await codesOf(await bounded(await createImageBitmap(file))), text: '' }
  const { pagesOf } = await import('./pdf-pages.ts')
  const codes: FoundCode[] = []
  const texts: string[] = []
  for await (const { picture, text } of pagesOf(file)) {
    if (words) texts.push(await text())
    codes.push(...(await codesOf(await bounded(picture))))
  }
  return { codes, text: texts.join(' ') }
}
