// What the second wall costs (decision 0022), for the ordinary role of a deployment, in one run: each statement is asked in
// turn, the fastest of nine rounds each, with the policies, with policies that tie each row to its customer, and without any. `node bench/row-walls.ts`.
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { openDatabase, type Db } from '../server/src/platform/db/open.ts'
import { asCustomer, asOffice } from '../server/src/platform/db/who-asks.ts'
import { createDatabaseIn, startTestCluster } from '../server/src/testing/cluster.ts'
import { addContract, addCurveDay, addCustomer, addInvoice } from '../server/src/testing/factories.ts'

const customers = 400
const rounds = 9
const asks = 60

/** How a table would be tied to its customer, where it is not. */
const ties: Readonly<Record<string, string>> = {
  invoice_line: `invoice_id in (select invoice.id from contract join invoice on invoice.contract_id = contract.id
    where contract.customer_id = calling_customer())`,
  consumption_day:
    'contract_id in (select contract.id from contract where contract.customer_id = calling_customer())',
}
type Wall = 'with' | 'tied' | 'without'

async function raise(admin: Db, wall: Wall) {
  for (const [table, tie] of Object.entries(ties)) {
    const named = 'calling_customer() is not null or office_asks()'
    await sql`alter policy named on ${sql.table(table)}
      using (${sql.raw(wall === 'tied' ? `${tie} or (select office_asks())` : named)})`.execute(admin)
  }
  const { rows } = await sql<{ name: string }>`
    select distinct tablename as name from pg_policies where schemaname = 'public'`.execute(admin)
  for (const { name } of rows)
    await sql`alter table ${sql.table(name)} ${sql.raw(wall === 'without' ? 'disable' : 'enable')} row level security`.execute(
      admin,
    )
}

async function msOf(work: () => Promise<unknown>, times: number) {
  for (let warm = 0; warm < 5; warm += 1) await work()
  const fromMs = performance.now()
  for (let turn = 0; turn < times; turn += 1) await work()
  return (performance.now() - fromMs) / times
}

const cluster = await startTestCluster()
const { connection } = await createDatabaseIn(cluster.connection)
const admin = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
try {
  const people: { customerId: number; contractId: number; invoiceId: number }[] = []
  for (let index = 0; index < customers; index += 1) {
    const { customerId } = await addCustomer(admin)
    const contract = await addContract(admin, { customerId })
    for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) await addCurveDay(admin, contract.id, day)
    const invoice = await addInvoice(admin, contract, { state: 'open' })
    await sql`insert into invoice_line (invoice_id, position, kind, from_day, to_day, name, quantity, unit, price, price_unit, amount_cents)
      select ${invoice.id}, n, 'service', '2026-10-01', '2026-11-01', 'x', 1, 'unit', 1, 'EUR', 100 from generate_series(1, 12) n`.execute(
      admin,
    )
    people.push({ customerId, contractId: contract.id, invoiceId: invoice.id })
  }
  await sql`analyze`.execute(admin)
  await sql`create role walls_owner login`.execute(admin)
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(admin)
  for (const { name } of tables) await sql`alter table ${sql.table(name)} owner to walls_owner`.execute(admin)
  const db = await openDatabase({
    asks: 'nobody',
    connection: { ...connection, user: 'walls_owner', max: 1 },
    allowUnsyncedForTests: true,
  })
  const one = people[Math.floor(people.length / 2)]!
  const own =
    <T>(work: () => Promise<T>) =>
    () =>
      asCustomer(one.customerId, work)
  const statements: Readonly<Record<string, readonly [work: () => Promise<unknown>, times: number]>> = {
    'list of contracts (customer)': [
      own(() =>
        db
          .selectFrom('contract')
          .selectAll()
          .where('customer_id', '=', one.customerId)
          .orderBy('id')
          .limit(20)
          .execute(),
      ),
      asks,
    ],
    'list of invoices (customer)': [
      own(() =>
        db
          .selectFrom('contract')
          .innerJoin('invoice', 'invoice.contract_id', 'contract.id')
          .selectAll('invoice')
          .where('contract.customer_id', '=', one.customerId)
          .execute(),
      ),
      asks,
    ],
    'lines of a bill (customer)': [
      own(() => db.selectFrom('invoice_line').selectAll().where('invoice_id', '=', one.invoiceId).execute()),
      asks,
    ],
    'days of hours (customer)': [
      own(() =>
        db.selectFrom('consumption_day').selectAll().where('contract_id', '=', one.contractId).execute(),
      ),
      asks,
    ],
    'import of 5,000 lines of bills (command)': [
      () =>
        asOffice('command', () =>
          db.transaction().execute(async (transaction) => {
            await sql`insert into invoice_line (invoice_id, position, kind, from_day, to_day, name, quantity, unit, price, price_unit, amount_cents)
              select ${one.invoiceId}, n + 100, 'service', '2026-10-01', '2026-11-01', 'x', 1, 'unit', 1, 'EUR', 100
                from generate_series(1, 5000) n`.execute(transaction)
            await sql`delete from invoice_line where invoice_id = ${one.invoiceId} and position > 100`.execute(
              transaction,
            )
          }),
        ),
      3,
    ],
    'every invoice and its lines, as a job (office)': [
      () =>
        asOffice('job', () =>
          db
            .selectFrom('invoice')
            .innerJoin('invoice_line', 'invoice_line.invoice_id', 'invoice.id')
            .select(sql<number>`count(*)`.as('n'))
            .execute(),
        ),
      5,
    ],
  }
  const walls = ['with', 'tied', 'without'] as const
  const times = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const wall of walls) {
      await raise(admin, wall)
      for (const [name, [work, repeated]] of Object.entries(statements)) {
        const key = `${name} ${wall}`
        times.set(key, [...(times.get(key) ?? []), await msOf(work, repeated)])
      }
    }
  }
  process.stdout.write(
    '| statement | without | with | ratio | each row tied | ratio |\n| --- | --- | --- | --- | --- | --- |\n',
  )
  for (const name of Object.keys(statements)) {
    const [withWall, tied, without] = walls.map((wall) => Math.min(...times.get(`${name} ${wall}`)!)) as [
      number,
      number,
      number,
    ]
    const ms = (value: number) => `${value.toFixed(2)} ms`
    process.stdout.write(
      `| ${name} | ${ms(without)} | ${ms(withWall)} | ${(withWall / without).toFixed(2)} | ${ms(tied)} | ${(tied / without).toFixed(2)} |\n`,
    )
  }
  await db.destroy()
} finally {
  await admin.destroy()
  await cluster.stop()
}
