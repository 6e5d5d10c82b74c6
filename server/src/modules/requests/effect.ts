import { agreeErasure } from './agree-erasure.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { sql } from 'kysely'
import type { ContractRow } from '../../platform/access.ts'
import { sealJson, unsealJson } from '../../platform/at-rest/seal.ts'
import { withIban } from '../../platform/contract-iban.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { ContractChanges } from './operations/procedures.ts'
import { countPlan } from '../../billing/dues.ts'
import { bringBonusesBack, endBonusesOffPvpc } from '../../billing/unscoped-bonuses.ts'
import { changeContract } from '../../platform/unscoped-contracts.ts'
import { handOver, type NamedByRetailer } from './new-holder/hand-over.ts'
import { isJoint } from './joint.ts'
import { keepPastProducts } from './product-days.ts'
import { findUndone, productEffect } from './product-change.ts'
import { changesOf, type RequestChanges, type RequestRow } from './request.ts'
import { signingAddress } from '../session/operations/signing-address.ts'
import { endServices } from './service-end.ts'
import type { Subject } from './subject.ts'

function sameValue(a: unknown, b: unknown) {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}

/** Records that the customer set a column: the value of the retailer's file is kept until the file brings theirs. */
async function noteChange(
  db: Db,
  contract: ContractRow,
  { field, value, requestId, nowMs }: { field: string; value: unknown; requestId: number; nowMs: number },
) {
  const open = await db
    .selectFrom('contract_change')
    .select(['id', 'base_value', 'value'])
    .where('contract_id', '=', contract.id)
    .where('field', '=', field)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  const row = { contract_id: contract.id, field }
  const filed = open
    ? unsealJson('contract_change.base_value', row, open.base_value)
    : withIban(contract)[field as keyof ContractChanges]
  // Set back to the file's value: a file with the value in between may still arrive.
  const base = open && sameValue(filed, value) ? unsealJson('contract_change.value', row, open.value) : filed
  if (open) {
    await db
      .updateTable('contract_change')
      .set({ confirmed_at: at(nowMs) })
      .where('id', '=', open.id)
      .execute()
  }
  if (sameValue(base, value)) return
  await db
    .insertInto('contract_change')
    .values({
      ...row,
      base_value: sealJson('contract_change.base_value', row, base ?? null),
      value: sealJson('contract_change.value', row, value ?? null),
      request_id: requestId,
      applied_at: at(nowMs),
      confirmed_at: null,
    })
    .execute()
}

/** What is set once it takes effect: what was asked for, and the day where the contract keeps that too. */
function effectOf(request: RequestRow): RequestChanges {
  const changes = changesOf(request)
  // Of who hands it over, the contract ends the day before the new holder's begins.
  if (request.procedure === 'change_holder' && request.effective_day !== null) {
    return { end_day: addDays(request.effective_day, -1), state: 'baixa' }
  }
  if (request.procedure === 'change_product' && request.effective_day !== null) {
    return productEffect(request, request.effective_day)
  }
  // The day on which the meter was closed, not the day asked for.
  if (changes.end_day !== undefined) return { ...changes, end_day: request.effective_day, state: 'baixa' }
  return changes.electronic_notification === true
    ? { ...changes, electronic_notification_start: request.effective_day }
    : changes
}

/** A product that leaves the PVPC ends the social bonus; who withdraws from it has the PVPC again, and the bonus with it. */
async function moveBonuses(
  db: Db,
  request: RequestRow,
  { contractId, today }: { readonly contractId: number; readonly today: Day },
) {
  const ended = await endBonusesOffPvpc(db, { today, contractId })
  if (ended.length > 0) {
    const ended_bonuses = JSON.stringify(ended.map(({ row }) => row))
    await db.updateTable('request').set({ ended_bonuses }).where('id', '=', request.id).execute()
  }
  const undone = await findUndone(db, request)
  if (!undone?.ended_bonuses || undone.effective_day === null) return
  await bringBonusesBack(db, { contractId, changedFrom: undone.effective_day, rows: undone.ended_bonuses })
}

interface Effect {
  readonly request: RequestRow
  readonly changes: RequestChanges
  readonly nowMs: number
}

/** What a change of the contract sets. */
async function changeOfContract(
  db: Db,
  contract: NonNullable<Subject['contract']>,
  { request, changes, nowMs }: Effect,
): Promise<void> {
  const { id: requestId, effective_day: from } = request
  const { product_code: product } = changes
  const newProduct = product === undefined || from === null ? undefined : { product, from, requestId }
  if (newProduct) await keepPastProducts(db, contract, newProduct)
  for (const [field, value] of Object.entries(changes)) {
    await noteChange(db, contract, { field, value, requestId, nowMs })
  }
  // What is agreed on sets nothing of the contract.
  if (Object.keys(changes).length > 0) await changeContract(db, contract, changes)
  if (newProduct) await moveBonuses(db, request, { contractId: contract.id, today: newProduct.from })
}

/** What a change of the account sets. Throws Failure `email_taken`. */
async function changeOfAccount(
  db: Db,
  account: Subject['account'],
  { changes, nowMs }: Pick<Effect, 'changes' | 'nowMs'>,
): Promise<void> {
  if (changes.email !== undefined) {
    const { rows } =
      await sql`select 1 from account where email = ${changes.email} and id <> ${account.id}`.execute(db)
    if (rows.length > 0) throw new Failure('email_taken')
  }
  const moved =
    changes.email === undefined
      ? {}
      : { email_before: await signingAddress(db, account.id, nowMs), email_changed_at: at(nowMs) }
  await db
    .updateTable('account')
    .set({ ...changes, ...moved })
    .where('id', '=', account.id)
    .execute()
}

/** Sets what a request asked for, in the transaction that makes it effective. */
export async function applyChanges(
  db: Db,
  request: RequestRow,
  { contract, account }: Subject,
  { nowMs, named = {} }: { readonly nowMs: number; readonly named?: NamedByRetailer | undefined },
): Promise<void> {
  // What it sets is set by its parts.
  if (isJoint(request)) return
  if (request.procedure === 'erasure') return agreeErasure(db, request, nowMs)
  if (request.procedure === 'instalments') {
    return countPlan(db, request.id, dayAt(nowMs, 'Europe/Madrid'))
  }
  const changes = effectOf(request)
  if (!contract) return changeOfAccount(db, account, { changes, nowMs })
  if (request.procedure === 'change_holder' && request.effective_day !== null) {
    await handOver(db, { request, contract, day: request.effective_day, nowMs }, named)
  }
  if (request.procedure === 'end_service' && request.effective_day !== null) {
    await endServices(db, request, request.effective_day)
  }
  await changeOfContract(db, contract, { request, changes, nowMs })
}
