import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { groupIban, spanishIban } from '@endoll/domain/identity/iban.ts'
import { listKnownPersons } from './modules/session/operations/known-person.ts'
import { newDeskCodes } from './modules/desk/sign-in.ts'
import { addOffers, answersOfHome, payloadOf, send, supply, upload } from './modules/leads/leads.fixture.ts'
import { heldKeys, holdKeys, parseKeys } from './platform/at-rest/keys.ts'
import { forgetKeys, requireKeys, startSealing } from './platform/at-rest/require-keys.ts'
import { openAll, reseal } from './platform/at-rest/reseal.ts'
import { seal, storedForms, unsealValue } from './platform/at-rest/seal.ts'
import type { Db } from './platform/db/open.ts'
import { keysOf } from './platform/links/keys.ts'
import { createLogger } from './platform/log.ts'
import { atDesk } from './testing/at-desk.ts'
import { addContract, addInvoice, testPassword } from './testing/factories.ts'
import { holdTestKeys, testKeyLine } from './testing/test-keys.ts'
import { holderChanges, newHolderAccount, newHolderIban, somebody } from './testing/test-new-holder.ts'
import { addCaller, sign, type SubmittedBody, type TestCaller } from './testing/test-requests.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
const lines: string[] = []
const destination = { write: (line: string) => void lines.push(line) }
const changes = holderChanges(() => server)
const [first, second, ofLead] = ['0200051332', '0200051333', '0200051334'].map((number) =>
  spanishIban('2100', '0418', number),
) as [string, string, string]

beforeAll(async () => {
  server = await startTestServer({}, { logger: createLogger({ level: 'info', destination }) })
})
afterAll(async () => {
  holdTestKeys()
  await server.stop()
})

/** Every row of every table as text, as a backup has it. */
async function dumpOf(db: Db): Promise<string> {
  const tables = await sql<{ name: string }>`
    select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`.execute(
    db,
  )
  const texts = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db)
      return rows.map(({ row }) => row).join('\n')
    }),
  )
  return texts.join('\n')
}

async function askAccount(caller: TestCaller, iban: string) {
  const body = { already_registered: false, iban, owner_is_bank_owner: true }
  const asked = await caller.send('POST', `contracts/${caller.contract.id}/iban/`, body)
  return (asked.body as SubmittedBody).request
}

/** A customer who has changed the account, signed and answered. */
async function withChangedAccount(): Promise<TestCaller> {
  const caller = await addCaller(server, { iban: first })
  const { id, reference } = await askAccount(caller, second)
  await sign(server, caller, id)
  await changes.answer(reference, { answer: 'effective' })
  return caller
}

async function addAppSecret(caller: TestCaller): Promise<string> {
  const { body } = await caller.send('POST', 'user/app_codes/options/', { current: testPassword })
  return (body as { secret: string }).secret
}

async function askNewContract() {
  const product = (await addOffers(server)).home
  const answers = answersOfHome({
    cups: supply(990),
    nifFaceup: [{ id: await upload(server, 'identity') }],
    selectedProduct: product,
    iban: ofLead,
  })
  const { status } = await send(server, 'POST', 'leads', { body: payloadOf(answers) })
  expect(status).toBe(200)
}

const [ownNif, ownPhone, ofLeadNif] = ['23000023T', '+34600000023', '12345678Z']

/** Gives a caller a tax id and a phone wherever one has them, and asks for changes that say them. Returns all of them. */
async function plantPersons(caller: TestCaller): Promise<readonly string[]> {
  const { customer, contract } = caller
  await server.db
    .updateTable('customer')
    .set({ nif: ownNif, mobile: ownPhone })
    .where('id', '=', customer.customerId)
    .execute()
  await server.db
    .updateTable('account')
    .set({ mobile: ownPhone })
    .where('customer_id', '=', customer.customerId)
    .execute()
  const all = { owner_nif: ownNif, payer_nif: ownNif, fiscal_nif: ownNif, notification_mobile: ownPhone }
  await server.db.updateTable('contract').set(all).where('id', '=', contract.id).execute()
  await addInvoice(server.db, contract, { number: 'AT-REST-1', partner_nif: ownNif })
  await caller.send('PUT', `contracts/${contract.name}/notification/phone/`, { phone: '600 000 024' })
  const message = {
    email: 'somebody@example.test',
    mobile: '600 000 025',
    subject: 'x',
    description: 'y',
    attachment: [await upload(server, 'contact')],
  }
  const sent = await server.inject({ method: 'POST', url: '/api/v1/crm/unsigned/', payload: message })
  expect(sent.statusCode).toBe(200)
  return [ownNif, ownNif.toLowerCase(), ofLeadNif, '600000023', '600000024', '600000025']
}

async function shownAccount(caller: TestCaller) {
  const { status, body } = await caller.send('GET', `contracts/${caller.contract.name}/`)
  return status === 200 ? (body as ContractDetail).bank_account?.printable_iban.replaceAll(' ', '') : status
}

