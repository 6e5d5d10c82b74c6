import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import * as api from '@endoll/api/procedures/end-supply.ts'
import { parseEmail, type EmailRules } from '@endoll/domain/identity/email.ts'
import { parsePhone } from '@endoll/domain/identity/phone.ts'
import { endDays, returnCost } from '@endoll/domain/procedures/end-supply.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import { parseDay, type Day } from '@endoll/domain/time/day.ts'
import {
  getOwnContract,
  heldFrom,
  lockOwnContract,
  type ContractRow,
  type Owner,
} from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { findOpenRequest, openContractChange } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { batteryLeft } from './battery-left.ts'
import { registersOf } from './registers.ts'

type Body = BodyOf<typeof api.endSupply>

function requireOffered({ deployment }: Services, { kind }: Pick<ContractRow, 'kind'>) {
  if (!kindsOffered('end_supply', deployment.switches).includes(kind)) throw notFound()
}

function refusalOf({ state, atr_available: atrAvailable }: ContractRow) {
  return findModificationRefusal({ state, atrAvailable }, { needsDistributor: true })
}

/** Whether and when the supply can end, and what it costs to have it again. */
export async function getSupplyEnd(
  services: Services,
  caller: Owner & { readonly accountId: number },
  name: string,
): Promise<ReplyInput<typeof api.getSupplyEnd>> {
  const { db, deployment } = services
  const row = await getOwnContract(db, caller, { name })
  requireOffered(services, row)
  const today = todayOf(services)
  const { first, last } = endDays(today)
  const [account, open, others] = await Promise.all([
    db
      .selectFrom('account')
      .select(['email', 'mobile'])
      .where('id', '=', caller.accountId)
      .executeTakeFirstOrThrow(),
    findOpenRequest(db, row.id, 'end_supply'),
    listServices(db, row.id, today),
  ])
  const code = refusalOf(row) ?? (open ? ('process_running' as const) : undefined)
  const cost = row.kind === 'gas' ? undefined : returnCost(row.powers_w, today)
  return {
    first_day: first,
    last_day: last,
    phone: row.notification_mobile ?? account.mobile,
    email: account.email,
    signed: deployment.signedProcedures.includes('end_supply'),
    services: [...others],
    return_cost: cost
      ? { entitled_years: cost.entitledYears, within: cost.withinCents / 100, after: cost.afterCents / 100 }
      : null,
    refusal: code ? { code, request: open ?? null } : null,
  }
}

/** Names of the services contracted with a supply that have not ended on a day. */
async function listServices(db: Db, contractId: number, day: Day): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('contract_service')
    .select('name')
    .where('contract_id', '=', contractId)
    .where('kind', '=', 'service')
    .where('start_day', '>=', heldFrom(contractId))
    .where((where) => where.or([where('end_day', 'is', null), where('end_day', '>=', day)]))
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Where the last bill goes, or what is wrong with it, by field. */
function lastBillOf({ last_bill: way, email = '', address = '' }: Body, rules: EmailRules) {
  if (way === 'as_now') return { to: {} }
  if (way === 'email') {
    const parsed = parseEmail(email, rules)
    return parsed.ok ? { to: { last_bill_email: parsed.email } } : { errors: { email: [parsed.error] } }
  }
  const written = address.trim().replaceAll(/\s+/gu, ' ')
  return written === '' ? { errors: { address: ['required_field'] } } : { to: { last_bill_address: written } }
}

/** What was asked for, once every field holds; throws what is wrong with them, all at once. */
function checked(services: Services, body: Body) {
  const today = todayOf(services)
  const { first, last } = endDays(today)
  const day = parseDay(body.day)
  const phone = parsePhone(body.phone)
  const bill = lastBillOf(body, services.deployment.mail)
  const errors = {
    ...(day !== undefined && day >= first && day <= last ? {} : { day: ['date_not_valid'] }),
    ...bill.errors,
    ...(phone.ok ? {} : { phone: [phone.error] }),
    ...(body.cut_accepted ? {} : { cut_accepted: ['cut_not_accepted'] }),
  }
  if (day === undefined || !bill.to || !phone.ok || Object.keys(errors).length > 0)
    throw invalidFields(errors)
  return { day, to: bill.to, phone: phone.phone }
}

/** Requests the end of a supply, in the transaction given; of a move, which is signed with the new home, says which. */
export async function askSupplyEnd(
  db: Db,
  services: Services,
  asking: Asking,
  { name, body, homeMove }: { readonly name: string; readonly body: Body; readonly homeMove?: number },
): Promise<Submitted> {
  const row = await lockOwnContract(db, asking.caller, { name })
  requireOffered(services, row)
  const opened = await openContractChange(db, asking, { procedure: 'end_supply', contract: row, body })
  if (opened.earlier) return submittedOf(opened.earlier)
  const { day, to, phone } = checked(services, body)
  if (body.readings && body.readings.length !== registersOf(row))
    throw invalidFields({ readings: ['not_valid'] })
  const refusal = refusalOf(row)
  if (refusal) throw new Failure(refusal)
  const others = await listServices(db, row.id, todayOf(services))
  return submitChange(db, services, opened, {
    submission: {
      procedure: 'end_supply',
      contract: row.name,
      cups: row.cups,
      reason: body.reason,
      day,
      last_bill: body.last_bill,
      ...to,
      phone,
      ...(others.length === 0 ? {} : { services: others, other_services: body.other_services ?? 'end' }),
      cut_accepted: true,
      ...(await batteryLeft(db, services, row)),
      ...(body.readings ? { readings: body.readings, readings_day: todayOf(services) } : {}),
    },
    changes: { end_day: day },
    homeMove,
  })
}

export function endSupplyModule(services: Services): ApiModule {
  return implement('procedures', api, {
    getSupplyEnd: ({ caller, params }) => getSupplyEnd(services, caller, params.name),
    endSupply: async (call) => {
      const asked = { name: call.params.name, body: call.body }
      return (await inTransaction(services, (db) => askSupplyEnd(db, services, askingOf(call), asked))).reply
    },
  })
}
