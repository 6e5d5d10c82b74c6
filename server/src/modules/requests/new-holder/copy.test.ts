import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HolderChangeView } from '@endoll/api/holder-changes.ts'
import type { MailData } from '../../../mails/queue-mail.ts'
import { contractsOfNif } from '../../../testing/factories.ts'
import { holderChanges, newHolderAccount, somebody } from '../../../testing/test-new-holder.ts'
import { addCaller } from '../../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { readNewHolderSource } from './document-source.ts'
import { requestFilesOfMail } from '../mail-files.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { answer, post, invited, agreed } = holderChanges(() => server)

it('gives who signs as the new holder a copy: in the mail, at the link and among the documents of the contract', async () => {
  const body = somebody({ reason: 'household' })
  const { request, token } = await agreed(body)
  const path = `/api/v1/holder_changes/${token}/document/`
  const atLink = await server.inject({ method: 'GET', url: path })
  expect(atLink.statusCode).toBe(200)
  const { document } = await server.db
    .selectFrom('signature')
    .select('document')
    .where('request_id', '=', request.id)
    .where('signer', '=', 'new_holder')
    .executeTakeFirstOrThrow()
  const { data } = await server.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('recipient', '=', body.email)
    .where('template', '=', 'new_holder')
    .where(sql<boolean>`data->>'about' = 'signed'`)
    .executeTakeFirstOrThrow()
  const copies = await requestFilesOfMail(server.services)('new_holder', data as MailData['new_holder'])
  expect((await post('holder_changes/', { token })).body).toMatchObject({
    state: 'signed',
    effective_day: null,
  })
  await answer(request.reference, { answer: 'effective', effective_date: '2026-11-21' })
  const open = async () => (await post('holder_changes/', { token })).body as HolderChangeView
  expect(await open()).toMatchObject({ state: 'effective', effective_day: '2026-11-21' })
  const [theirs] = await contractsOfNif(server.db, body.nif)
  const filed = await server.db
    .selectFrom('attachment')
    .select(['name', 'created_day', 'content'])
    .where('contract_id', '=', theirs?.id ?? 0)
    .execute()
  expect(filed).toMatchObject([{ name: 'Contrato firmado', created_day: '2026-11-21' }])
  for (const copy of [atLink.rawPayload, copies[0]?.content, filed[0]?.content])
    expect(document?.equals(copy ?? Buffer.alloc(0))).toBe(true)
})

it('says at the link that what was signed will not be, once the distributor has refused it', async () => {
  const { request, token } = await agreed(somebody({ reason: 'household' }))
  await answer(request.reference, { answer: 'rejected', reason_code: '12' })
  expect((await post('holder_changes/', { token })).body).toMatchObject({
    state: 'ended',
    effective_day: null,
  })
})

it('names what the holder before chose and passes on, where it is signed', async () => {
  const chosen = { double_tariff: '2026-11/2027-02', happy_hours: '14-16', happy_day: 'saturday' } as const
  const holder = await addCaller(server, chosen)
  const { request, token } = await invited(somebody({ reason: 'household' }), holder)
  const { body } = await post('holder_changes/', { token })
  expect((body as HolderChangeView).supply.options).toEqual([
    { option: 'double_tariff', choice: '11/2026 – 2/2027' },
    { option: 'happy_hours', choice: '14:00 – 16:00' },
    { option: 'happy_day', choice: 'Sábado' },
  ])
  await post('holder_changes/accept/', { token, ...newHolderAccount })
  const row = await server.db
    .selectFrom('request')
    .selectAll()
    .where('id', '=', request.id)
    .executeTakeFirstOrThrow()
  const { source } = await readNewHolderSource(server.db, row, server.services.clock.nowMs())
  expect(source.changes.map(({ field, after }) => [field, after])).toEqual(
    expect.arrayContaining([
      ['double_tariff', '11/2026 – 2/2027'],
      ['happy_hours', '14:00 – 16:00'],
      ['happy_day', 'saturday'],
    ]),
  )
})

it('does not give the new holder what the tax agency had recognised to the one before', async () => {
  const relief = { industrial: true, tax_relief: 'b', tax_relief_percent: 85 } as const
  const body = somebody({ reason: 'household' })
  const { request } = await agreed(body, body.email, await addCaller(server, relief))
  await answer(request.reference, { answer: 'effective', effective_date: '2026-11-21' })
  expect(await contractsOfNif(server.db, body.nif)).toMatchObject([{ industrial: false, tax_relief: null }])
})
