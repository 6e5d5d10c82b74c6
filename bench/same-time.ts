// Whether the time of an answer tells that somebody has an account: sign-in with a wrong password, asking for a new one,
// and activation, for accounts that are there and for some that are not, in turns. The calls go into the server without
// a network in between, which is closer than anybody outside gets.
import { join } from 'node:path'
import { accountHooks } from '../server/src/account-hooks.ts'
import { createApp } from '../server/src/app.ts'
import { repositoryRoot } from '../server/src/config.ts'
import { readDeployment } from '../server/src/deployment-file.ts'
import { openDocuments } from '../server/src/documents/open.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { openDatabase, type Db } from '../server/src/platform/db/open.ts'
import { createDatabaseIn, type TestCluster } from '../server/src/testing/cluster.ts'
import { addContract, addCustomer } from '../server/src/testing/factories.ts'
import { median, type Figure } from './result.ts'

const TRIES = 2000
/** A password may be tried so often for one account. */
const TRIES_OF_AN_ACCOUNT = 10
const WARMING = 60
/** 0.5 tells nothing; 2,000 against 2,000 that are alike lie within 0.03 of it in 999 runs of 1,000. */
const APART = 0.03

interface Person {
  readonly email: string
  readonly contract: string
  readonly cupsEnd: string
}

interface Asked {
  readonly name: string
  readonly path: string
  readonly body: (person: Person) => object
  readonly status: number
}

const calls: readonly Asked[] = [
  {
    name: 'sign-in',
    path: 'get_token',
    body: ({ email }) => ({ user: email, password: 'no es la clave 7' }),
    status: 403,
  },
  { name: 'recovery', path: 'recover', body: ({ email }) => ({ email }), status: 200 },
  {
    name: 'activation',
    path: 'signup/confirm',
    body: ({ email, contract, cupsEnd }) => ({
      signup: {
        nif: '00000000T',
        contract,
        invoice_number: 'FE1',
        cups: cupsEnd,
        email,
        email2: email,
        phone: '600111222',
        accept_conditions: true,
        accept_gdpr: true,
      },
    }),
    status: 200,
  },
]

async function known(db: Db): Promise<readonly Person[]> {
  const people: Person[] = []
  for (let number = 0; number < TRIES / TRIES_OF_AN_ACCOUNT; number += 1) {
    const customer = await addCustomer(db)
    const { name, cups } = await addContract(db, customer)
    people.push({ email: customer.email, contract: name, cupsEnd: cups.slice(-6) })
  }
  return people
}

/** As the others look, and not there. */
function unknown(people: readonly Person[]): readonly Person[] {
  return people.map(({ email, cupsEnd }, number) => ({
    email: email.replace('@', `.nadie@`),
    contract: String(900_000 + number),
    cupsEnd,
  }))
}

type App = Awaited<ReturnType<typeof createApp>>

async function timeOf(app: App, { path, body, status }: Asked, person: Person, turn: number) {
  const startedMs = performance.now()
  const reply = await app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    payload: body(person),
    // Each from a network of its own: what a network may try is not what is measured.
    remoteAddress: `${30 + (turn % 60)}.${Math.floor(turn / 60) % 256}.1.1`,
  })
  const tookMs = performance.now() - startedMs
  if (reply.statusCode !== status) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`)
  return tookMs
}

/** The share of pairs in which the first is the slower one: 0.5 when time tells nothing (Mann and Whitney's U). */
function slowerShare(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((ms) => ({ ms, of: 1 })), ...second.map((ms) => ({ ms, of: 0 }))]
  const ranked = all.toSorted((a, b) => a.ms - b.ms)
  const rankSum = ranked.reduce((sum, { of }, index) => sum + of * (index + 1), 0)
  return (rankSum - (first.length * (first.length + 1)) / 2) / (first.length * second.length)
}

/** Figures of each call: how often the known one was slower, and both medians. */
export async function measureSameTime(cluster: TestCluster): Promise<Figure[]> {
  const { connection, drop } = await createDatabaseIn(cluster.connection)
  const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
  const services = {
    db,
    clock: systemClock,
    deployment,
    pdf: openDocuments('test'),
    mode: 'test',
    accountHooks,
    cookieSuffix: '',
  } as const
  const app = await createApp({ services })
  try {
    const there = await known(db)
    const notThere = unknown(there)
    const figures: Figure[] = []
    let turn = 0
    for (const asked of calls) {
      const taken: { there: number[]; notThere: number[] } = { there: [], notThere: [] }
      const next = async (kind: 'there' | 'notThere', number: number) => {
        const person = (kind === 'there' ? there : notThere)[number % there.length]
        if (!person) throw new Error('nobody was drawn')
        turn += 1
        taken[kind].push(await timeOf(app, asked, person, turn))
      }
      for (let number = 0; number < TRIES; number += 1) {
        const order =
          Math.random() < 0.5 ? (['there', 'notThere'] as const) : (['notThere', 'there'] as const)
        for (const kind of order) await next(kind, number)
      }
      const [first, second] = [taken.there.slice(WARMING), taken.notThere.slice(WARMING)]
      figures.push(
        {
          what: `${asked.name}: an account that is there answers slower or faster`,
          value: Math.abs(slowerShare(first, second) - 0.5),
          unit: 'of pairs beyond half',
          budget: { most: APART },
          note: `${TRIES} tries of each, in turns`,
        },
        { what: `${asked.name}: median, there`, value: median(first), unit: 'ms' },
        { what: `${asked.name}: median, not there`, value: median(second), unit: 'ms' },
      )
    }
    return figures
  } finally {
    await app.close()
    await db.destroy()
    await drop()
  }
}
