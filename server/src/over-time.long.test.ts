import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withIban } from './platform/contract-iban.ts'
import { ibanOf } from './demo/identifiers.ts'
import { issueHandOff } from './modules/session/operations/hand-offs.ts'
import {
  breakOffAny,
  codes,
  contractNames,
  filedIban,
  firstEmailOf,
  firstPassword,
  forgiveBudgets,
  importHolders,
  mustHappen,
  nameOf,
  oftener,
  randomOf,
  type Account,
  type Asked,
  type Code,
  type ContractName,
  type Session,
} from './testing/over-time.fixture.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { heldNow } from './platform/http/held.ts'
import { opened } from './testing/opened.ts'

// Random sequences of what moves accounts, contracts and signatures, against a model of who may do what at that moment.
// Only one direction is held: what succeeds must be allowed by the model. That enough succeeds is held at the end.

const steps = 2000
/** Of a machine that does other things as well; alone it takes two minutes. */
const longestMs = 900_000
const hourMs = 3_600_000
/** Another one each time; set to a printed one to run it again. */
const seed = randomInt(2 ** 31)

let server: TestServer
let address: string
const random = randomOf(seed)

const accounts = new Map<Code, Account>()
const holders = new Map<ContractName, Code>()
const ibans = new Map<ContractName, string>()
const addressOwner = new Map<string, Code>()
const sessions: Session[] = []
const links: { readonly token: string; readonly account: Account; readonly email: string }[] = []
const handOffs: { readonly token: string; readonly account: Account; withdrawn: boolean; untilMs: number }[] =
  []
const asked: Asked[] = []
const counts: Record<string, number> = {}
let made = 1000
let lastMail = 0

