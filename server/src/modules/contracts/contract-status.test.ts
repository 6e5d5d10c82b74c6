import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractStates } from '@endoll/api/contracts.ts'
import { contractStatus } from '@endoll/domain/contracting/contract-status.ts'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { listContracts } from './queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const cases = [...contractStates, 'pendent'].flatMap((state) =>
  [null, '2026-11-02'].map((signDay) => ({ state, signDay })),
)
const counted = { waitingSignature: 'waiting_signature', inProcess: 'in_process' } as const

it.each(cases)(
  'the list counts $state signed on $signDay as the domain calls it',
  async ({ state, signDay }) => {
    const customer = await addCustomer(server.db)
    await addContract(server.db, customer, { state, sign_day: signDay })
    const { summary } = await listContracts(server.db, customer, {
      type: 'electricity',
      filter: '',
      offset: 0,
      limit: 10,
    })
    const status = contractStatus({ state, signDay })
    const none = { active: 0, waiting_signature: 0, in_process: 0, closed: 0 }
    const column = status === 'waitingSignature' || status === 'inProcess' ? counted[status] : status
    expect(summary).toMatchObject({ ...none, [column]: 1 })
  },
)
