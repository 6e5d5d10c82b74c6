import { addCategory } from './factories.ts'
import { sampleFiles } from './sample-files.ts'
import type { TestServer } from './test-server.ts'

export const pdfContent = `data:application/pdf;base64,${sampleFiles.pdf.toString('base64')}`

/** Opens a case with one file about a contract, in the name of whoever these headers are. */
export async function openTestCase(
  server: TestServer,
  headers: Record<string, string>,
  contractId: number,
  words: { readonly subject?: string; readonly description?: string; readonly file?: string } = {},
): Promise<{ readonly id: number; readonly reference: string }> {
  const { subject = 'Factura', description = 'No la entiendo.', file = 'factura' } = words
  const reply = await server.inject({
    method: 'POST',
    url: '/api/v1/crm/cases/',
    headers,
    payload: {
      polissa_id: contractId,
      category: await addCategory(server.db),
      subject,
      description,
      attachment: [{ name: `${file}.pdf`, content: pdfContent }],
    },
  })
  return reply.json<{ data: { id: number; reference: string } }>().data
}

/** Sends a claim with one file about a contract: a case that has an acknowledgement. */
export async function sendTestClaim(
  server: TestServer,
  headers: Record<string, string>,
  contract: string,
  words: { readonly comments?: string } = {},
): Promise<{ readonly id: number; readonly reference: string }> {
  const reply = await server.inject({
    method: 'POST',
    url: `/api/v1/contracts/${encodeURIComponent(contract)}/atc/`,
    headers,
    payload: {
      contract,
      tipus: '02',
      subtipus: '009',
      comments: words.comments ?? 'La lectura no es la del contador.',
      attachment: [{ name: 'factura.pdf', content: pdfContent }],
    },
  })
  const { result: id, reference } = reply.json<{ result: number; reference: string }>()
  return { id, reference }
}

/** Offers the category in which customers send what their meter shows. */
export async function offerReadings({ db, services }: Pick<TestServer, 'db' | 'services'>): Promise<void> {
  const id = services.deployment.contactForms.autolecturesCategory
  await db
    .insertInto('crm_category')
    .values({ id, section: 'Contador', name: 'Lecturas', supply: 'any', to_day: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
