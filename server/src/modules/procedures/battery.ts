import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import * as api from '@endoll/api/procedures/battery.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import { highestShare } from '@endoll/domain/billing/battery-share.ts'
import { lockOwnContract } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { changeBatteryLink, lockBatteryLink, type LockedLink } from '../batteries/operations.ts'
import { openContractChange } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { requireContactBudget } from '../requests/queries.ts'

interface Asked {
  readonly params: { readonly name: string; readonly bateriaId: string }
  readonly body: object
  /** What changes in the battery's share, for the retailer. Throws if it is not allowed. */
  readonly check: (link: LockedLink) => Readonly<Record<string, string | number>>
  readonly change: Omit<Parameters<typeof changeBatteryLink>[2], 'today'>
}

/** Requests a change of what ties a contract to a battery; it is done at once. */
function changeBattery(services: Services, asking: Asking, asked: Asked): Promise<Submitted> {
  const { params, body, check, change } = asked
  return inTransaction(services, async (db) => {
    const row = await lockOwnContract(db, asking.caller, { name: params.name })
    if (!kindsOffered('battery', services.deployment.switches).includes(row.kind)) throw notFound()
    const link = await lockBatteryLink(db, row, params.bateriaId)
    const opened = await openContractChange(db, asking, {
      procedure: 'battery',
      contract: row,
      body: { battery: link.batteryId, ...body },
    })
    if (opened.earlier) return submittedOf(opened.earlier)
    const refusal = findModificationRefusal(
      { state: row.state, atrAvailable: row.atr_available },
      { needsDistributor: false },
    )
    if (refusal) throw new Failure(refusal)
    const changed = check(link)
    // Each one sends a mail.
    await requireContactBudget(db, {
      contractId: row.id,
      accountId: asking.caller.accountId,
      nowMs: services.clock.nowMs(),
    })
    const submitted = await submitChange(db, services, opened, {
      submission: {
        procedure: 'battery',
        contract: row.name,
        cups: row.cups,
        battery: link.batteryName,
        ...changed,
      },
      changes: {},
    })
    await changeBatteryLink(db, link, { ...change, today: todayOf(services) })
    return submitted
  })
}

async function changeShare(
  services: Services,
  asking: Asking,
  params: Asked['params'],
  percent: number,
): Promise<ReplyInput<typeof api.changeBatteryShare>> {
  const { reply } = await changeBattery(services, asking, {
    params,
    body: { pes_percentatge: percent },
    check: ({ sharePercent, leftPercent }) => {
      if (percent === sharePercent) throw invalidFields({ pes_percentatge: ['same_value'] })
      if (percent > highestShare(sharePercent, leftPercent)) {
        throw new Failure('battery_share_taken', { about: { percentage_left: Math.max(0, leftPercent) } })
      }
      return { share_percent: percent, share_percent_before: sharePercent }
    },
    change: { sharePercent: percent },
  })
  return { ...reply, pes_percentatge: percent }
}

async function changeDiscounts(
  services: Services,
  asking: Asking,
  params: Asked['params'],
  discounts: ReplyInput<typeof api.changeBatteryDiscounts>['valor_descomptes'],
): Promise<ReplyInput<typeof api.changeBatteryDiscounts>> {
  const { reply } = await changeBattery(services, asking, {
    params,
    body: { valor_descomptes: discounts },
    check: (link) => {
      if (discounts === link.discounts) throw invalidFields({ valor_descomptes: ['same_value'] })
      return { discounts, discounts_before: link.discounts }
    },
    change: { discounts },
  })
  return { ...reply, valor_descomptes: discounts }
}

export function batteryModule(services: Services): ApiModule {
  return implement('procedures', api, {
    changeBatteryShare: (call) =>
      changeShare(services, askingOf(call), call.params, call.body.pes_percentatge),
    changeBatteryDiscounts: (call) =>
      changeDiscounts(services, askingOf(call), call.params, call.body.valor_descomptes),
  })
}
