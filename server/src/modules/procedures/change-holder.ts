import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import * as api from '@endoll/api/procedures/change-holder.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import { parseName } from '@endoll/domain/identity/person-name.ts'
import { parseMobile } from '@endoll/domain/identity/phone.ts'
import { holderChangeKind, mayHandOver } from '@endoll/domain/procedures/change-holder.ts'
import { dueDay } from '@endoll/domain/procedures/due-day.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import { getOwnContract, lockOwnContract, type ContractRow, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { supplyAddress } from '../../billing/supply-address.ts'
import { findOpenRequest, openContractChange } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { requireContactBudget } from '../requests/queries.ts'
import { batteryLeft } from './battery-left.ts'
import { registersOf } from './registers.ts'

type Body = BodyOf<typeof api.changeHolder>

function requireOffered({ deployment }: Services, { kind }: Pick<ContractRow, 'kind'>) {
  if (!kindsOffered('change_holder', deployment.switches).includes(kind)) throw notFound()
}

export function holderChangeRefusal({
  state,
  atr_available: atrAvailable,
  debt_cents: debtCents,
}: ContractRow) {
  const refusal = findModificationRefusal({ state, atrAvailable }, { needsDistributor: true })
  return refusal ?? (mayHandOver(debtCents) ? undefined : ('debt_pending' as const))
}

async function getHolderChange(
  services: Services,
  caller: Owner,
  name: string,
): Promise<ReplyInput<typeof api.getHolderChange>> {
  const { db, deployment } = services
  const row = await getOwnContract(db, caller, { name })
  requireOffered(services, row)
  const open = await findOpenRequest(db, row.id, 'change_holder')
  const code = holderChangeRefusal(row) ?? (open ? ('process_running' as const) : undefined)
  return {
    days: deployment.signature.days,
    due_date: dueDay('change_holder', todayOf(services)),
    registers: registersOf(row),
    refusal: code ? { code, request: open ?? null } : null,
  }
}

/** Who becomes the holder, once every field holds; throws what is wrong with them, all at once. */
export function checkedHolder({ deployment }: Services, body: Body, row: ContractRow, ownEmail: string) {
  const nif = parseNif(body.nif)
  const email = parseEmail(body.email, deployment.mail)
  const mobile = parseMobile(body.mobile)
  const name = parseName(body.new_name, nif.ok && nif.kind !== 'company' ? 'full' : 'company')
  const isSame = nif.ok && nif.nif === row.owner_nif
  const isOwn = email.ok && email.email.toLowerCase() === ownEmail
  const errors = {
    ...(nif.ok ? {} : { nif: [nif.error === 'required_field' ? nif.error : 'vat_field_not_valid'] }),
    ...(isSame ? { nif: ['same_value'] } : {}),
    ...(email.ok ? {} : { email: [email.error] }),
    ...(isOwn ? { email: ['same_value'] } : {}),
    ...(mobile.ok ? {} : { mobile: [mobile.error] }),
    ...(name.ok ? {} : { new_name: [name.error] }),
    ...(body.readings && body.readings.length !== registersOf(row) ? { readings: ['not_valid'] } : {}),
  }
  if (!nif.ok || !email.ok || !mobile.ok || !name.ok || Object.keys(errors).length > 0)
    throw invalidFields(errors)
  return { nif: nif.nif, name: name.name, email: email.email, mobile: mobile.phone }
}

/** Asks that somebody else becomes the holder, in the transaction given; of a move, says which. */
export async function askHolderChange(
  db: Db,
  services: Services,
  asking: Asking,
  { name, body, homeMove }: { readonly name: string; readonly body: Body; readonly homeMove?: number },
): Promise<Submitted> {
  const row = await lockOwnContract(db, asking.caller, { name })
  requireOffered(services, row)
  const opened = await openContractChange(db, asking, { procedure: 'change_holder', contract: row, body })
  if (opened.earlier) return submittedOf(opened.earlier)
  const {
    nif,
    name: newName,
    email,
    mobile,
  } = checkedHolder(services, body, row, opened.subject.account.email)
  const refusal = holderChangeRefusal(row)
  if (refusal) throw new Failure(refusal)
  const { accountId } = asking.caller
  await requireContactBudget(db, { contractId: row.id, accountId, nowMs: services.clock.nowMs() })
  return submitChange(db, services, opened, {
    submission: {
      procedure: 'change_holder',
      contract: row.name,
      cups: row.cups,
      address: supplyAddress(row),
      reason: body.reason,
      kind: holderChangeKind(body.reason),
      new_holder_name: newName,
      new_holder_nif: nif,
      new_holder_email: email,
      new_holder_mobile: mobile,
      ...(await batteryLeft(db, services, row)),
      ...(body.readings ? { readings: body.readings, readings_day: todayOf(services) } : {}),
    },
    changes: {},
    homeMove,
  })
}

export function changeHolderModule(services: Services): ApiModule {
  return implement('procedures', api, {
    getHolderChange: ({ caller, params }) => getHolderChange(services, caller, params.name),
    changeHolder: async (call) => {
      const asked = { name: call.params.name, body: call.body }
      return (await inTransaction(services, (db) => askHolderChange(db, services, askingOf(call), asked)))
        .reply
    },
  })
}
