import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withIban } from '../platform/contract-iban.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { mailsTo, sign, type SubmittedBody, type TestCaller } from '../testing/test-requests.ts'
import { hashPassword } from '../platform/password-hash.ts'
import { addInvoice, testPassword } from '../testing/factories.ts'
import { importFolder } from './import-folder.ts'
import { oneContract, withFolder, type Files } from './testing/folder.ts'

let server: TestServer
let caller: TestCaller

const passwordHash = await hashPassword(testPassword)

/** The contract with these powers and this account; everything else as it always is. */
function folderWith({ power = '4,6', iban = 'ES9121000418450200051332' } = {}): Files {
  return {
    ...oneContract,
    'customers.csv': `code;name;nif;email;initial_password\nC;Núria;99990900X;nuria@example.test;${passwordHash}\n`,
    'contracts.csv': String(oneContract['contracts.csv'])
      .replace('power_p2', 'power_p2;iban')
      .replace('4,6;4,6', `${power};${power};${iban}`),
  }
}
function run(files: Files, options = {}) {
  return withFolder(files, (folder) => importFolder(server.db, folder, options))
}
async function noticesOf(files: Files, options = {}) {
  return (await run(files, options)).notices.map(({ of, what, said, computed, code }) =>
    [of, what, said, computed, code].join(' '),
  )
}

beforeEach(async () => {
  server = await startTestServer()
  await run(folderWith())
  const email = 'nuria@example.test'
  await server.db.updateTable('account').set({ must_change_password: false }).execute()
  const { id: accountId, customer_id: customerId } = await server.db
    .selectFrom('account')
    .select(['id', 'customer_id'])
    .executeTakeFirstOrThrow()
  const contract = await server.db
    .selectFrom('contract')
    .select(['id', 'name', 'cups'])
    .executeTakeFirstOrThrow()
  const headers = await server.signIn({ email })
  const send: TestCaller['send'] = async (method, path, body) => {
    const url = `/api/v1/${path}`
    const reply = await server.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
    return { status: reply.statusCode, body: reply.json<never>() }
  }
  caller = {
    customer: { accountId, customerId, email },
    contract,
    headers,
    send,
    request: async (id) => (await send('GET', `requests/${id}/`)).body,
  }
})
afterEach(() => server.stop())

async function contract() {
  const select = server.db.selectFrom('contract').select(['name', 'powers_w', 'iban', 'notification_email'])
  return withIban(await select.executeTakeFirstOrThrow())
}
function answer(reference: string, body: object) {
  return server.inject({
    method: 'POST',
    url: `/api/v1/retailer/requests/${reference}/answer/`,
    headers: { 'x-api-key': server.apiKey },
    payload: body,
  })
}

/** An unsigned change of power to 5 kW. */
async function waitingPower() {
  const body = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
  return ((await caller.send('POST', 'contracts/1/power/', body)).body as SubmittedBody).request
}
/** The same, signed and sent. */
async function sentPower() {
  const request = await waitingPower()
  await sign(server, caller, request.id)
  return request
}
async function effectivePower() {
  const request = await sentPower()
  await answer(request.reference, { answer: 'effective' })
  return request
}

describe('yesterday’s folder again', () => {
  it('reverts nothing that took effect here, and says nothing', async () => {
    await effectivePower()
    await caller.send('PUT', 'contracts/1/notification/email/', {
      email: 'mine@example.test',
      current: testPassword,
    })
    expect(await noticesOf(folderWith())).toEqual([])
    expect(await contract()).toMatchObject({
      powers_w: [5000, 5000],
      notification_email: 'mine@example.test',
    })
    const again = await run(folderWith())
    expect(again.tables.find(({ file }) => file === 'contracts.csv')).toMatchObject({
      changed: 0,
      unchanged: 1,
    })
  })

  it('agrees to nothing that was asked to be paid in parts [r.in-parts]', async () => {
    const { number } = await addInvoice(server.db, caller.contract, { state: 'open' })
    const asked = { parts: 3, first_day: '2026-11-30' }
    const { request } = (await caller.send('POST', `payments/${number}/instalments/`, asked))
      .body as SubmittedBody
    await run(folderWith())
    expect((await caller.request(request.id)).state).toBe('sent')
  })

  it('neither reverts nor ends a request that is under way', async () => {
    const { id } = await sentPower()
    await run(folderWith())
    expect((await caller.request(id)).state).toBe('sent')
    expect(await contract()).toMatchObject({ powers_w: [4600, 4600] })
  })
})

