import { sql } from 'kysely'
import { dataKinds, type DataKind } from '@endoll/api/data-kinds.ts'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { mostLooks, type DataCopy, type KeptKind, type Look, type OwnData } from '@endoll/api/own-data.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { todayOf } from '../../platform/clock.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { keptDays, retentionRules } from '../../retention/rules.ts'

/** Days after which the daily job removes a kind; the others are removed otherwise, or not here. */
function removedAfter({ retention }: Deployment): Readonly<Partial<Record<DataKind, number>>> {
  return {
    mails: retention.mailDays,
    sessions: retention.sessionDays,
    browsers: retention.deviceDays,
    tokens: keptDays.tokens,
    copies: keptDays.exports,
  }
}

/** What is kept, by the rules that have begun; of a kind with several the newest counts. */
function keptKinds(today: string, deployment: Deployment): KeptKind[] {
  const removed = removedAfter(deployment)
  const begun = retentionRules
    .filter(({ from }) => from <= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const rules = new Map(begun.flatMap((rule) => (rule.id === null ? [] : [[rule.id, rule] as const])))
  return dataKinds.flatMap((kind) => {
    const rule = rules.get(kind)
    if (!rule) return []
    return { kind, days: removed[kind] ?? null, years: rule.years ?? null, law: rule.cited ?? null }
  })
}

/** The last day on which a copy can be downloaded that was asked for then. */
export function exportUntil(createdMs: number) {
  return dayAt(createdMs + keptDays.exports * 86_400_000, 'Europe/Madrid')
}

interface LookRow extends Pick<Look, 'day' | 'kind' | 'who' | 'why'> {
  readonly paid: number
  readonly wrote: number
}

/** Who has looked, with what whoever acts for the customer did on that day. */
async function listLooks(db: Db, { customerId }: Caller): Promise<Look[]> {
  const { rows } = await sql<LookRow>`
    with did as (
      select account_id, (created_at at time zone 'Europe/Madrid')::date as day, 1 as paid, 0 as wrote
        from card_payment where customer_id = ${customerId}
      union all
      select account_id, (opened_at at time zone 'Europe/Madrid')::date, 0, 1
        from crm_case where customer_id = ${customerId})
    select customer_access.day, kind, who, why,
           coalesce(sum(paid), 0)::int as paid, coalesce(sum(wrote), 0)::int as wrote
      from customer_access
      left join did on did.day = customer_access.day and did.account_id = customer_access.account_id
     where customer_id = ${customerId}
     group by customer_access.id
     order by customer_access.day desc, customer_access.id desc
     limit ${mostLooks}`.execute(db)
  return rows.map(({ paid, wrote, ...row }) => ({
    ...row,
    did: row.kind === 'delegate' ? { paid, wrote } : null,
  }))
}

/** The copy that was asked for last and is not gone. */
export function findExport({ db, clock }: Pick<Services, 'db' | 'clock'>, { customerId }: Caller) {
  return db
    .selectFrom('data_export')
    .leftJoin('uploaded_file', 'uploaded_file.id', 'data_export.file_id')
    .select(['data_export.created_at', 'data_export.made_at', 'data_export.failed_because'])
    .select(['data_export.file_id', 'uploaded_file.size_bytes'])
    .where('data_export.customer_id', '=', customerId)
    .where('data_export.created_at', '>', at(clock.nowMs() - keptDays.exports * 86_400_000))
    .orderBy('data_export.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function readCopy(services: Services, caller: Caller): Promise<DataCopy | null> {
  const found = await findExport(services, caller)
  if (!found) return null
  const { created_at: asked_at, made_at, failed_because, size_bytes } = found
  if (made_at === null)
    return { state: failed_because === null ? 'making' : 'failed', asked_at, size_bytes: null, until: null }
  return { state: 'ready', asked_at, size_bytes, until: exportUntil(instantMs(asked_at)) }
}

/** Who has looked at the customer's data, and what is kept for how long. */
export async function readOwnData(services: Services, caller: Caller): Promise<OwnData> {
  return {
    looked: await listLooks(services.db, caller),
    kept: keptKinds(todayOf(services), services.deployment),
    copy: await readCopy(services, caller),
  }
}
