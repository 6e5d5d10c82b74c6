import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { withIban } from '../platform/contract-iban.ts'
import { cupsOf } from '../demo/identifiers.ts'
import { readDocumentSource } from '../modules/requests/document-source.ts'
import { systemClock, todayOf } from '../platform/clock.ts'
import { hashPassword } from '../platform/password-hash.ts'
import { testPassword } from '../testing/factories.ts'
import { lastCode, mailsTo, type SubmittedBody } from '../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { importFolder } from './import-folder.ts'
import { cups, oneContract, withFolder, type Files } from './testing/folder.ts'

const passwordHash = await hashPassword(testPassword)
const former = { code: 'C', email: 'nuria@example.test' }
const holder = { code: 'D', email: 'pau@example.test' }
const theirs = 'ES7921000813610123456789'

/** One contract, held by one of two customers. */
function folderOf(customer: { code: string }, more: Readonly<Record<string, string>> = {}): Files {
  const columns = Object.entries({ iban: 'ES9121000418450200051332', ...more })
  const cells = columns.map(([, cell]) => `;${cell}`).join('')
  return {
    ...oneContract,
    'customers.csv':
      'code;name;nif;email;initial_password;must_change_password\n' +
      `C;Núria;99990900X;${former.email};${passwordHash};no\n` +
      `D;Pau;99990901B;${holder.email};${passwordHash};no\n`,
    'contracts.csv': String(oneContract['contracts.csv'])
      .replace('power_p2', ['power_p2', ...columns.map(([name]) => name)].join(';'))
      .replace('1;C;', `1;${customer.code};`)
      .replace('4,6;4,6', `4,6;4,6${cells}`),
  }
}

let server: TestServer
let contractId: number

function run(files: Files, options = {}) {
  return withFolder(files, (folder) => importFolder(server.db, folder, options))
}
async function call(who: { email: string }, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const headers = await server.signIn(who)
  const reply = await server.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  })
  return { status: reply.statusCode, body: reply.json<never>() }
}
async function submitted(path: string, body: object, method: 'POST' | 'PUT' = 'POST') {
  const reply = await call(former, method, path, body)
  expect(reply.status).toBe(200)
  return (reply.body as SubmittedBody).request
}
function askIban() {
  return submitted(`contracts/${contractId}/iban/`, {
    already_registered: false,
    iban: theirs,
    owner_is_bank_owner: true,
  })
}
function askPower() {
  return submitted('contracts/1/power/', { phone: '600000001', power_p1: 5000, power_p2: 5000 })
}
async function sign(id: number) {
  await call(former, 'POST', `requests/${id}/signature/code/`)
  return call(former, 'POST', `requests/${id}/signature/`, { code: await lastCode(server, former.email) })
}
async function contract() {
  return withIban(await server.db.selectFrom('contract').selectAll().executeTakeFirstOrThrow())
}
function answer(reference: string, body: object) {
  return server.inject({
    method: 'POST',
    url: `/api/v1/retailer/requests/${reference}/answer/`,
    headers: { 'x-api-key': server.apiKey },
    payload: body,
  })
}
/** As if the contract had been moved past the import. */
function moveUnseen() {
  return sql`update contract set customer_id = (select id from customer where code = ${holder.code})`.execute(
    server.db,
  )
}

beforeEach(async () => {
  server = await startTestServer()
  await run(folderOf(former))
  contractId = (await contract()).id
})
afterEach(() => server.stop())

