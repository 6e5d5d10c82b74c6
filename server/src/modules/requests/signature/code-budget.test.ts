import { afterAll, beforeAll, expect, it } from 'vitest'
import { addContract } from '../../../testing/factories.ts'
import {
  addCaller,
  mailsTo,
  sign,
  type SubmittedBody,
  type TestCaller,
} from '../../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function ask(caller: TestCaller) {
  const { name } = await addContract(server.db, caller.customer)
  const body = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
  const reply = (await caller.send('POST', `contracts/${name}/power/`, body)).body as SubmittedBody
  return reply.request.id
}
async function sendCode(caller: TestCaller, id: number) {
  return (await caller.send('POST', `requests/${id}/signature/code/`)).status
}

it('fifteen codes a day that are not signed with, over all requests of an account', async () => {
  const caller = await addCaller(server)
  const sent: number[] = []
  for (let requests = 0; requests < 6; requests += 1) {
    const id = await ask(caller)
    for (let times = 0; times < 3; times += 1) sent.push(await sendCode(caller, id))
    await caller.send('POST', `requests/${id}/withdraw/`)
  }
  expect(sent).toEqual([...Array.from({ length: 15 }, () => 200), 429, 429, 429])
  const other = await addCaller(server)
  expect(await sendCode(other, await ask(other))).toBe(200)
})

it('codes asked for at the same time all count', async () => {
  const caller = await addCaller(server)
  const ids = await Promise.all(Array.from({ length: 8 }, () => ask(caller)))
  const sent = await Promise.all(ids.flatMap((id) => [1, 2].map(() => sendCode(caller, id))))
  expect(sent.filter((status) => status === 200)).toHaveLength(15)
})

it('codes that were signed with do not count', async () => {
  const caller = await addCaller(server)
  for (let signed = 0; signed < 16; signed += 1) {
    expect((await sign(server, caller, await ask(caller))).body).toMatchObject({ state: 'sent' })
  }
})

it('the first code goes out once, however often and wherever the page is opened', async () => {
  const caller = await addCaller(server)
  const id = await ask(caller)
  const first = async () => (await caller.send('POST', `requests/${id}/signature/code/?first=true`)).status
  expect(await Promise.all([first(), first(), first()])).toEqual([200, 200, 200])
  expect(await first()).toBe(200)
  const codes = async () => (await mailsTo(server, caller.customer.email)).filter((mail) => /code/.test(mail))
  expect(await codes()).toHaveLength(1)
  expect((await caller.request(id)).signature).toMatchObject({ sendings_left: 2 })
  // Another one can be asked for.
  expect(await sendCode(caller, id)).toBe(200)
  expect(await codes()).toHaveLength(2)
})
