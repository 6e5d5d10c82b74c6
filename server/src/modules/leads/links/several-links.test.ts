import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { openLeadLink } from '@endoll/api/lead-links.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { addOffers, answersOfHome, dni, payloadOf, pol, send, upload } from '../leads.fixture.ts'
import { addCompany, idsOf, sendGroup, supplyOfCompany } from '../several.fixture.ts'

let server: TestServer
let product: number

beforeAll(async () => {
  server = await startTestServer()
  product = (await addOffers(server)).home
})
afterAll(() => server.stop())

it('a link leads back to all supplies of a company, which are then sent from there; to none of another holder [r.several-in-the-wizard]', async () => {
  const company = await addCompany(server, product)
  const all = [supplyOfCompany(company), supplyOfCompany(company)]
  const ids = idsOf(await sendGroup(server, all, { confirm: false }))
  const [first, second] = ids
  // Of a holder whose number was not given, even if it were in the group.
  const nifFaceup = [{ id: await upload(server, 'identity') }]
  const person = payloadOf(answersOfHome({ vat: dni(87_654_321), nifFaceup }), { step: 3, confirm: false })
  const { body: other } = await send(server, 'POST', 'leads', { body: person })
  const { group_id: group } = await server.db
    .selectFrom('lead')
    .select('group_id')
    .where('id', '=', first ?? '')
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('lead')
    .set({ group_id: group })
    .where('id', '=', (other as { lead_id: string }).lead_id)
    .execute()
  expect(
    (await send(server, 'POST', `leads/${first}/link/`, { body: { wizard: 'electricity' } })).status,
  ).toBe(200)
  const { data } = await server.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('template', '=', 'kept_answers')
    .executeTakeFirstOrThrow()
  const { token } = data as { token: string }
  const opened = await send(server, 'POST', 'lead_links/', {
    body: { token, vat: company.vat },
    visitor: pol,
  })
  const { kept } = opened.body as ReplyOf<typeof openLeadLink>
  expect(kept?.electricity).toBe(first)
  expect(kept?.answers).toMatchObject({ cups: all[0]?.cups })
  expect(kept?.further).toMatchObject([{ lead: second, answers: { cups: all[1]?.cups } }])
  expect(kept?.further[0]?.answers).not.toHaveProperty('iban')
  // The papers of the company are named in each, whichever of them has them.
  for (const answers of [kept?.answers, kept?.further[0]?.answers])
    expect(answers).toMatchObject({ cif: [company.cif?.[0]], nifFaceup: [company.nifFaceup?.[0]] })
  const sent = await sendGroup(server, all, { ids, visitor: pol })
  expect(sent.body.leads.map(({ reply }) => reply?.status)).toEqual(['OK', 'OK'])
  expect(idsOf(sent)).toEqual(ids)
})
