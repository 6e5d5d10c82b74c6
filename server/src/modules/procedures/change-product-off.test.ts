import { expect, it } from 'vitest'
import { addCaller } from '../../testing/test-requests.ts'
import { startTestServer } from '../../testing/test-server.ts'

it('a change of product is not there where it is switched off', async () => {
  const server = await startTestServer({ changeProduct: false })
  const caller = await addCaller(server)
  const path = `contracts/${caller.contract.name}/product/`
  expect((await caller.send('GET', path)).status).toBe(404)
  expect((await caller.send('POST', path, { product: 'other', start: 'soon' })).status).toBe(404)
  await server.stop()
})