function count(what: string) {
  counts[what] = (counts[what] ?? 0) + 1
}
function anyAccount() {
  return accounts.get(random.of(codes)!)!
}
function endSessions(account: Account, except?: Session) {
  for (const one of sessions) if (one.account === account && one !== except) one.ended = true
  for (const one of handOffs) if (one.account === account) one.withdrawn = true
}
async function call(session: Session, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const url = `/api/v1/${path}`
  const reply = await server.inject({
    method,
    url,
    headers: session.headers,
    ...(payload ? { payload } : {}),
  })
  expect(reply.statusCode, `${method} ${path}`).toBeLessThan(500)
  // Ended sessions and links open nothing.
  if (session.ended) expect(reply.statusCode, `${method} ${path} of a session that has ended`).toBe(401)
  return { ok: reply.statusCode === 200, body: reply.json<never>() }
}
async function signIn(account: Account): Promise<Session> {
  const headers = await signInAs(account.email, account.password)
  if (!headers) throw new Error(`${account.email} cannot sign in`)
  const session = { account, headers, ended: false }
  sessions.push(session)
  return session
}
async function signInAs(user: string, password: string) {
  const reply = await server.inject({ method: 'POST', url: '/api/v1/get_token', payload: { user, password } })
  const { token } = reply.json<{ token?: string }>()
  return token ? { authorization: `Bearer ${token}` } : undefined
}
/** A fresh session of the account, or now and then any: also one that has ended, or of somebody else. */
async function someSession(account = anyAccount()): Promise<Session> {
  const old = random.below(3) === 0 ? random.of(sessions.slice(-12)) : undefined
  return old ?? signIn(account)
}
async function contractIdOf(name: ContractName) {
  const { id } = await server.db
    .selectFrom('contract')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

const happenings: Readonly<Record<string, () => Promise<void>>> = {
  async changePassword() {
    const session = await someSession()
    const { account } = session
    const password = `Clau-${++made}-lila`
    const reply = await call(session, 'POST', 'user/password', { current: account.password, password })
    if (!reply.ok) return
    count('passwords')
    endSessions(account)
    Object.assign(account, { password, pending: undefined })
  },
  async askEmail() {
    const session = await someSession()
    const { account } = session
    const email = `${account.code.toLowerCase()}${++made}@example.test`
    addressOwner.set(email, account.code)
    const knows = random.below(4) > 0
    const body = { email, ...(knows ? { current: account.password } : {}) }
    const reply = await call(session, 'PUT', 'users/', body)
    if (!reply.ok) return
    expect(knows, 'an address changes by the session alone').toBe(true)
    count('addresses asked')
    const { data } = await server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('recipient', '=', email)
      .where('template', '=', 'confirm_email')
      .executeTakeFirstOrThrow()
    const { token } = data as { token: string }
    account.pending = { email, token, session }
    links.push({ token, account, email })
  },
  async confirmEmail() {
    const link = random.below(3) > 0 ? links.at(-1) : random.of(links)
    if (!link) return
    const payload = { token: link.token }
    const reply = await server.inject({ method: 'POST', url: '/api/v1/users/email/confirm/', payload })
    const { account } = link
    // The same link again says what it did, and does nothing.
    if (reply.statusCode !== 200 || account.email === link.email) return
    expect(account.pending?.token, 'a link counts that was withdrawn or replaced').toBe(link.token)
    count('addresses confirmed')
    const nowMs = server.clock.nowMs()
    const young = account.before && account.before.untilMs > nowMs ? account.before.address : account.email
    account.before = { address: young, untilMs: nowMs + 72 * hourMs }
    endSessions(account, account.pending?.session)
    Object.assign(account, { email: link.email, pending: undefined })
  },
  async endOthers() {
    const session = await someSession()
    if (!(await call(session, 'POST', 'user/sessions/end_all/')).ok) return
    count('others ended')
    endSessions(session.account, session)
    session.account.pending = undefined
  },
  async handOff() {
    const account = anyAccount()
    const token = await issueHandOff(server.services, account.email, opened)
    if (token) {
      handOffs.push({ token, account, withdrawn: false, untilMs: server.clock.nowMs() + 60_000 })
    }
  },
  async arrive() {
    const one = random.of(handOffs.slice(-4))
    if (!one) return
    const payload = { token: one.token }
    const reply = await server.inject({ method: 'POST', url: '/api/v1/user/hand_off', payload })
    const { token } = reply.json<{ token?: string }>()
    if (!token) return
    expect(one.withdrawn || one.untilMs <= server.clock.nowMs(), 'a token that was withdrawn opens').toBe(
      false,
    )
    count('hand-offs')
    one.withdrawn = true
    sessions.push({ account: one.account, headers: { authorization: `Bearer ${token}` }, ended: false })
  },
  async askIban() {
    const contract = random.of(contractNames)!
    const session = await someSession(accounts.get(holders.get(contract)!))
    const iban = ibanOf(++made)
    const body = { already_registered: false, iban, owner_is_bank_owner: true }
    const reply = await call(session, 'POST', `contracts/${await contractIdOf(contract)}/iban/`, body)
    if (!reply.ok) return
    expect(session.account.code, `contract ${contract}`).toBe(holders.get(contract))
    count('requests')
    const { request } = reply.body as { request: { id: number; reference: string } }
    asked.push({ ...request, by: session.account, contract, iban, open: true, code: undefined })
  },
  async sendCode() {
    const one = random.of(asked.slice(-4))
    const session = await someSession(one?.by)
    if (!one || !(await call(session, 'POST', `requests/${one.id}/signature/code/`)).ok) return
    expect(one.open && session.account === one.by, 'a code of what is not theirs').toBe(true)
    const mail = await server.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'data'])
      .where('template', '=', 'signature_code')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { before, email } = one.by
    const young = before !== undefined && before.untilMs > server.clock.nowMs()
    expect(mail.recipient, 'where a code goes').toBe(young ? before.address : email)
    one.code = (mail.data as { code: string }).code
    count('codes')
  },
  async sign() {
    const one = asked
      .slice(-8)
      .findLast(({ code, open }) => code !== undefined && (open || random.below(2) > 0))
    if (!one?.code) return
    const session = await someSession(one.by)
    const { ok } = await call(session, 'POST', `requests/${one.id}/signature/`, { code: one.code })
    if (!ok) return
    expect(session.account, 'who signs').toBe(one.by)
    count('signed')
  },
  async answer() {
    const one = random.of(asked.slice(-4))
    if (!one) return
    const answer = random.of(['accepted', 'effective', 'effective', 'rejected'] as const)!
    const reply = await server.inject({
      method: 'POST',
      url: `/api/v1/retailer/requests/${one.reference}/answer/`,
      headers: { 'x-api-key': server.apiKey },
      payload: { answer, ...(answer === 'rejected' ? { reason_code: '12' } : {}) },
    })
    if (reply.statusCode !== 200 || answer === 'accepted') return
    if (!one.open) return count('answers again')
    one.open = false
    if (answer === 'rejected') return
    expect(holders.get(one.contract), `whose account moves contract ${one.contract}`).toBe(one.by.code)
    ibans.set(one.contract, one.iban)
    count('effective')
  },
  async withdraw() {
    const one = random.of(asked.slice(-4))
    const session = await someSession(one?.by)
    if (!one || !(await call(session, 'POST', `requests/${one.id}/withdraw/`)).ok) return
    expect(session.account, 'who withdraws').toBe(one.by)
    one.open = false
    count('withdrawn')
  },
  async moveContract() {
    const contract = random.of(contractNames)!
    const code = random.of(codes)!
    if (holders.get(contract) !== code) {
      holders.set(contract, code)
      ibans.set(contract, filedIban(contract, code))
      for (const one of asked) if (one.contract === contract) one.open = false
      count('moved')
    }
    await importHolders(server, holders)
  },
  async contactData() {
    const session = await someSession()
    const contract = random.of(contractNames)!
    const email = `${session.account.code.toLowerCase()}${++made}@example.test`
    addressOwner.set(email, session.account.code)
    const reply = await call(session, 'PUT', `contracts/${contract}/notification/email/`, {
      email,
      current: session.account.password,
    })
    if (!reply.ok) return
    expect(session.account.code, `contract ${contract}`).toBe(holders.get(contract))
    count('contact data')
  },
  async brokenOff() {
    const session = random.of(sessions.slice(-12)) ?? (await someSession())
    await breakOffAny(address, random, { session, asked: random.of(asked.slice(-4)) })
    count('broken off')
  },
  async time() {
    server.clock.advance(random.of([hourMs / 60, 2 * hourMs, 26 * hourMs, -2 * hourMs])!)
    count('clock steps')
  },
}