/** A change of the account that the retailer carried out. */
async function effectiveIban(iban: string) {
  const body = { already_registered: false, iban, owner_is_bank_owner: true }
  const reply = (await caller.send('POST', `contracts/${caller.contract.id}/iban/`, body))
    .body as SubmittedBody
  await sign(server, caller, reply.request.id)
  await answer(reply.request.reference, { answer: 'effective' })
}

it('what was changed and changed back stays, also where a file still has what was there in between', async () => {
  const [first, second] = ['ES9121000418450200051332', 'ES7921000813610123456789']
  await effectiveIban(second)
  await effectiveIban(first)
  expect(await noticesOf(folderWith({ iban: second }))).toEqual([])
  expect(await contract()).toMatchObject({ iban: first })
  await run(folderWith({ iban: first }))
  expect(await contract()).toMatchObject({ iban: first })
})

describe('a file that brings the new value', () => {
  it('makes a request that was sent effective, once, and says who said so', async () => {
    const { id } = await sentPower()
    await run(folderWith({ power: '5' }))
    const shown = await caller.request(id)
    expect(shown.state).toBe('effective')
    expect(shown.history.at(-1)).toMatchObject({ state: 'effective', actor: 'system', why: 'file' })
    await run(folderWith({ power: '5' }))
    expect(await caller.request(id)).toEqual(shown)
    expect(await contract()).toMatchObject({ powers_w: [5000, 5000] })
  })

  it('makes one effective that the retailer had accepted', async () => {
    const { id, reference } = await sentPower()
    await answer(reference, { answer: 'accepted' })
    await run(folderWith({ power: '5' }))
    expect((await caller.request(id)).state).toBe('effective')
  })

  it('confirms what took effect here; from then on the file rules', async () => {
    await effectivePower()
    await run(folderWith({ power: '5' }))
    const open = server.db.selectFrom('contract_change').select('id').where('confirmed_at', 'is', null)
    expect(await open.execute()).toEqual([])
    expect(await noticesOf(folderWith({ power: '5,5' }))).toEqual([])
    expect(await contract()).toMatchObject({ powers_w: [5500, 5500] })
  })

  it('closes what waits for its signature, without signing for anybody [r.request-closed-by-file]', async () => {
    const { id } = await waitingPower()
    const other = (
      await caller.send('POST', `contracts/${caller.contract.id}/iban/`, {
        already_registered: false,
        iban: 'ES7921000813610123456789',
        owner_is_bank_owner: true,
      })
    ).body as SubmittedBody
    await run(folderWith({ power: '5' }))
    const shown = await caller.request(id)
    expect(shown).toMatchObject({
      state: 'withdrawn',
      reason_code: 'already_so',
      reason_text: 'Los datos del contrato ya son los que se pedían: no hace falta firmar nada.',
      signature: null,
    })
    expect(shown.history.at(-1)).toMatchObject({ actor: 'system', why: 'file' })
    const { signed_at } = await server.db
      .selectFrom('signature')
      .select('signed_at')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(signed_at).toBeNull()
    const events = await server.db
      .selectFrom('outbox_event')
      .select('type')
      .where('request_id', '=', id)
      .orderBy('id')
      .execute()
    expect(events.map(({ type }) => type)).toEqual(['request.submitted', 'request.withdrawn'])
    expect(await mailsTo(server, caller.customer.email)).toContain('request withdrawn')
    expect((await caller.request(other.request.id)).state).toBe('waiting_signature')
    await run(folderWith({ power: '5' }))
    expect(await caller.request(id)).toEqual(shown)
  })

  it('leaves what waits for its signature where it brings something else, and says nothing', async () => {
    const { id } = await waitingPower()
    expect(await noticesOf(folderWith({ power: '6' }))).toEqual([])
    expect((await caller.request(id)).state).toBe('waiting_signature')
    await run(folderWith({ power: '5' }), { check: true })
    expect((await caller.request(id)).state).toBe('waiting_signature')
  })

  it('changes nothing in a check', async () => {
    const { id } = await sentPower()
    await run(folderWith({ power: '5' }), { check: true })
    expect((await caller.request(id)).state).toBe('sent')
  })
})