describe('an import that gives a contract to another customer [r.change-of-hands]', () => {
  it.each(['waiting_signature', 'sent', 'accepted'] as const)(
    'ends a request of the former one that is %s, with its history, an event and a mail',
    async (state) => {
      const { id, reference } = await askPower()
      if (state !== 'waiting_signature') await sign(id)
      if (state === 'accepted') await answer(reference, { answer: 'accepted' })
      await run(folderOf(holder))
      const shown = (await call(former, 'GET', `requests/${id}/`)).body as {
        state: string
        history: { state: string; actor: string; why: string }[]
      }
      expect(shown.state).toBe('withdrawn')
      expect(shown.history.at(-1)).toMatchObject({ state: 'withdrawn', actor: 'system', why: 'holder' })
      const events = await server.db
        .selectFrom('outbox_event')
        .select(['type', 'payload'])
        .orderBy('id')
        .execute()
      expect(events.at(-1)).toMatchObject({ type: 'request.withdrawn', payload: { reference } })
      const mails = (await mailsTo(server, former.email)).filter((mail) => mail !== 'new_device')
      expect(mails.at(-1)).toBe('request withdrawn')
    },
  )

  it('lets the file rule again over what the former one had changed, and sends them nothing more', async () => {
    await submitted(
      'contracts/1/notification/email/',
      { email: 'hers@example.test', current: testPassword },
      'PUT',
    )
    const { id, reference } = await askIban()
    await sign(id)
    await answer(reference, { answer: 'effective' })
    expect(await contract()).toMatchObject({ iban: theirs, notification_email: 'hers@example.test' })
    await run(folderOf(holder, { iban: 'ES9000246912501234567891', notification_email: holder.email }))
    expect(await contract()).toMatchObject({
      iban: 'ES9000246912501234567891',
      notification_email: holder.email,
    })
    const open = server.db.selectFrom('contract_change').select('id').where('confirmed_at', 'is', null)
    expect(await open.execute()).toEqual([])
    const before = await mailsTo(server, 'hers@example.test')
    await call(holder, 'PUT', 'contracts/1/notification/phone/', { phone: '600000002' })
    expect(await mailsTo(server, 'hers@example.test')).toEqual(before)
  })

  it('leaves the new one free to ask', async () => {
    await askPower()
    await run(folderOf(holder))
    const reply = await call(holder, 'POST', 'contracts/1/power/', {
      phone: '600000001',
      power_p1: 3000,
      power_p2: 3000,
    })
    expect(reply.status).toBe(200)
  })

  it('keeps the day since which the new one has it: that of the file, else that of the import', async () => {
    expect((await contract()).held_from).toBeNull()
    await run(folderOf(holder))
    const today = todayOf({ clock: systemClock })
    expect((await contract()).held_from).toBe(today)
    await run(folderOf(holder))
    expect((await contract()).held_from).toBe(today)
    await run(folderOf(holder, { customer_since: '2026-10-01' }))
    expect((await contract()).held_from).toBe('2026-10-01')
  })

  it('changes nothing in a check', async () => {
    const { id } = await askPower()
    await run(folderOf(holder), { check: true })
    expect((await call(former, 'GET', `requests/${id}/`)).body).toMatchObject({ state: 'waiting_signature' })
  })
})

describe('a contract that another customer has, however it came about', () => {
  it('gets nothing signed by the former one, and no code is sent', async () => {
    const { id } = await askIban()
    await call(former, 'POST', `requests/${id}/signature/code/`)
    const code = await lastCode(server, former.email)
    await moveUnseen()
    const sent = await call(former, 'POST', `requests/${id}/signature/code/`)
    const signed = await call(former, 'POST', `requests/${id}/signature/`, { code })
    expect([sent.status, signed.status]).toEqual([409, 409])
    expect(sent.body).toMatchObject({ error: 'request_ended' })
    expect((await mailsTo(server, former.email)).filter((mail) => mail === 'signature_code')).toHaveLength(1)
  })

  it('is not moved by an answer to what the former one asked', async () => {
    const { id, reference } = await askIban()
    await sign(id)
    await moveUnseen()
    const reply = await answer(reference, { answer: 'effective' })
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      expect.objectContaining({ error: 'request_ended' }),
    ])
    expect(await contract()).toMatchObject({ iban: 'ES9121000418450200051332' })
  })

  it('is not moved by a file that happens to say what the former one asked', async () => {
    const { id } = await askIban()
    await sign(id)
    await run(folderOf(holder, { iban: theirs }))
    expect((await call(former, 'GET', `requests/${id}/`)).body).toMatchObject({ state: 'withdrawn' })
  })
})

