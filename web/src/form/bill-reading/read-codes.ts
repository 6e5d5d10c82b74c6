import type { FoundCode } from './found-code.ts'

/** A picture with more pixels is made smaller: a code that fills a hand's width of a page is still sharp. */
const mostPixels = 12_000_000
/** A phone of a few years ago takes under a second; a picture made to be slow ends here. */
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

function codesOf(picture: ImageBitmap): Promise<readonly FoundCode[]> {
  const worker = new Worker(new URL('codes.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<readonly FoundCode[]>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('the picture took too long')), patienceMs)
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ codes: readonly FoundCode[] } | { failed: string }>) => {
        clearTimeout(patience)
        if ('codes' in data) resolve(data.codes)
        else reject(new Error(data.failed))
      },
    )
    worker.addEventListener('error', () => {
      clearTimeout(patience)
      reject(new Error('the reader could not be loaded'))
    })
    worker.postMessage(picture, [picture])
  }).finally(() => worker.terminate())
}

function isPdf(file: File): boolean {
  return file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf')
}

/**
 * The codes of a photo or of the first pages of a PDF, read in the browser: nothing is sent anywhere. Throws where the file is
 * neither, is damaged or locked.
 */
export async function readCodes(file: File): Promise<readonly FoundCode[]> {
  if (!isPdf(file)) return codesOf(await bounded(await createImageBitmap(file)))
  const { pagesOf } = await import('./pdf-pages.ts')
  const found: FoundCode[] = []
  for await (const page of pagesOf(file)) {
    found.push(...(await codesOf(await bounded(page))))
  }
  return found
}
