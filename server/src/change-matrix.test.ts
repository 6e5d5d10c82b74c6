// Every change of a contract against every switch: where it is off there is no call, and nothing changes.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { switchesSchema, type SwitchName, type Switches } from '@endoll/api/deployment/switches.ts'
import { kindsOffered, switchesOfChange } from '@endoll/api/procedures/change-switches.ts'
import { contractChangeNames, type ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import { createApp } from './app.ts'
import { fingerprints } from './import/testing/folder.ts'
import { addBattery, addContract, addCustomer, type TestContract } from './testing/factories.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

interface Asked {
  readonly method: 'POST' | 'PUT'
  readonly url: (contract: TestContract) => string
  readonly payload: object
}

let server: TestServer
let headers: Record<string, string>
let contracts: Readonly<Record<SupplyKind, TestContract>>
let battery: number

/** A call of each change that gets as far as its rules: none of them is 404 where the change is offered. */
const asked: Readonly<Record<ContractChangeName, Asked>> = {
  power: {
    method: 'POST',
    url: ({ name }) => `contracts/${name}/power/`,
    payload: { phone: '600000001', power_p1: 5000, power_p2: 5000 },
  },
  iban: {
    method: 'POST',
    url: ({ id }) => `contracts/${id}/iban/`,
    payload: { already_registered: 'no', iban: 'ES9121000418450200051332', owner_is_bank_owner: true },
  },
  notification_address: {
    method: 'POST',
    url: ({ name }) => `contracts/${name}/notification/`,
    payload: { address_type: 'existing', address_id: 987_654_321 },
  },
  sips: {
    method: 'POST',
    url: ({ name }) => `contracts/${name}/no_cession_sips/`,
    payload: { noCesionSelection: 'actual' },
  },
  invoice_online: {
    method: 'POST',
    url: ({ name }) => `contracts/${name}/`,
    payload: { invoice_online: true },
  },
  electronic_notification: {
    method: 'POST',
    url: ({ name }) => `contracts/${name}/electronic_notification/`,
    payload: {},
  },
  tariff_options: {
    method: 'PUT',
    url: ({ id }) => `contract/${id}/happy-day/`,
    payload: { value: 'sunday' },
  },
  battery: {
    method: 'PUT',
    url: ({ name }) => `contract/${name}/change_bateria_pes_percentatge/${battery}`,
    payload: { pes_percentatge: 50 },
  },
  change_holder: {
    method: 'POST',
    url: ({ name }) => `contracts/${name}/holder/`,
    payload: {
      reason: 'rented',
      nif: '12345678Z',
      new_name: 'Pau Soler',
      email: 'pau@example.test',
      mobile: '600000001',
    },
  },
  end_service: {
    method: 'POST',
    url: ({ name }) => `contracts/${name}/services/end/`,
    payload: { services: [987_654_321] },
  },
  change_product: {
    method: 'POST',
    url: ({ name }) => `contracts/${name}/product/`,
    payload: { product: 'NONE', start: 'soon' },
  },
  withdrawal: {
    method: 'POST',
    url: ({ name }) => `contracts/${name}/withdrawal/`,
    payload: { afterwards: 'former_retailer' },
  },
  end_supply: {
    method: 'POST',
    url: ({ name }) => `contracts/${name}/end/`,
    payload: {
      reason: 'moving',
      day: '2026-12-10',
      last_bill: 'as_now',
      phone: '600000001',
      cut_accepted: true,
    },
  },
}

beforeAll(async () => {
  server = await startTestServer()
  const customer = await addCustomer(server.db)
  contracts = {
    electricity: await addContract(server.db, customer),
    gas: await addContract(server.db, customer, { kind: 'gas' }),
  }
  battery = await addBattery(server.db, [
    [contracts.electricity, 10],
    [contracts.gas, 10],
  ])
  headers = await server.signIn(customer)
})
afterAll(() => server.stop())

function only(on: readonly SwitchName[]): Switches {
  const names = Object.keys(switchesSchema.shape) as SwitchName[]
  return Object.fromEntries(names.map((name) => [name, on.includes(name)])) as Switches
}

/** Everything that a change could leave behind. */
async function stored() {
  const { rows } = await sql<object>`
    select (select count(*) from request) as requests, (select count(*) from outbox_event) as events,
           (select count(*) from mail_outbox) as mails`.execute(server.db)
  return { ...rows[0], tables: await fingerprints(server.db) }
}

function cases() {
  return contractChangeNames.flatMap((change) => {
    const switches = switchesOfChange(change)
    return [[], ...switches.map((name) => [name])].map((on) => [change, on] as const)
  })
}

describe('a change of a contract [r.change-product] [r.end-supply] [r.change-matrix]', () => {
  it.each(cases())('%s with %j alone', async (change, on) => {
    const switches = only(on)
    const { services } = server
    const app = await createApp({
      services: { ...services, deployment: { ...services.deployment, switches } },
    })
    const offered = kindsOffered(change, switches)
    const { method, url, payload } = asked[change]
    for (const kind of ['electricity', 'gas'] as const) {
      const send = (contract: TestContract) =>
        app.inject({ method, url: `/api/v1/${url(contract)}`, headers, payload })
      if (offered.includes(kind)) {
        const { statusCode, body } = await send(contracts[kind])
        expect([kind, statusCode === 404], body).toEqual([kind, false])
        continue
      }
      const before = await stored()
      const reply = await send(contracts[kind])
      // The same reply as for a contract that nobody has; a kind that never takes the change may say why.
      const nobody = await send({ ...contracts[kind], id: 987_654_321, name: 'NOBODY-1' })
      const never = !kindsOffered(change, only(switchesOfChange(change))).includes(kind)
      if (never) expect(String(reply.statusCode)).toMatch(/^4\d\d$/)
      else expect([kind, reply.statusCode, reply.body]).toEqual([kind, 404, nobody.body])
      expect(await stored()).toEqual(before)
    }
    await app.close()
  })
})
