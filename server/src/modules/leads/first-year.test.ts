import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addOffers, answersOfHome, payloadOf, send, supply, upload } from './leads.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('the summary rests on the use of the bill that the products were shown with [r.wizard-bill]', async () => {
  const offers = await addOffers(server)
  const leadOf = async (number: number) => {
    const answers = answersOfHome({
      cups: supply(number),
      nifFaceup: [{ id: await upload(server, 'identity') }],
      selectedProduct: offers.home,
      iban: spanishIban('2100', '0418', '0200051332'),
    })
    return payloadOf(answers)
  }
  const submissionOf = async (reply: LeadReply | null | undefined) => {
    expect(reply).toMatchObject({ status: 'OK' })
    const { submission } = await server.db
      .selectFrom('contract_draft')
      .select('submission')
      .where('lead_id', '=', reply?.lead_id ?? '')
      .executeTakeFirstOrThrow()
    return submission
  }
  const alone = async (query: string, number: number) => {
    const sent: { readonly body: LeadReply } = await send(server, 'POST', `leads${query}`, {
      body: await leadOf(number),
    })
    return submissionOf(sent.body)
  }
  const ofBill = { product: { first_year: { basis: 'bill', kwh: 9809 } } }
  expect(await alone('?yearly_use=412|1974|7423', 1)).toMatchObject(ofBill)
  expect(await alone('', 2)).toMatchObject({ product: { first_year: { basis: 'profile' } } })
  const leads = [{ id: null, lead: await leadOf(3), yearly_use: '412|1974|7423' }]
  const together: { readonly body: { readonly leads: readonly { readonly reply: LeadReply | null }[] } } =
    await send(server, 'POST', 'lead_groups/', { body: { leads } })
  expect(await submissionOf(together.body.leads[0]?.reply)).toMatchObject(ofBill)
})