/** What holds at every moment: accounts of contracts, what a session reads, and to whom mails went. */
async function checkNow() {
  const rows = await server.db.selectFrom('contract').select(['name', 'iban', 'notification_email']).execute()
  for (const { name, iban, notification_email } of rows.map(withIban)) {
    const contract = name as ContractName
    expect(iban, `the account of contract ${name}`).toBe(ibans.get(contract))
    expect(addressOwner.get(notification_email ?? ''), `the notices of ${name}`).toBe(holders.get(contract))
  }
  const session = random.of(sessions.slice(-12))
  if (session) {
    const { code } = session.account
    const listed = await call(session, 'GET', 'contracts/')
    const contract = random.of(contractNames)!
    const one = await call(session, 'GET', `contracts/${contract}/`)
    if (listed.ok) {
      const mine = contractNames.filter((name) => holders.get(name) === code)
      const shown = listed.body as { name: string }[]
      expect(shown.map(({ name }) => name)).toEqual(mine)
      expect(one.ok, `contract ${contract} of ${code}`).toBe(holders.get(contract) === code)
      const { items } = (await call(session, 'GET', 'requests/?limit=100')).body as {
        items: { id: number }[]
      }
      const own = new Set(asked.filter(({ by }) => by === session.account).map(({ id }) => id))
      for (const { id } of items.filter((item) => asked.some((known) => known.id === item.id))) {
        expect(own.has(id), `request ${id} read by ${code}`).toBe(true)
      }
    }
  }
  const mails = await server.db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'data', 'template'])
    .where('id', '>', lastMail)
    .orderBy('id')
    .execute()
  for (const { id, recipient, data, template } of mails) {
    lastMail = id
    const owner = addressOwner.get(recipient)
    const { customer } = data as { customer: string | null }
    // Nobody has proved the address that is to be an account's: its mail names nobody.
    const named = template === 'confirm_email' ? null : owner && nameOf(owner)
    expect([owner === undefined, customer], `who gets a ${template}`).toEqual([false, named])
  }
}

beforeAll(async () => {
  server = await startTestServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  for (const [index, name] of contractNames.entries()) {
    const code = codes[index % codes.length]!
    holders.set(name, code)
    ibans.set(name, filedIban(name, code))
  }
  await importHolders(server, holders)
  for (const code of codes) {
    const email = firstEmailOf(code)
    addressOwner.set(email, code)
    accounts.set(code, { code, email, password: firstPassword, before: undefined, pending: undefined })
  }
})
afterAll(() => server.stop())

it(
  `at every moment, what anybody reads or moves is theirs (seed ${seed})`,
  { timeout: longestMs },
  async () => {
    console.info(`over time: seed ${seed}, ${steps} steps`)
    const names = [...Object.keys(happenings), ...oftener]
    for (let step = 0; step < steps; step += 1) {
      if (step % 5 === 0) await forgiveBudgets(server)
      const name = random.of(names)!
      await happenings[name]!()
      await checkNow()
    }
    console.info(`over time: ${JSON.stringify(counts)}`)
    for (const what of mustHappen) {
      expect(counts[what] ?? 0, what).toBeGreaterThan(0)
    }
    const stillHeld = () => Object.entries(heldNow()).filter(([, held]) => held !== 0)
    await expect.poll(stillHeld, { message: 'held after all is over' }).toEqual([])
  },
)
