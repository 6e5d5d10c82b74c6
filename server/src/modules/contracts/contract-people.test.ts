import { afterAll, beforeAll, expect, it } from 'vitest'
import { addContract } from '../../testing/factories.ts'
import { addCaller, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let caller: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  caller = await addCaller(server)
})
afterAll(() => server.stop())

it('says who pays, whose the bills are and who is written to, beside the owner [r.contract-people]', async () => {
  const read = async (fields: Parameters<typeof addContract>[2]) => {
    const { name } = await addContract(server.db, caller.customer, fields)
    return ((await caller.send('GET', `contracts/${name}/`)).body as { people: unknown }).people
  }
  const { name, nif } = await server.db
    .selectFrom('customer')
    .select(['name', 'nif'])
    .where('id', '=', caller.customer.customerId)
    .executeTakeFirstOrThrow()
  const community = { owner_name: 'CP Major 1', owner_nif: 'H00000000' }
  expect(
    await read({
      payer_nif: nif,
      fiscal_nif: nif,
      owner_nif: nif,
      owner_name: name,
      notification_name: name,
    }),
  ).toEqual({ payer: 'owner', fiscal: 'owner', notified: 'owner' })
  expect(
    await read({ ...community, payer_nif: nif, fiscal_nif: 'H00000000', notification_name: name }),
  ).toEqual({ payer: 'customer', fiscal: 'owner', notified: 'customer' })
  expect(
    await read({
      ...community,
      payer_nif: '00000002W',
      fiscal_nif: '00000002W',
      notification_name: 'Pau Vila',
    }),
  ).toEqual({ payer: 'another', fiscal: 'another', notified: 'another' })
})