describe('a stolen copy of the database [r.at-rest]', () => {
  it('tells no account, tax id, phone nor secret of sign-in', async () => {
    const caller = await withChangedAccount()
    const persons = await plantPersons(caller)
    const appSecret = await addAppSecret(caller)
    const desk = await atDesk(server, ['reads'])
    await server.db.updateTable('staff').set({ enrolled_at: null }).where('id', '=', desk.staffId).execute()
    const staff = {
      staffId: desk.staffId,
      email: 'x@desk.endoll.test',
      name: 'x',
      roles: [],
      sessionId: '',
      enrolled: false,
    }
    const { secret: deskSecret } = await newDeskCodes(server.services, staff)
    await askNewContract()
    const { token } = await changes.invited(somebody())
    await changes.post('holder_changes/accept/', { token, ...newHolderAccount })
    const tokenKeys = await keysOf(server.db, server.clock.nowMs())

    const dump = await dumpOf(server.db)
    expect(dump).toContain(caller.customer.email)
    expect(dump.match(/sealed:test:/g)?.length).toBeGreaterThan(10)
    const accounts = [first, second, ofLead, newHolderIban]
    const secrets = [
      ...accounts.flatMap((iban) => [iban, groupIban(iban), iban.slice(-10)]),
      ...persons,
      appSecret,
      deskSecret,
      ...tokenKeys.map(({ secret }) => Buffer.from(secret).toString('base64')),
    ]
    expect(secrets.filter((secret) => dump.includes(secret))).toEqual([])
    // And it is all still there for who has the key.
    expect(await shownAccount(caller)).toBe(second)
  })
})

describe('another key [r.at-rest-rotation]', () => {
  it('seals from now on, opens what the one before sealed, and takes its place in small steps', async () => {
    const caller = await withChangedAccount()
    holdKeys(parseKeys(`${testKeyLine('new')}\n${testKeyLine('test')}`))
    await startSealing(server.db)
    expect(await shownAccount(caller)).toBe(second)
    const counts = await reseal(server.db, { write: false })
    expect(counts.find(({ column }) => column === 'contract.iban')?.before).toBeGreaterThan(0)
    for (const { before, done } of await reseal(server.db, { write: true })) expect(done).toBe(before)
    expect((await reseal(server.db, { write: false })).filter(({ before }) => before > 0)).toEqual([])
    expect(await forgetKeys(server.db, heldKeys()[0]?.id)).toEqual([])
    holdKeys(parseKeys(testKeyLine('new')))
    await requireKeys(server.db)
    expect(await shownAccount(caller)).toBe(second)
    expect(await dumpOf(server.db)).not.toContain('sealed:test:')
    const { status } = await caller.send('GET', 'requests/')
    expect(status).toBe(200)
  })

  it('is named in the database until it seals nothing any more', async () => {
    holdKeys(parseKeys(testKeyLine('third')))
    await expect(startSealing(server.db)).rejects.toThrow('The database holds what key "new" sealed')
    holdKeys(parseKeys(`${testKeyLine('third')}\n${testKeyLine('new')}`))
    await startSealing(server.db)
    await reseal(server.db, { write: true })
    expect(await forgetKeys(server.db, heldKeys()[0]?.id)).toEqual(['new'])
    holdKeys(parseKeys(testKeyLine('third')))
    await requireKeys(server.db)
  })

  it('seals what was written before there was one', async () => {
    const keys = heldKeys()
    holdKeys([])
    const caller = await withChangedAccount()
    expect(await dumpOf(server.db)).toContain(second)
    holdKeys(keys)
    expect(await shownAccount(caller)).toBe(second)
    await reseal(server.db, { write: true })
    expect(await dumpOf(server.db)).not.toContain(second)
    expect(await shownAccount(caller)).toBe(second)
  })

  it('opens all again for a version that knows nothing of keys', async () => {
    const keys = heldKeys()
    const caller = await withChangedAccount()
    await openAll(server.db)
    expect(await forgetKeys(server.db, undefined)).toEqual(['third'])
    const dump = await dumpOf(server.db)
    expect(dump).toContain(second)
    holdKeys([])
    await requireKeys(server.db)
    expect(await shownAccount(caller)).toBe(second)
    holdKeys(keys)
    await startSealing(server.db)
    await reseal(server.db, { write: true })
  })
})

