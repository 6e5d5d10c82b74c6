import type { ClaimFact } from '@endoll/api/cases.ts'
import { sql } from 'kysely'
import { ownInvoices, type ContractRow, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import { ownRequestsOf } from '../requests/queries.ts'

export type AskedFact = Pick<ClaimFact, 'kind' | 'id'>

/** How many of a kind are offered. */
const offered = { invoice: 6, request: 3 } as const

function ofContract(db: Db, owner: Owner, contract: ContractRow) {
  return ownInvoices(db, owner).where('contract.id', '=', contract.id)
}

function invoiceFacts(db: Db, owner: Owner, contract: ContractRow) {
  return (
    ofContract(db, owner, contract)
      .select(['invoice.id', 'invoice.number as name', 'invoice.day'])
      // An annulling invoice is stored positive, as printed; here it gets its sign.
      .select(
        sql<number>`case when invoice.type in ('A', 'B') then -invoice.total_cents else invoice.total_cents end`.as(
          'amount_cents',
        ),
      )
      .orderBy('invoice.day', 'desc')
      .orderBy('invoice.id', 'desc')
  )
}

/** Readings of a bill, by the day of the last of them. */
function readingsFacts(db: Db, owner: Owner, contract: ContractRow) {
  return ofContract(db, owner, contract)
    .innerJoin('invoice_reading', 'invoice_reading.invoice_id', 'invoice.id')
    .select(['invoice.id', 'invoice.number as name'])
    .select(({ fn }) => fn.max('invoice_reading.current_day').as('day'))
    .groupBy(['invoice.id', 'invoice.number'])
    .orderBy('day', 'desc')
    .orderBy('invoice.id', 'desc')
}

function requestFacts(db: Db, owner: Owner, contract: ContractRow) {
  return ownRequestsOf(db, owner, contract.id)
    .select(sql<string>`(request.submitted_at at time zone 'Europe/Madrid')::date`.as('day'))
    .orderBy('request.submitted_at', 'desc')
    .orderBy('request.id', 'desc')
}

/** What of a contract a claim can be about: its newest bills, its last readings, its newest requests. */
export async function listFacts(db: Db, owner: Owner, contract: ContractRow): Promise<ClaimFact[]> {
  const [invoices, readings, requests] = await Promise.all([
    invoiceFacts(db, owner, contract).limit(offered.invoice).execute(),
    readingsFacts(db, owner, contract).limit(1).execute(),
    requestFacts(db, owner, contract).limit(offered.request).execute(),
  ])
  return [
    ...invoices.map((row) => ({ kind: 'invoice' as const, ...row })),
    ...readings.map((row) => ({ kind: 'readings' as const, ...row, amount_cents: null })),
    ...requests.map((row) => ({ kind: 'request' as const, ...row, amount_cents: null })),
  ]
}

async function findFact(
  db: Db,
  owner: Owner,
  contract: ContractRow,
  { kind, id }: AskedFact,
): Promise<ClaimFact> {
  const none = { amount_cents: null }
  const found =
    kind === 'invoice'
      ? await invoiceFacts(db, owner, contract).where('invoice.id', '=', id).executeTakeFirst()
      : kind === 'readings'
        ? await readingsFacts(db, owner, contract).where('invoice.id', '=', id).executeTakeFirst()
        : await requestFacts(db, owner, contract).where('request.id', '=', id).executeTakeFirst()
  if (!found) throw invalidFields({ facts: ['not_valid'] })
  return { ...none, ...found, kind }
}

/** Those that were ticked, each once; refuses what is not of this contract. */
export async function findFacts(
  db: Db,
  owner: Owner,
  contract: ContractRow,
  asked: readonly AskedFact[],
): Promise<ClaimFact[]> {
  const once = new Map(asked.map((fact) => [`${fact.kind} ${fact.id}`, fact]))
  const facts: ClaimFact[] = []
  for (const fact of once.values()) facts.push(await findFact(db, owner, contract, fact))
  return facts
}
