// What the house costs above a bare handler, and whether lists stay as fast when the retailer grows.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { EmbeddedConnection } from '../server/src/platform/db/embedded.ts'
import { openDatabase } from '../server/src/platform/db/open.ts'
import { createDatabaseIn, type TestCluster } from '../server/src/testing/cluster.ts'
import { drawRetailer, password } from './many-contracts.ts'
import { median, percentile, type Figure } from './result.ts'

const lists = [
  { name: 'contracts list', path: '/api/v1/contracts?limit=100' },
  { name: 'invoices list', path: '/api/v1/invoices/?limit=100' },
] as const

/** Short turns, many of them: what else the machine does then falls on both alike. */
const ROUNDS = 15
const SECONDS_A_ROUND = 2
const CONNECTIONS = 8
/** Calls until the compiler of the engine has come to rest. */
const WARMING = 3000
const CALLS = 300

interface Running {
  readonly child: ChildProcess
  readonly address: string
}

export async function startListServer(
  kind: 'app' | 'bare',
  connection: EmbeddedConnection,
): Promise<Running> {
  const child = fork(join(import.meta.dirname, 'list-server.ts'), [kind, JSON.stringify(connection)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the ${kind} server of the lists did not start`)
  })
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
  ended.catch(() => undefined)
  return { child, address: `http://127.0.0.1:${port}` }
}

export async function stopListServer({ child }: Running) {
  child.disconnect()
  await once(child, 'exit')
}

export async function signInTo({ address }: Running, email: string) {
  const answer = await fetch(`${address}/api/v1/get_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: email, password }),
  })
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

type Headers = Awaited<ReturnType<typeof signInTo>>

/** Processor time that the server has taken so far. */
async function cpuMs({ child }: Running): Promise<number> {
  child.send('cpu')
  const [{ cpuMs: taken }] = (await once(child, 'message')) as [{ cpuMs: number }]
  return taken
}

interface Turn {
  readonly perSecond: number
  readonly cpuMsACall: number
}

async function turn(
  server: Running,
  path: string,
  headers: Headers,
  length: { duration: number } | { amount: number },
): Promise<Turn> {
  const { address } = server
  const before = await cpuMs(server)
  const result = await autocannon({ url: address + path, connections: CONNECTIONS, headers, ...length })
  if (result.non2xx + result.errors > 0) throw new Error(`${path}: ${result.non2xx} answers were no list`)
  const calls = result['2xx']
  return { perSecond: calls / result.duration, cpuMsACall: ((await cpuMs(server)) - before) / calls }
}

async function latencyMs({ app, headers }: Retailer, path: string) {
  const startedMs = performance.now()
  const answer = await fetch(app.address + path, { headers })
  await answer.arrayBuffer()
  return performance.now() - startedMs
}

/** Call by call, one retailer and the other. */
async function latencies(small: Retailer, large: Retailer, path: string) {
  const times: { few: number; many: number }[] = []
  for (let call = 0; call < CALLS; call += 1) {
    times.push({ few: await latencyMs(small, path), many: await latencyMs(large, path) })
  }
  // The first calls warm plans and caches.
  const warm = times.slice(CALLS / 10)
  return { few: warm.map(({ few }) => few), many: warm.map(({ many }) => many) }
}

interface Retailer {
  readonly app: Running
  readonly bare: Running
  readonly headers: Headers
  readonly end: () => Promise<void>
}

async function openRetailer(cluster: TestCluster, contracts: number): Promise<Retailer> {
  const { connection, drop } = await createDatabaseIn(cluster.connection)
  const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  const { email } = await drawRetailer(db, contracts)
  await db.destroy()
  const app = await startListServer('app', connection)
  const bare = await startListServer('bare', connection)
  const headers = await signInTo(app, email)
  const end = async () => {
    await stopListServer(app)
    await stopListServer(bare)
    await drop()
  }
  return { app, bare, headers, end }
}

/** The two servers take turns, so that a noisy minute falls on both. */
async function compare({ app, bare, headers }: Retailer, path: string) {
  for (const server of [app, bare]) await turn(server, path, headers, { amount: WARMING })
  const length = { duration: SECONDS_A_ROUND }
  const rounds: { app: Turn; bare: Turn }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const ofApp = await turn(app, path, headers, length)
    rounds.push({ app: ofApp, bare: await turn(bare, path, headers, length) })
  }
  return {
    perSecond: median(rounds.map((round) => round.app.perSecond)),
    ratio: median(rounds.map((round) => round.app.perSecond / round.bare.perSecond)),
    cpuMsACall: median(rounds.map((round) => round.app.cpuMsACall)),
    cpuRatio: median(rounds.map((round) => round.bare.cpuMsACall / round.app.cpuMsACall)),
  }
}

export async function measureLists(cluster: TestCluster): Promise<Figure[]> {
  const figures: Figure[] = []
  const opened: Retailer[] = []
  const open = async (contracts: number) => {
    const retailer = await openRetailer(cluster, contracts)
    opened.push(retailer)
    return retailer
  }
  try {
    const large = await open(100_000)
    const small = await open(1000)
    for (const { name, path } of lists) {
      const { perSecond, ratio, cpuMsACall, cpuRatio } = await compare(small, path)
      figures.push(
        {
          what: `${name}: of a bare handler`,
          value: ratio,
          unit: '×',
          budget: { least: 0.85 },
          note: `same session check and queries; requests/s, ${ROUNDS} turns of ${SECONDS_A_ROUND} s each, ${CONNECTIONS} connections`,
        },
        {
          what: `${name}: of a bare handler, by processor time`,
          value: cpuRatio,
          unit: '×',
          note: "the servers' own, which other work on the machine disturbs less",
        },
        { what: `${name}: requests`, value: perSecond, unit: '/s', note: '100 rows a page, not compressed' },
        { what: `${name}: processor time a request`, value: cpuMsACall, unit: 'ms' },
      )
    }
    for (const { name, path } of lists) {
      const { few, many } = await latencies(small, large, path)
      figures.push(
        {
          what: `${name}: 100,000 contracts against 1,000`,
          value: median(many) / median(few),
          unit: '×',
          budget: { most: 1.3 },
          note: 'median latency of one call after the other',
        },
        { what: `${name}: p50 at 100,000`, value: median(many), unit: 'ms' },
        { what: `${name}: p99 at 100,000`, value: percentile(many, 0.99), unit: 'ms' },
      )
    }
  } finally {
    for (const { end } of opened) await end()
  }
  return figures
}
