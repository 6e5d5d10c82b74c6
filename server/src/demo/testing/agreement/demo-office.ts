import type { FastifyInstance } from 'fastify'
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import type { Language } from '@endoll/api/language.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import type { BillContent } from '../../../documents/bill/bill-document.ts'
import { getExplainedBill } from '../../../modules/bill/queries.ts'
import { getInvoiceDocument } from '../../../modules/invoices/queries.ts'
import type { Services } from '../../../platform/services.ts'
import { demoCustomers } from '../../customers.ts'
import { contentDisagreements } from './content-agrees.ts'
import { explainedDisagreements } from './explained-agrees.ts'
import { fileDisagreements } from './file-agrees.ts'
import { gather } from './gather.ts'
import { listedDisagreements } from './listed-agrees.ts'
import { languageFor, type Taken } from './sample.ts'
import { readStoredBills, type StoredBill } from './stored.ts'

/** The demo as its customers have it: a server on the demo's database, everybody signed in. */
export interface DemoOffice {
  readonly app: FastifyInstance
  readonly services: Services
  readonly bills: readonly StoredBill[]
  /** Headers of the customer's session, by the customer's code. */
  readonly headersOf: (code: string) => Record<string, string>
}

export async function openDemoOffice(app: FastifyInstance, services: Services): Promise<DemoOffice> {
  // A customer who has to change the password sees nothing before that.
  await services.db.updateTable('account').set({ must_change_password: false }).execute()
  const headers = new Map<string, Record<string, string>>()
  for (const { code, email, password } of demoCustomers) {
    const payload = { user: email, password }
    const reply = await app.inject({ method: 'POST', url: '/api/v1/get_token', payload })
    headers.set(code, { authorization: `Bearer ${reply.json<{ token: string }>().token}` })
  }
  const bills = await readStoredBills(services.db)
  return { app, services, bills, headersOf: (code) => headers.get(code)! }
}

const pageSize = 100

async function listAll({ app, headersOf }: DemoOffice, code: string, query: string) {
  const items: InvoiceItem[] = []
  for (;;) {
    const url = `/api/v1/invoices/?${query}&limit=${pageSize}&offset=${items.length}`
    const reply = await app.inject({ url, headers: headersOf(code) })
    const page = reply.json<{ items: InvoiceItem[]; total_items: number }>()
    items.push(...page.items)
    if (page.items.length === 0 || items.length >= page.total_items) return items
  }
}

/** Those that are newer than the one above them. */
function outOfOrder(items: readonly InvoiceItem[]) {
  return items.filter(({ date }, index) => index > 0 && date > items[index - 1]!.date)
}

/** The rows that each customer gets, all pages of both kinds, against the database. */
export async function listDisagreements(office: DemoOffice, language: Language): Promise<readonly string[]> {
  const sentences: string[] = []
  for (const { code } of demoCustomers) {
    for (const kind of ['electricity', 'gas'] as const)
      sentences.push(...(await kindDisagreements(office, language, { code, kind })))
  }
  return sentences
}

async function kindDisagreements(
  office: DemoOffice,
  language: Language,
  { code, kind }: { readonly code: string; readonly kind: 'electricity' | 'gas' },
): Promise<string[]> {
  const today = dayAt(office.services.clock.nowMs(), 'Europe/Madrid')
  const expected = new Map(
    office.bills
      .filter(({ invoice }) => invoice.customer_code === code && invoice.kind === kind)
      .map((stored) => [stored.invoice.id, stored]),
  )
  const items = await listAll(office, code, `type=${kind}&lang=${language}`)
  const sentences = outOfOrder(items).map(({ number }) => `${number} is out of order`)
  for (const item of items) {
    const stored = expected.get(item.id)
    if (!stored) sentences.push(`${item.number} is listed for ${code}: not theirs, or twice`)
    else sentences.push(...listedDisagreements(item, stored, { language, today }))
    expected.delete(item.id)
  }
  for (const { invoice } of expected.values()) sentences.push(`${invoice.number} is not listed for ${code}`)
  return sentences
}

/** What each customer sees of each invoice, line by line, against the database. */
export function explainedBillDisagreements({ services, bills }: DemoOffice): Promise<readonly string[]> {
  return gather(bills, async (stored) => {
    const asked = { id: String(stored.invoice.id), locale: 'es_ES' } as const
    return explainedDisagreements(await getExplainedBill(services, stored.owner, asked), stored)
  })
}

/** The document of a bill, not laid out. */
export async function documentOf({ services }: DemoOffice, { stored, language }: Taken) {
  const asked = { id: String(stored.invoice.id), language }
  const { document } = await getInvoiceDocument(services, stored.owner, asked)
  return { title: document.title, content: document.content as BillContent }
}

/** What each bill's document says, not laid out, against the database: every bill in one language. */
export function documentDisagreements(office: DemoOffice): Promise<readonly string[]> {
  return gather(office.bills, async (stored) => {
    const language = languageFor(stored)
    const { content } = await documentOf(office, { stored, language })
    return contentDisagreements(content, stored, language)
  })
}

/** The reply to a customer who asks for the PDF of a bill. */
export function downloaded({ app, headersOf }: DemoOffice, { stored: { invoice }, language }: Taken) {
  return app.inject({
    url: `/api/v1/invoices/${invoice.id}/pdf/?lang=${language}`,
    headers: headersOf(invoice.customer_code),
  })
}

/** The file that the customer downloads against the document, and that against the database. */
export async function downloadDisagreements(office: DemoOffice, taken: Taken): Promise<readonly string[]> {
  const { stored, language } = taken
  const reply = await downloaded(office, taken)
  if (reply.statusCode !== 200)
    return [`the PDF of ${stored.invoice.number} in ${language}: ${reply.statusCode}`]
  const { title, content } = await documentOf(office, taken)
  return [
    ...contentDisagreements(content, stored, language),
    ...(await fileDisagreements(reply.rawPayload, { title, content, stored, language })),
  ]
}