describe('tax ids and phones [r.at-rest-alike]', () => {
  it('look alike in every row and column, and are found by each key and as they were before', async () => {
    const [first, second] = [await addCaller(server), await addCaller(server)]
    const nif = '23000046T'
    const keep = ({ customer }: TestCaller) =>
      server.db.updateTable('customer').set({ nif }).where('id', '=', customer.customerId).execute()
    await keep(first)
    await server.db
      .updateTable('contract')
      .set({ owner_nif: nif })
      .where('id', '=', second.contract.id)
      .execute()
    const { rows } = await sql<{ customer: string; contract: string }>`
      select customer.nif as customer, contract.owner_nif as contract from customer, contract
       where customer.id = ${first.customer.customerId} and contract.owner_nif = customer.nif`.execute(
      server.db,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.contract).toMatch(/^sealed:third:/)
    const listed = async () =>
      (await listKnownPersons(server.db, nif, server.clock.nowMs())).map(({ id }) => id)
    expect(await listed()).toEqual([first.customer.customerId])
    holdKeys(parseKeys(`${testKeyLine('new')}\n${testKeyLine('third')}`))
    await keep(second)
    const both = [first.customer.customerId, second.customer.customerId]
    expect((await listed()).toSorted((a, b) => a - b)).toEqual(both)
    await reseal(server.db, { write: true })
    expect((await listed()).toSorted((a, b) => a - b)).toEqual(both)
    expect(storedForms('tax-id', nif)).toContain(nif)
    holdKeys(parseKeys(`${testKeyLine('third')}\n${testKeyLine('new')}`))
    await reseal(server.db, { write: true })
    holdKeys(parseKeys(testKeyLine('third')))
  })

  it('open by the name of their column: who writes a sealed one elsewhere reads no more than that', async () => {
    const caller = await addCaller(server)
    const [stolen = ''] = storedForms('tax-id', '23000046T')
    await server.db
      .updateTable('customer')
      .set({ name: stolen })
      .where('id', '=', caller.customer.customerId)
      .execute()
    const { body } = await caller.send('GET', 'users/')
    expect(JSON.stringify(body)).toContain(stolen)
    expect(unsealValue('customer.nif', {}, stolen)).toBe('23000046T')
  })

  it('leave the text by which bills are searched when they are sealed', async () => {
    const { contract } = await addCaller(server)
    const { id } = await addInvoice(server.db, contract, { number: 'ALIKE-1' })
    await sql`update invoice set partner_nif = '23000069T', search_text = 'alike-1 23000069t 2.0td'
               where id = ${id}`.execute(server.db)
    await reseal(server.db, { write: true })
    const { rows } = await sql<{ stored: string; search_text: string }>`
      select partner_nif as stored, search_text from invoice where id = ${id}`.execute(server.db)
    expect(rows).toEqual([{ stored: storedForms('tax-id', '23000069T')[0], search_text: 'alike-1 2.0td' }])
  })
})

describe('without the key [r.at-rest-keys]', () => {
  it('no server starts: it says which one is missing, or is another', async () => {
    holdKeys(parseKeys(testKeyLine('a')))
    await expect(requireKeys(server.db)).rejects.toThrow('what key "third" sealed')
    holdKeys([])
    await expect(requireKeys(server.db)).rejects.toThrow('what key "third" sealed')
    const another = `third ${Buffer.alloc(32, 'another').toString('base64')}`
    holdKeys(parseKeys(another))
    await expect(requireKeys(server.db)).rejects.toThrow('another key "third"')
    holdKeys(parseKeys(testKeyLine('third')))
    await requireKeys(server.db)
  })

  it('a call is answered 503, never with a wrong value, and the log says which key is missing', async () => {
    const caller = await addCaller(server, { iban: first })
    holdKeys(parseKeys(testKeyLine('a')))
    lines.length = 0
    const reply = await server.inject({
      url: `/api/v1/contracts/${caller.contract.name}/`,
      headers: caller.headers,
    })
    holdKeys(parseKeys(testKeyLine('third')))
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '60'])
    expect(reply.body).not.toContain('sealed')
    expect(lines.join('')).toContain('is sealed with key')
    expect(await shownAccount(caller)).toBe(first)
  })

  it('keys that are no lines of the command are refused, without being told', () => {
    expect(() => parseKeys('one two')).toThrow('atRest.keys, line 1')
    expect(() => parseKeys(`${testKeyLine('a')}\n${testKeyLine('a')}`)).toThrow('two keys are called a')
  })
})

describe('a sealed value [r.at-rest-place]', () => {
  it('opens in its row alone', async () => {
    const caller = await addCaller(server, { iban: first })
    const other = await addContract(server.db, caller.customer, { iban: second })
    await sql`
      update contract set iban = (select iban from contract where id = ${caller.contract.id})
       where id = ${other.id}`.execute(server.db)
    const { status } = await caller.send('GET', `contracts/${other.name}/`)
    expect(status).toBe(503)
    expect(await shownAccount(caller)).toBe(first)
  })

  it('opens in its column alone, and looks different in each', async () => {
    const row = { contract_id: 7, reference: '7', request_id: 7, name: '7' }
    const sealed = [
      seal('mandate.iban', row, first),
      seal('holder_acceptance.iban', row, first),
      seal('contract.iban', row, first),
    ]
    expect(new Set(sealed).size).toBe(3)
    expect(seal('contract.iban', row, first)).toEqual(sealed[2])
    const caller = await addCaller(server)
    const { customer, contract } = caller
    await server.db
      .updateTable('contract')
      .set({ iban: seal('mandate.iban', { contract_id: contract.id, reference: contract.name }, first) })
      .where('customer_id', '=', customer.customerId)
      .execute()
    expect((await caller.send('GET', `contracts/${contract.name}/`)).status).toBe(503)
  })
})
