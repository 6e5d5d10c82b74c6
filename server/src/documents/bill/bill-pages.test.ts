import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages, type Language } from '@endoll/api/language.ts'
import type { PdfWorker } from '../../platform/pdf/pdf-worker.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import type { BillData } from '../bill-data.ts'
import { documentFile } from '../document.ts'
import { openDocuments } from '../open.ts'
import { billDocument } from './bill-document.ts'
import { homeBill } from './bill.fixture.ts'

let pdf: PdfWorker
beforeAll(() => {
  pdf = openDocuments('test')
})
afterAll(() => pdf.close())

/** As homes at the PVPC have it: nothing stays at a price, and part of the energy has the bonus. */
const atPvpc: BillData = {
  ...homeBill,
  contract: { ...homeBill.contract, commitmentEndDay: undefined },
  product: { name: 'PVPC', priceKind: 'indexed', renewable: false, market: 'pvpc' },
  bonus: { limitWh: 134_786, carriedWh: 13_160, discountedWh: 142_990, beyondWh: 0 },
  bonusLastDay: '2028-01-31',
}

/** What says most on the first page: which bill it corrects and why, and a price that holds. */
const rectifying: BillData = {
  ...homeBill,
  invoice: {
    ...homeBill.invoice,
    type: 'R',
    rectifies: { number: 'FE2600749', day: '2026-06-18' },
    correctionReason: 'la distribuidora ha rectificado la curva de consumo',
  },
  contract: { ...homeBill.contract, commitmentEndDay: '2027-02-28' },
}

async function pagesOf(data: BillData, language: Language) {
  const made = { signer: data, language, day: data.invoice.day }
  return (await readPdf(await documentFile({ pdf }, billDocument(data, language), made).body())).pages
}

it.each(languages)(
  '[law.6.conditions] [law.6.renewal] a bill at the PVPC that says how the bonus is renewed is two pages, in %s',
  async (language) => {
    const soon: BillData = { ...atPvpc, invoice: { ...atPvpc.invoice, day: '2027-12-05' } }
    expect(await pagesOf(soon, language)).toBe(2)
  },
)

it.each(languages)('a rectifying bill with its reason is three pages too, in %s', async (language) => {
  expect(await pagesOf(rectifying, language)).toBe(3)
  const { invoice } = rectifying
  const withCode = {
    ...rectifying,
    invoice: { ...invoice, verifactuCode: 'https://example.test/code?nif=1' },
  }
  expect(await pagesOf(withCode, language)).toBe(3)
})
