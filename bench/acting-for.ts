// What acting for a customer costs (decision 0040): the same lists by the owner, by a delegate of everything and by one of
// chosen contracts, in turns, over a customer with many contracts. The calls go into the server without a network.
import { join } from 'node:path'
import { accountHooks } from '../server/src/account-hooks.ts'
import { createApp } from '../server/src/app.ts'
import { repositoryRoot } from '../server/src/config.ts'
import { readDeployment } from '../server/src/deployment-file.ts'
import { openDocuments } from '../server/src/documents/open.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { openDatabase, type Db } from '../server/src/platform/db/open.ts'
import { addDelegation } from '../server/src/testing/add-delegation.ts'
import { createDatabaseIn, type TestCluster } from '../server/src/testing/cluster.ts'
import { addContract, addCustomer, addInvoice, testPassword } from '../server/src/testing/factories.ts'
import { median, type Figure } from './result.ts'

const contracts = 400
const turns = 60
const warming = 10
const lists = ['contracts?type=electricity&limit=100', 'invoices/?limit=50', 'home/'] as const

interface Way {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  /** Of the delegation by which it reads; undefined of the owner. */
  readonly delegation: number | undefined
}

type App = Awaited<ReturnType<typeof createApp>>

async function signIn(app: App, email: string) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/get_token',
    payload: { user: email, password: testPassword },
  })
  return { authorization: `Bearer ${reply.json<{ token: string }>().token}` }
}

async function addWays(app: App, db: Db): Promise<readonly Way[]> {
  const owner = await addCustomer(db)
  const held: number[] = []
  for (let made = 0; made < contracts; made += 1) {
    const contract = await addContract(db, owner)
    await addInvoice(db, contract)
    held.push(contract.id)
  }
  const delegate = await addCustomer(db)
  const headers = await signIn(app, delegate.email)
  return [
    { name: 'owner', headers: await signIn(app, owner.email), delegation: undefined },
    {
      name: 'a delegate of everything',
      headers,
      delegation: await addDelegation(db, [owner, delegate]),
    },
    {
      name: 'a delegate of chosen contracts',
      headers,
      delegation: await addDelegation(db, [owner, delegate], { contracts: held }),
    },
  ]
}

async function timeOf(app: App, list: string, { name, headers, delegation }: Way): Promise<number> {
  const more = delegation === undefined ? '' : `${list.includes('?') ? '&' : '?'}for=${delegation}`
  const startedMs = performance.now()
  const { statusCode } = await app.inject({ url: `/api/v1/${list}${more}`, headers })
  if (statusCode !== 200) throw new Error(`${list} answered ${statusCode} to ${name}`)
  return performance.now() - startedMs
}

export async function measureActing(cluster: TestCluster): Promise<Figure[]> {
  const { connection, drop } = await createDatabaseIn(cluster.connection)
  const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  const calls = await openDatabase({ asks: 'nobody', connection, allowUnsyncedForTests: true })
  const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
  const app = await createApp({
    services: {
      db: calls,
      clock: systemClock,
      deployment,
      pdf: openDocuments('test'),
      mode: 'test',
      accountHooks,
      cookieSuffix: '',
    },
  })
  try {
    const ways = await addWays(app, db)
    const figures: Figure[] = []
    for (const list of lists) {
      const taken = ways.map(() => [] as number[])
      for (let turn = 0; turn < warming + turns; turn += 1) {
        for (const [index, way] of ways.entries()) {
          const ms = await timeOf(app, list, way)
          if (turn >= warming) taken[index]?.push(ms)
        }
      }
      const [ofOwner = 0, ...others] = taken.map(median)
      figures.push(
        ...others.map((ms, index) => ({
          what: `${list}: ${ways[index + 1]?.name} over the owner`,
          value: ms / ofOwner,
          unit: '×',
          budget: { most: 1.2 },
          note: `${contracts} contracts, medians of ${turns} turns`,
        })),
      )
    }
    return figures
  } finally {
    await app.close()
    await calls.destroy()
    await db.destroy()
    await drop()
  }
}
