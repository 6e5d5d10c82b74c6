import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import * as api from '@endoll/api/procedures/withdrawal.ts'
import {
  findWithdrawalRefusal,
  lastRefundDay,
  lastWithdrawalDay,
} from '@endoll/domain/contracting/withdrawal.ts'
import { getOwnContract, lockOwnContract, type ContractRow, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { Failure, notFound } from '../../platform/http/failure.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { findOpenRequest, openContractChange } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { withdrawProductChange } from '../requests/operations/withdraw.ts'
import { findRecentProductChange, type RecentProductChange } from '../requests/queries.ts'
import { batteryLeft } from './battery-left.ts'
import { isConsumers } from './consumer.ts'

function requireOffered({ deployment }: Services, { kind }: Pick<ContractRow, 'kind'>) {
  if (!kindsOffered('withdrawal', deployment.switches).includes(kind)) throw notFound()
}

/** Why the contract cannot be withdrawn from today, by the day of the office's clock. */
async function refusalOf(db: Db, services: Services, row: ContractRow) {
  const contract = { state: row.state, signDay: row.sign_day, company: !(await isConsumers(db, row)) }
  return findWithdrawalRefusal(contract, todayOf(services))
}

/** A change of product that may be withdrawn from, as the call replies it. */
function productOf({ name, nameBefore, signedDay, inEffect }: RecentProductChange) {
  return {
    name,
    name_before: nameBefore,
    sign_date: signedDay,
    last_day: lastWithdrawalDay(signedDay),
    in_effect: inEffect,
  }
}

async function getWithdrawal(
  services: Services,
  caller: Owner & { readonly accountId: number },
  name: string,
): Promise<ReplyInput<typeof api.getWithdrawal>> {
  const { db } = services
  const row = await getOwnContract(db, caller, { name })
  requireOffered(services, row)
  const [account, open, refused, recent] = await Promise.all([
    db.selectFrom('account').select('email').where('id', '=', caller.accountId).executeTakeFirstOrThrow(),
    findOpenRequest(db, row.id, 'withdrawal'),
    refusalOf(db, services, row),
    findRecentProductChange(db, row, todayOf(services)),
  ])
  const code = open ? ('process_running' as const) : refused
  return {
    sign_date: row.sign_day,
    last_day: row.sign_day === null ? null : lastWithdrawalDay(row.sign_day),
    refund_day: lastRefundDay(todayOf(services)),
    email: account.email,
    product: recent && !open ? productOf(recent) : null,
    refusal: code ? { code, request: open ?? null } : null,
  }
}

/** Withdraws from a contract: the retailer is told at once, and whoever withdraws gets an acknowledgement. */
function withdrawFromContract(
  services: Services,
  asking: Asking,
  name: string,
  body: BodyOf<typeof api.withdrawFromContract>,
): Promise<Submitted> {
  return inTransaction(services, async (db) => {
    const row = await lockOwnContract(db, asking.caller, { name })
    requireOffered(services, row)
    const opened = await openContractChange(db, asking, { procedure: 'withdrawal', contract: row, body })
    if (opened.earlier) return submittedOf(opened.earlier)
    if (await refusalOf(db, services, row)) throw new Failure('withdrawal_not_possible')
    return submitChange(db, services, opened, {
      submission: {
        procedure: 'withdrawal',
        contract: row.name,
        cups: row.cups,
        sign_day: row.sign_day,
        afterwards: body.afterwards,
        ...(await batteryLeft(db, services, row)),
      },
      changes: {},
    })
  })
}

/**
 * Withdraws from a change of product. One that does not count yet is over with it; one that does is undone by the
 * retailer, and the contract has the product before again from the day of the answer.
 */
function withdrawFromProduct(
  services: Services,
  asking: Asking,
  name: string,
  body: BodyOf<typeof api.withdrawFromProduct>,
): Promise<Submitted> {
  return inTransaction(services, async (db) => {
    const row = await lockOwnContract(db, asking.caller, { name })
    requireOffered(services, row)
    // Not of the contract, whose body is another.
    const asked = { ...body, of: 'product' }
    const opened = await openContractChange(db, asking, {
      procedure: 'withdrawal',
      contract: row,
      body: asked,
    })
    if (opened.earlier) return submittedOf(opened.earlier)
    const recent = await findRecentProductChange(db, row, todayOf(services))
    if (!recent) throw new Failure('withdrawal_not_possible')
    const { id, reference, signedDay, name: product, nameBefore, inEffect, undoing } = recent
    if (!inEffect) await withdrawProductChange(db, services, id)
    return submitChange(db, services, opened, {
      submission: {
        procedure: 'withdrawal',
        of: 'product',
        request: reference,
        contract: row.name,
        cups: row.cups,
        sign_day: signedDay,
        product_name: nameBefore,
        product_name_before: product,
      },
      changes: inEffect ? undoing : {},
    })
  })
}

export function withdrawalModule(services: Services): ApiModule {
  return implement('procedures', api, {
    getWithdrawal: ({ caller, params }) => getWithdrawal(services, caller, params.name),
    withdrawFromContract: async (call) =>
      (await withdrawFromContract(services, askingOf(call), call.params.name, call.body)).reply,
    withdrawFromProduct: async (call) =>
      (await withdrawFromProduct(services, askingOf(call), call.params.name, call.body)).reply,
  })
}
