// Reads the QR codes of one picture. Its own policy (server/src/platform/http/safe-headers.ts) lets it compile WebAssembly
// and fetch that file of ours, nothing else: the pages keep theirs, and the picture cannot leave the phone from here.
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { codeReaderOptions, type FoundCode } from './found-code.ts'

const options: ReaderOptions = { ...codeReaderOptions, formats: [...codeReaderOptions.formats] }
// At once, before there is a picture: on a slow line it takes longer to come than a code takes to be read.
void prepareZXingModule({
  overrides: { locateFile: () => new URL(wasm, self.location.href).href },
  fireImmediately: true,
}).then(
  () => self.postMessage('ready'),
  (error: unknown) => self.postMessage({ notLoaded: String(error) }),
)

function pixelsOf(picture: ImageBitmap): ImageData {
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(picture, 0, 0)
  picture.close()
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

self.addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  void readBarcodes(pixelsOf(data), options).then(
    (found) => {
      const codes = found.map(({ isValid, text }): FoundCode => ({ whole: isValid, text }))
      self.postMessage({ codes })
    },
    (error: unknown) => self.postMessage({ failed: String(error) }),
  )
})