describe('a file that says a third thing', () => {
  it('is noticed, and what the customer has asked for stays', async () => {
    await effectivePower()
    const expected = ['1 powers_w 6000 6000 5000 5000 customer_change_differs']
    expect(await noticesOf(folderWith({ power: '6' }), { check: true })).toEqual(expected)
    expect(await noticesOf(folderWith({ power: '6' }))).toEqual(expected)
    expect(await contract()).toMatchObject({ powers_w: [5000, 5000] })
  })

  it('is noticed while the request is under way, which goes on', async () => {
    const { id } = await sentPower()
    expect(await noticesOf(folderWith({ power: '6' }))).toEqual([
      '1 powers_w 6000 6000 5000 5000 request_differs',
    ])
    expect((await caller.request(id)).state).toBe('sent')
    expect(await contract()).toMatchObject({ powers_w: [6000, 6000] })
  })

  it('of another column is taken as ever', async () => {
    await effectivePower()
    expect(await noticesOf(folderWith({ iban: '' }))).toEqual([])
    expect(await contract()).toMatchObject({ powers_w: [5000, 5000], iban: null })
  })
})

describe('folders that say on which day they were written', () => {
  const written = (day: string, more: Parameters<typeof folderWith>[0] = {}): Files => ({
    ...folderWith(more),
    'folder.csv': `written_on\n${day}\n`,
  })
  const problemsOf = async (files: Files, options = {}) =>
    (await run(files, options)).problems.map(({ file, line, field, code }) =>
      [file, line, field, code].join(' '),
    )

  it('an older one takes nothing back that a newer one confirmed [r.folder-day]', async () => {
    await effectivePower()
    expect(await problemsOf(written('2026-11-22', { power: '5' }))).toEqual([])
    const refused = ['contracts.csv 2 name older_folder']
    expect(await problemsOf(written('2026-11-21'), { check: true })).toEqual(refused)
    expect(await problemsOf(written('2026-11-21'))).toEqual(refused)
    expect(await contract()).toMatchObject({ powers_w: [5000, 5000] })
    // One of the same day, or a later one, rules.
    expect(await problemsOf(written('2026-11-22', { power: '5,5' }))).toEqual([])
    expect(await contract()).toMatchObject({ powers_w: [5500, 5500] })
  })

  it('an older one neither closes a request nor brings one into effect', async () => {
    await run(written('2026-11-22'))
    const { id } = await waitingPower()
    await run(written('2026-11-21', { power: '5' }))
    expect((await caller.request(id)).state).toBe('waiting_signature')
    await sign(server, caller, id)
    await run(written('2026-11-21', { power: '5' }))
    expect((await caller.request(id)).state).toBe('sent')
    await run(written('2026-11-22', { power: '5' }))
    expect((await caller.request(id)).state).toBe('effective')
  })

  it('one without a day rules, and leaves the day that is known [r.folder-day]', async () => {
    await run(written('2026-11-22', { power: '5' }))
    expect(await problemsOf(folderWith({ power: '5,5' }))).toEqual([])
    expect(await contract()).toMatchObject({ powers_w: [5500, 5500] })
    expect(await problemsOf(written('2026-11-21'))).toEqual(['contracts.csv 2 name older_folder'])
  })

  it('a day that is still to come is not used, nor is a second one', async () => {
    expect(await problemsOf(written('2199-01-01'))).toEqual(['folder.csv 2 written_on day_to_come'])
    expect(await problemsOf({ 'folder.csv': 'written_on\n2026-11-20\n2026-11-21\n' })).toEqual([
      'folder.csv 3 written_on duplicate',
    ])
    expect(await problemsOf(written('2026-11-20', { power: '5' }))).toEqual([])
    expect(await contract()).toMatchObject({ powers_w: [5000, 5000] })
  })
})

