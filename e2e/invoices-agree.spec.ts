// What a customer of the demo reads on the page is what the bill says that they download from it.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { demoCustomers } from '../server/src/demo/customers.ts'
import { readPdf } from '../server/src/testing/read-pdf.ts'
import { path } from '../web/src/site/paths.ts'
import { test } from './demo-office.ts'
import { expect, openSession } from './fixtures.ts'

// The demo is brought in once: one worker runs the whole file.
test.describe.configure({ mode: 'default' })
test.use({ deployment: { file: 'demo', changes: { switches: { downloadInNewTab: false } } } })

function plain(text: string) {
  return text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
}

/** The words by which a row's cells are found, and those around its figures in the bill. */
const words = {
  es: {
    amount: 'Importe',
    energy: 'Energía',
    period: 'Periodo',
    issued: 'Fecha',
    billed: 'Periodo facturado',
    day: 'Fecha de la factura',
    consumed: 'Consumo facturado',
  },
  ca: {
    amount: 'Import',
    energy: 'Energia',
    period: 'Període',
    issued: 'Data',
    billed: 'Període facturat',
    day: 'Data de la factura',
    consumed: 'Consum facturat',
  },
  en: {
    amount: 'Amount',
    energy: 'Energy',
    period: 'Period',
    issued: 'Date',
    billed: 'Billing period',
    day: 'Date of the bill',
    consumed: 'Billed consumption',
  },
} as const

const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** The days of a text, as the model of the PVPC's bill writes them. */
function daysInWords(text: string): readonly string[] {
  return [...text.matchAll(/(\d{2})\/(\d{2})\/(\d{4})/g)].map(
    ([, day, month, year]) => `${Number(day)} de ${months[Number(month) - 1]} de ${year}`,
  )
}

/** What a bill of the PVPC says of these figures, which has words of its own (Resolución of 2021-04-28, annex I). */
function ofPvpc(shown: { readonly energy: string; readonly period: string; readonly issued: string }) {
  const [first, last] = daysInWords(shown.period)
  return {
    energy: `Consumo del periodo facturado: ${shown.energy}`,
    period: `Periodo de consumo Del ${first} al ${last}`,
    issued: `Fecha de emisión ${daysInWords(shown.issued).join()}`,
  }
}

/** What a row says below each heading of its table, by the heading. */
async function readRow(page: Page, found: Locator): Promise<ReadonlyMap<string, string>> {
  const headers = await page.getByRole('columnheader').allInnerTexts()
  const cells = await found.getByRole('rowheader').or(found.getByRole('cell')).allInnerTexts()
  expect(cells).toHaveLength(headers.length)
  return new Map(headers.map((header, index) => [plain(header), plain(cells[index] ?? '')]))
}

for (const { code, language, search, numbers } of [
  { code: 'rosa', language: 'es', search: '', numbers: 4 },
  { code: 'rosa', language: 'es', search: '?type=gas', numbers: 2 },
  { code: 'marc', language: 'ca', search: '', numbers: 3 },
  { code: 'laia', language: 'ca', search: '?filter=AB', numbers: 1 },
  { code: 'obrador', language: 'en', search: '', numbers: 2 },
] as const) {
  test(`what ${code} reads in ${language} is what the bills say ${search} [r.figures-agree]`, async ({
    page,
  }) => {
    const customer = demoCustomers.find((one) => one.code === code)!
    await openSession(page, customer)
    const t = words[language]
    await page.goto(`${path('invoices', {}, language)}${search}${search ? '&' : '?'}lang=${language}`)
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
    await expect(rows.nth(numbers - 1)).toBeVisible()
    for (let index = 0; index < numbers; index += 1) {
      const shown = await readRow(page, rows.nth(index))
      const downloading = page.waitForEvent('download')
      await rows.nth(index).getByRole('link', { name: /PDF/ }).click()
      const download = await downloading
      const read = await readPdf(await readFile(await download.path()))
      const [first = ''] = read.text.map(plain)
      const number = (await rows.nth(index).getByRole('rowheader').innerText()).split(/\s/)[0]!
      expect([read.language, read.title]).toEqual([language, expect.stringContaining(number)])
      expect(download.suggestedFilename()).toContain(number)
      // The list counts what is given back negative; a bill says that it gives back.
      const said = {
        energy: shown.get(t.energy)!.replace('-', ''),
        period: shown.get(t.period)!,
        issued: shown.get(t.issued)!,
      }
      const figures = {
        // After a space: 39,25 is no part of 139,25.
        amount: ` ${shown.get(t.amount)!.replace('-', '')}`,
        ...(first.includes('Tipo de contrato PVPC')
          ? ofPvpc(said)
          : {
              energy: `${t.consumed} ${said.energy}`,
              period: `${t.billed} ${said.period}`,
              issued: `${t.day} ${said.issued}`,
            }),
      }
      expect(figures.amount).toMatch(/\d[.,]\d\d/)
      expect(figures.energy).toMatch(/\d kWh$/)
      for (const [what, figure] of Object.entries(figures))
        expect(first.includes(figure), `${number}, ${what}: ${figure} in ${first}`).toBe(true)
    }
  })
}
