// What sealing costs (decision 0042): each figure is the fastest of some turns with a key over the fastest without, in one run.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ibanOf } from '../server/src/demo/identifiers.ts'
import { importFolder } from '../server/src/import/import-folder.ts'
import { listContracts } from '../server/src/modules/contracts/queries.ts'
import { ownContracts } from '../server/src/platform/access.ts'
import { holdKeys, newKeyLine, parseKeys } from '../server/src/platform/at-rest/keys.ts'
import { reseal } from '../server/src/platform/at-rest/reseal.ts'
import { contractIban } from '../server/src/platform/contract-iban.ts'
import { openDatabase, type Db } from '../server/src/platform/db/open.ts'
import { createDatabaseIn, type TestCluster } from '../server/src/testing/cluster.ts'
import { writeContracts } from './import-folder.ts'
import { timed, type Figure } from './result.ts'

const imported = 5000
const ofOne = 400
const rounds = 4
const [before, now] = ['bench-a', 'bench-b'].map(newKeyLine) as [string, string]

/** The folder of a retailer whose contracts all have an account. */
async function writeFolder(folder: string, contracts: number): Promise<void> {
  await writeContracts(folder, contracts)
  const file = join(folder, 'contracts.csv')
  const [header = '', ...rows] = (await readFile(file, 'utf8')).split('\n')
  const withAccounts = rows.map((row, index) => `${row};${ibanOf(index)}`)
  await writeFile(file, [`${header};iban`, ...withAccounts].join('\n'))
}

async function withFolder<T>(contracts: number, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'endoll-bench-'))
  try {
    await writeFolder(folder, contracts)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function withDatabase<T>(cluster: TestCluster, work: (db: Db) => Promise<T>): Promise<T> {
  const { connection, drop } = await createDatabaseIn(cluster.connection)
  const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  try {
    return await work(db)
  } finally {
    await db.destroy()
    await drop()
  }
}

interface Imported {
  readonly firstMs: number
  readonly againMs: number
  readonly resealMs: number
}

/** The import into an empty database, the same again, and what it takes to seal all of it with another key. */
function importOnce(cluster: TestCluster, folder: string, keys: string): Promise<Imported> {
  return withDatabase(cluster, async (db) => {
    holdKeys(parseKeys(keys))
    const startedMs = performance.now()
    await importFolder(db, folder)
    const doneMs = performance.now()
    await importFolder(db, folder)
    const againMs = performance.now() - doneMs
    holdKeys(parseKeys(`${now}\n${keys}`))
    const resealStartedMs = performance.now()
    await reseal(db, { write: true })
    return { firstMs: doneMs - startedMs, againMs, resealMs: performance.now() - resealStartedMs }
  })
}

/** Milliseconds that the list of a customer's contracts takes, and the accounts of all of them. */
function readOnce(cluster: TestCluster, folder: string, keys: string) {
  return withDatabase(cluster, async (db) => {
    holdKeys(parseKeys(keys))
    await importFolder(db, folder)
    const { id: customerId } = await db.selectFrom('customer').select('id').executeTakeFirstOrThrow()
    const owner = { customerId, contracts: undefined }
    const page = { type: 'electricity', offset: 0, limit: 100, filter: '' } as const
    const accounts = async () =>
      (await ownContracts(db, owner).select(['name', 'iban']).execute()).map(contractIban)
    return { listMs: await timed(() => listContracts(db, owner, page)), accountsMs: await timed(accounts) }
  })
}

function fastest<Turn>(turns: readonly Turn[], of: (turn: Turn) => number): number {
  return Math.min(...turns.map(of))
}

export async function measureAtRest(cluster: TestCluster): Promise<Figure[]> {
  const plain: Imported[] = []
  const sealed: Imported[] = []
  await withFolder(imported, async (folder) => {
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await importOnce(cluster, folder, ''))
      sealed.push(await importOnce(cluster, folder, before))
    }
  })
  const [plainReads, sealedReads] = await withFolder(ofOne, async (folder) => {
    const reads = [[], []] as [Awaited<ReturnType<typeof readOnce>>[], Awaited<ReturnType<typeof readOnce>>[]]
    for (let round = 0; round < rounds; round += 1) {
      reads[0].push(await readOnce(cluster, folder, ''))
      reads[1].push(await readOnce(cluster, folder, before))
    }
    return reads
  })
  const ratio = <Turn>(one: readonly Turn[], other: readonly Turn[], of: (turn: Turn) => number) =>
    fastest(other, of) / fastest(one, of)
  const note = `${rounds} turns each, the fastest`
  return [
    {
      what: `import of ${imported} contracts, sealed over open`,
      value: ratio(plain, sealed, ({ firstMs }) => firstMs),
      unit: '×',
      note,
    },
    {
      what: 'the same import again, sealed over open',
      value: ratio(plain, sealed, ({ againMs }) => againMs),
      unit: '×',
      note,
    },
    {
      what: `list of ${ofOne} contracts, a page of 100, sealed over open`,
      value: ratio(plainReads, sealedReads, ({ listMs }) => listMs),
      unit: '×',
      note,
    },
    {
      what: `accounts of ${ofOne} contracts, sealed over open`,
      value: ratio(plainReads, sealedReads, ({ accountsMs }) => accountsMs),
      unit: '×',
      note,
    },
    {
      what: `accounts of ${ofOne} contracts, sealed`,
      value: fastest(sealedReads, ({ accountsMs }) => accountsMs),
      unit: 'ms',
    },
    {
      what: 'sealing with another key',
      value: imported / (fastest(sealed, ({ resealMs }) => resealMs) / 1000),
      unit: 'accounts a second',
      note,
    },
  ]
}
