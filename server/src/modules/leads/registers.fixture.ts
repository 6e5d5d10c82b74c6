import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { NewContract } from '@endoll/domain/contracting/new-contract.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { repositoryRoot } from '../../config.ts'
import { readDeployment } from '../../deployment-file.ts'
import { httpPersonChecks } from '../../gateways/person-checks/http-checks.ts'
import { startPersonChecksTwin, type PersonChecksTwin } from '../../gateways/person-checks/twin.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addOffers, answersOfHome, supply, upload } from './leads.fixture.ts'

const secret = 'a secret of the registers that is long enough'

/** An office with offers and the twins of both registers, for the tests of one file; every test begins without attempts. */
export function officeWithRegisters() {
  let checks: PersonChecksTwin | undefined
  let office:
    | { server: TestServer; offers: Awaited<ReturnType<typeof addOffers>>; identity: string }
    | undefined
  let supplies = 100
  const started = () => {
    if (!office) throw new Error('the office is there once tests run')
    return office
  }

  beforeAll(async () => {
    let nowMs = () => 0
    checks = await startPersonChecksTwin({ secret, nowMs: () => nowMs() })
    const clock = { nowMs: () => nowMs() }
    const personChecks = httpPersonChecks({ address: checks.address, secret }, clock)
    // None of reference: there the register is asked once the product is known.
    const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
    const contracting = { ...deployment.contracting, referenceRetailer: false }
    const server = await startTestServer({}, { personChecks, deployment: { contracting } })
    nowMs = () => server.clock.nowMs()
    office = { server, offers: await addOffers(server), identity: '' }
  })
  afterAll(async () => {
    await office?.server.stop()
    await checks?.stop()
  })
  beforeEach(async () => {
    await started().server.db.deleteFrom('attempt_budget').execute()
    started().identity = await upload(started().server, 'identity')
  })

  /** What somebody answers about a home, of another supply each time. */
  const home = (more: Partial<NewContract> = {}): Partial<NewContract> => {
    supplies += 1
    const { identity, offers } = started()
    return answersOfHome({
      cups: supply(supplies),
      nifFaceup: [{ id: identity }],
      selectedProduct: offers.home,
      iban: spanishIban('2100', '0418', '0200051332'),
      ...more,
    })
  }
  return { started, home }
}