describe('a battery of the former customer', () => {
  const shares = 'battery_name;contract_name;share_percent;discounts;since\n'
  /** A second contract of the former customer in the same battery, which both have filled. */
  function withBattery(files: Files, ...more: readonly string[]): Files {
    const [header = '', first = ''] = String(files['contracts.csv']).trim().split('\n')
    const second = first.replace(/^1;./, '2;C').replace(cups, cupsOf('0031', 2))
    return {
      ...files,
      'contracts.csv': `${header}\n${first}\n${second}\n`,
      'batteries.csv': 'name;type_name\nBV;Casa\n',
      'battery-contracts.csv': `${shares}${more.length > 0 ? more.join('\n') : 'BV;1;40;aplicar;\nBV;2;60;aplicar;'}\n`,
      'battery-movements.csv':
        'battery_name;contract_name;invoice_number;day;amount\nBV;1;F-1;2025-06-01;10\nBV;2;F-2;2025-06-02;2,25\n',
    }
  }
  async function seen(who: { email: string }, name: string) {
    const { bateria_virtual: ties } = (await call(who, 'GET', `contracts/${name}/`)).body as ContractDetail
    return ties.map(({ part, total_descompte: total }) => [part, total])
  }
  async function ledger() {
    const { id } = await server.db.selectFrom('battery').select('id').executeTakeFirstOrThrow()
    return (await call(former, 'GET', `contract/bateria_virtual_movements/${id}`)).body
  }

  it('is none of the new one’s, though the file still names the tie, and what was put in stays the former one’s', async () => {
    await run(withBattery(folderOf(former)))
    expect(await seen(former, '1')).toEqual([[4.9, 12.25]])
    expect(await ledger()).toMatchObject({ rest: 0, others: 0, deposits: 12.25 })
    const { notices } = await run(withBattery(folderOf(holder)))
    expect(notices.map(({ line, of, code }) => [line, of, code])).toEqual([[2, '1', 'former_holder_battery']])
    expect(await seen(holder, '1')).toEqual([])
    expect(await seen(former, '2')).toEqual([[7.35, 12.25]])
    expect(await ledger()).toMatchObject({
      rest: 0,
      others: 0,
      deposits: 12.25,
      parts: [
        { polissa_name: '2', part: 7.35 },
        { polissa_name: '1', part: 4.9 },
      ],
      items: [{ polissa_name: '2' }, { polissa_name: '1', invoice_id: null, deposit: 10 }],
    })
  })

  it('ties the new one where the file says since when, with nothing of what was there', async () => {
    await run(withBattery(folderOf(former)))
    const since = todayOf({ clock: systemClock })
    await run(withBattery(folderOf(holder), `BV;1;40;aplicar;${since}`, 'BV;2;60;aplicar;'))
    expect(await seen(holder, '1')).toEqual([[0, 12.25]])
    expect(await ledger()).toMatchObject({
      parts: [{ part: 7.35 }, { polissa_name: '1', part: 4.9 }],
      rest: 0,
    })
  })
})

it('a receipt names who was the payer when it was asked for', async () => {
  const { id } = await askIban()
  await run(folderOf(holder))
  const headers = await server.signIn(former)
  const request = await server.db
    .selectFrom('request')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const source = await readDocumentSource(server.db, request)
  expect(source).toMatchObject({
    customer: { name: 'Núria', nif: '99990900X', email: former.email },
    contract: { name: '1' },
    mandates: [{ payer: 'Núria', payerNif: '99990900X' }],
  })
  const reply = await server.inject({ method: 'GET', url: `/api/v1/requests/${id}/receipt/`, headers })
  expect(reply.statusCode).toBe(200)
})