describe('a change of product', () => {
  const products = 'code;kind;name\nL;electricity;Llum\nB;electricity;Nova\n'
  const offers =
    'product_code;tariff;start_day;end_day;customers;self_consumption;description;url\nB;2.0TD;2025-01-01;;any;any;;\n'
  const prices =
    'product_code;concept;tariff_period;start_day;end_day;price;unit\nB;energy;0;2025-01-01;;0,1;EUR/kWh\n'
  function folder(product = 'L', more: Files = {}): Files {
    const files = folderWith()
    return {
      ...files,
      'products.csv': products,
      'product-offers.csv': offers,
      'product-prices.csv': prices,
      'contracts.csv': String(files['contracts.csv']).replaceAll(';L;', `;${product};`),
      ...more,
    }
  }
  function lastDays() {
    return server.db
      .selectFrom('contract_product')
      .select(['product_code', 'end_day'])
      .orderBy('end_day')
      .execute()
  }
  async function effective(files = folder(), options = {}) {
    await run(files, options)
    const asked = { product: 'B', start: 'soon', bonus_renounced: true }
    const { body } = await caller.send('POST', 'contracts/1/product/', asked)
    const { request } = body as SubmittedBody
    await sign(server, caller, request.id)
    await answer(request.reference, { answer: 'effective' })
  }

  it('lies above yesterday’s folder, and is confirmed by the next one with the retailer’s own day', async () => {
    await effective()
    await run(folder())
    const present = () => server.db.selectFrom('contract').select('product_code').executeTakeFirstOrThrow()
    expect(await present()).toEqual({ product_code: 'B' })
    expect(await lastDays()).toEqual([{ product_code: 'L', end_day: '2026-11-20' }])
    const lines = 'contract_name;product_code;end_day\n1;L;2026-11-24\n'
    expect(await noticesOf(folder('B', { 'contract-products.csv': lines }))).toEqual([])
    expect(await present()).toEqual({ product_code: 'B' })
    expect(await lastDays()).toEqual([{ product_code: 'L', end_day: '2026-11-24' }])
  })

  it('keeps its day where the folder names the end of another change', async () => {
    await effective()
    const lines = 'contract_name;product_code;end_day\n1;L;2024-06-30\n'
    await run(folder('B', { 'contract-products.csv': lines }))
    expect((await lastDays()).map(({ end_day }) => end_day)).toEqual(['2024-06-30', '2026-11-20'])
  })

  it('ends the social bonus for good: yesterday’s folder again changes nothing and says nothing', async () => {
    const bonus = (start: string, end = '') => `1;social_bonus;Bo;${start};${end};;42,5`
    const rows = ['contract_name;kind;name;start_day;end_day;price_month;discount_percent']
    rows.push(bonus('2024-03-01', '2026-02-28'), bonus('2026-03-01'), bonus('2027-03-01'))
    rows.push('1;service;Manteniment;2024-01-01;;2,95;')
    const files = folder('L', {
      'products.csv':
        'code;kind;name;price_kind;pvpc\nL;electricity;Llum;indexed;yes\nB;electricity;Nova;fixed;\n',
      'contract-services.csv': rows.join('\n'),
    })
    const services = () =>
      server.db
        .selectFrom('contract_service')
        .select(['kind', 'start_day', 'end_day'])
        .orderBy('kind')
        .orderBy('start_day')
        .execute()
    await effective(files, { referenceRetailer: true })
    const after = await services()
    expect(after.map(({ end_day }) => end_day)).toEqual([null, '2026-02-28', '2026-11-20'])
    const report = await run(files, { referenceRetailer: true })
    expect([report.problems, report.notices]).toEqual([[], []])
    expect(report.tables.filter(({ created, changed }) => created + changed > 0)).toEqual([])
    expect(await services()).toEqual(after)
    expect(await lastDays()).toEqual([{ product_code: 'L', end_day: '2026-11-20' }])
  })
})
