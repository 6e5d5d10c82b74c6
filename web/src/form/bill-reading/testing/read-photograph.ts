import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { billsOf } from '../bills-of-codes.ts'
import { codeReaderOptions } from '../found-code.ts'
import { photograph, type Photograph } from './photograph.ts'

/** The link of a bill as a retailer writes it; CUPS and postal code made up (domain/billing/invoice-qr-read.test.ts). */
export const exampleLink =
  'https://comparador.cnmc.gob.es/comparador/QRE?cp=17001&pP1=4.6&pP2=4.6&caP1=412&caP2=1974&caP3=7423&iniA=2025-04-30' +
  '&tc=E0&finPen=0000-00-00&finContrato=2026-06-22&tf=N&imp=99.17&cfP1=40&cfP2=174&cfP3=652&iniF=2026-03-31' +
  '&finF=2026-04-30&impSA=1.04&impOtrosConIE=0&impOtrosSinIE=0.8&exc=19.74&com=R2-515&cups=ES1234123456789012JY1F' +
  '&pmaxP1=4.73&pmaxP2=8.9&fFact=2026-05-12&dtoBS=0&finBS=0.57&ajuste=0&impPot=14.43&impEner=92.08&dto=0' +
  '&prP1=33.24201&prP2=4.921295&prE1=0.187225&prE2=0.128939&prE3=0.095209&verde=1&rev=0'

/** Gives the reader its WebAssembly, which the browser's worker fetches from the office. */
export function prepareReader(wasmBinary: ArrayBuffer): void {
  prepareZXingModule({ overrides: { wasmBinary } })
}

/** What is read of a code of this text that was photographed so. */
export async function readPhotograph(how: Photograph, text = exampleLink) {
  const picture = { ...photograph(text, how), colorSpace: 'srgb' as const }
  const found = await readBarcodes(picture, {
    ...codeReaderOptions,
    formats: [...codeReaderOptions.formats],
  })
  return billsOf(found.map(({ isValid, text: said }) => ({ whole: isValid, text: said })))
}
