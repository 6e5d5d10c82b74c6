import type { InvoicesSummary } from '@endoll/api/invoices.ts'
import type { PayableInvoice } from '@endoll/api/payments.ts'
import { readSheet } from '../../testing/read-sheet.ts'
import type { DemoOffice } from './agreement/demo-office.ts'

/** How many bills, and their cents. */
type Sum = readonly [count: number, cents: number]

function sumOf(amounts: readonly number[]): Sum {
  return [amounts.length, amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)]
}

/** What home, list, dialog and spreadsheet say of who pays the bills of a customer. */
export async function saidOfPaying({ app, headersOf }: DemoOffice, code: string) {
  const headers = headersOf(code)
  const ask = async <T>(path: string) => (await app.inject({ url: `/api/v1/${path}`, headers })).json<T>()
  const { summary } = await ask<{ summary: InvoicesSummary }>('invoices/?limit=1')
  const home = await ask<{ invoices: InvoicesSummary }>('home/')
  const { invoices: payable } = await ask<{ invoices: PayableInvoice[] }>('payments/')
  const listed = (charged: boolean) =>
    sumOf(payable.filter((bill) => bill.charged === charged).map(({ amount }) => amount))
  const sheet: Record<string, number[]> = {}
  for (const type of ['electricity', 'gas']) {
    const { rawPayload } = await app.inject({ url: `/api/v1/invoices/export/?type=${type}`, headers })
    const [head, ...body] = readSheet(rawPayload).rows
    const at = (name: string) => head!.findIndex(({ value }) => value === name)
    const [paying, pending] = [at('Cómo se paga'), at('Pendiente (€)')]
    for (const row of body) {
      const words = row[paying]?.value
      if (typeof words === 'string') (sheet[words] ??= []).push(Number(row[pending]?.value))
    }
  }
  return {
    summary,
    home: home.invoices,
    dialog: { charged: listed(true), ticked: listed(false) },
    sheet: Object.fromEntries(Object.entries(sheet).map(([words, amounts]) => [words, sumOf(amounts)])),
  }
}
