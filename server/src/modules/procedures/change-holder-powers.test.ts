import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HolderChangeView } from '@endoll/api/holder-changes.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { addCaller } from '../../testing/test-requests.ts'
import { holderChanges, newHolderAccount, somebody } from '../../testing/test-new-holder.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { invited, post } = holderChanges(() => server)

it('the new holder sees and signs the powers as they are, 3.45 kW: never rounded [r.change-holder]', async () => {
  const holder = await addCaller(server, { powers_w: [3450, 3450] })
  const { token } = await invited(somebody(), holder)
  const shown = (await post('holder_changes/', { token })).body as HolderChangeView
  expect(shown.supply.powers).toEqual([3.45, 3.45])
  expect(shown.obligation.facts[0]?.text).toMatch(/3,45\skW/)
  await post('holder_changes/accept/', { token, ...newHolderAccount })
  const document = await server.inject({ url: `/api/v1/holder_changes/${token}/document/` })
  const written = (await readPdf(document.rawPayload)).text.join(' ')
  expect(written).toMatch(/3,45\skW/)
  expect(written).not.toMatch(/3,5\skW/)
})
