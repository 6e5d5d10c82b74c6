import { sql } from 'kysely'
import {
  closeByFile,
  readRequestsForFile,
  takeEffectByFile,
} from '../../modules/requests/operations/answer.ts'
import { unsealJson } from '../../platform/at-rest/seal.ts'
import type { SealedJson } from '../../platform/at-rest/sealed.ts'
import { systemClock } from '../../platform/clock.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { ChangeableColumn, ContractChanges } from '../../modules/requests/operations/procedures.ts'
import { endForFormerHolders, readHolders } from './change-of-hands.ts'
import type { Saving } from './table-saver.ts'

/** A row of the file as it is going to be written, with its line. */
export interface FiledContract {
  readonly line: number
  /** Code of the customer in the file. */
  readonly customer: string
  readonly record: { readonly name: string; readonly held_from: Day | null } & Readonly<
    Record<ChangeableColumn, unknown>
  >
}

type OpenChange = {
  id: number
  name: string
  field: ChangeableColumn
  base_value: unknown
  value: never
}

function same(a: unknown, b: unknown) {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}
/** Days that are the retailer's to say: any that the file has confirms what the customer set. */
const daysOfTheRetailer: readonly ChangeableColumn[] = ['electronic_notification_start', 'end_day']

/** Whether the file has what the customer set. */
function confirms(field: ChangeableColumn, now: unknown, value: unknown) {
  return same(now, value) || (daysOfTheRetailer.includes(field) && now !== null)
}
function written(value: unknown) {
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}

type StoredChange = Omit<OpenChange, 'base_value' | 'value'> & {
  readonly contract_id: number
  readonly base_value: SealedJson
  readonly value: SealedJson
}

async function openChanges(db: Db, names: readonly string[]): Promise<OpenChange[]> {
  const { rows } = await sql<StoredChange>`
    select change.id, change.contract_id, contract.name, change.field, change.base_value, change.value
      from contract_change change join contract on contract.id = change.contract_id
     where contract.name = any(${names}) and change.confirmed_at is null
     order by change.id`.execute(db)
  return rows.map(({ contract_id, base_value, value, ...change }) => {
    const row = { contract_id, field: change.field }
    return {
      ...change,
      base_value: unsealJson('contract_change.base_value', row, base_value),
      value: unsealJson('contract_change.value', row, value) as never,
    }
  })
}

/**
 * Requests that were sent and that the file shows as done take effect, in case the retailer never confirmed them; those
 * that nobody has signed yet are closed.
 */
async function takeEffect(
  { db, notices, check }: Saving,
  file: string,
  byName: ReadonlyMap<string, FiledContract>,
) {
  for (const { id, contract_name, state, changes, before } of await readRequestsForFile(db, [
    ...byName.keys(),
  ])) {
    const filed = byName.get(contract_name ?? '')
    if (!filed) continue
    const asked = Object.entries(changes) as [ChangeableColumn, unknown][]
    if (asked.every(([column, value]) => same(filed.record[column], value))) {
      const end = state === 'waiting_signature' ? closeByFile : takeEffectByFile
      if (!check) await end(db, { clock: systemClock }, id)
      continue
    }
    // Nothing was sent yet that the file could say otherwise.
    if (state !== 'waiting_signature') noticeDiffering(notices, { file, filed, asked, stood: before })
  }
}

interface SentRequest {
  readonly file: string
  readonly filed: FiledContract
  readonly asked: readonly [ChangeableColumn, unknown][]
  /** What stood there before. */
  readonly stood: ContractChanges
}

/** Of a request that was sent: what the file has is neither what was asked for nor what stood there before. */
function noticeDiffering(
  notices: Saving['notices'],
  { file, filed: { line, record }, asked, stood }: SentRequest,
) {
  for (const [column, value] of asked) {
    const now = record[column]
    if (same(now, value) || same(now, stood[column])) continue
    const [said, computed] = [written(now), written(value)]
    notices.add({ file, line, of: record.name, what: column, said, computed, code: 'request_differs' })
  }
}

/**
 * What the customer changed here lies above the retailer's file, until the file gives the contract to another. A file that brings the customer's value confirms it;
 * one that still says what stood there before leaves it; one that says a third thing is noticed, and the customer's
 * stays. Returns the rows as they are to be written. The contracts are locked until the transaction ends.
 */
export async function keepCustomerChanges<F extends FiledContract>(
  saving: Saving,
  file: string,
  filed: readonly F[],
): Promise<F['record'][]> {
  const { db, notices, check } = saving
  const byName = new Map(filed.map((one) => [one.record.name, one]))
  const names = [...byName.keys()]
  if (!check) await sql`select id from contract where name = any(${names}) order by id for update`.execute(db)
  const holders = await readHolders(db, filed)
  const moved = [...holders].filter(([, { changesHands }]) => changesHands)
  for (const [name] of moved) byName.delete(name)
  if (!check)
    await endForFormerHolders(
      db,
      moved.map(([, held]) => held),
    )
  await takeEffect(saving, file, byName)
  const kept = new Map<string, Partial<ContractChanges>>()
  const confirmed: number[] = []
  for (const { id, name, field, base_value, value } of await openChanges(db, [...byName.keys()])) {
    const one = byName.get(name)
    if (!one) continue
    const now = one.record[field]
    if (confirms(field, now, value)) {
      confirmed.push(id)
      continue
    }
    kept.set(name, { ...kept.get(name), [field]: value })
    if (same(now, base_value)) continue
    notices.add({
      file,
      line: one.line,
      of: name,
      what: field,
      said: written(now),
      computed: written(value),
      code: 'customer_change_differs',
    })
  }
  if (!check && confirmed.length > 0) {
    await db
      .updateTable('contract_change')
      .set({ confirmed_at: at(systemClock.nowMs()) })
      .where('id', 'in', confirmed)
      .execute()
  }
  return filed.map(({ record }) => ({
    ...record,
    ...kept.get(record.name),
    held_from: holders.get(record.name)?.heldFrom ?? record.held_from,
  }))
}
