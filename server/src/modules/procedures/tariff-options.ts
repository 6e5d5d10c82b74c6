import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import * as api from '@endoll/api/procedures/tariff-options.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import {
  firstDayOfChoice,
  writeDoubleTariff,
  writeHappyHours,
  type TariffOption,
} from '@endoll/domain/supply/tariff-options.ts'
import { dayAt, type ClockZone } from '@endoll/domain/time/madrid.ts'
import { lockOwnContract } from '../../platform/access.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { openContractChange } from '../requests/operations/open.ts'
import { submitChange, submittedOf } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { requireContactBudget } from '../requests/queries.ts'
import { listOfferedChoices } from '../tariff-options/queries.ts'

interface Chosen {
  readonly option: TariffOption
  readonly choice: string
  /** The field that is named where the choice cannot be made. */
  readonly field: string
}

/** Requests a choice of what the product offers today; it counts from the next day on. */
function choose(
  services: Services,
  asking: Asking,
  id: string,
  { option, choice, field }: Chosen,
): Promise<ReplyInput<typeof api.chooseHappyDay>> {
  return inTransaction(services, async (db) => {
    const row = await lockOwnContract(db, asking.caller, { id })
    if (!kindsOffered('tariff_options', services.deployment.switches).includes(row.kind)) throw notFound()
    const nowMs = services.clock.nowMs()
    const today = dayAt(nowMs, row.time_zone as ClockZone)
    const from = firstDayOfChoice(option, choice, today)
    const opened = await openContractChange(db, asking, {
      procedure: 'tariff_options',
      contract: row,
      body: { option, choice },
    })
    if (opened.earlier) {
      return { ...submittedOf(opened.earlier).reply, from: opened.earlier.effective_day ?? from }
    }
    const refusal = findModificationRefusal(
      { state: row.state, atrAvailable: row.atr_available },
      { needsDistributor: false },
    )
    if (refusal) throw new Failure(refusal)
    const offered = await listOfferedChoices({ ...services, db }, row)
    if (!offered.some((one) => one.option === option && one.choice === choice)) {
      throw invalidFields({ [field]: ['not_valid'] })
    }
    if (row[option] === choice) throw invalidFields({ [field]: ['same_value'] })
    // Each one sends a mail.
    await requireContactBudget(db, { contractId: row.id, accountId: asking.caller.accountId, nowMs })
    const { reply } = await submitChange(db, services, opened, {
      submission: {
        procedure: 'tariff_options',
        contract: row.name,
        cups: row.cups,
        option,
        choice,
        choice_before: row[option],
        from,
      },
      changes: { [option]: choice },
      effectiveDay: from,
    })
    return { ...reply, from }
  })
}

export function tariffOptionsModule(services: Services): ApiModule {
  return implement('procedures', api, {
    chooseDoubleTariff: (call) =>
      choose(services, askingOf(call), call.params.id, {
        option: 'double_tariff',
        choice: writeDoubleTariff(call.body),
        field: 'startMonth',
      }),
    chooseHappyHours: (call) =>
      choose(services, askingOf(call), call.params.id, {
        option: 'happy_hours',
        choice: writeHappyHours(call.body),
        field: 'startHour',
      }),
    chooseHappyDay: (call) =>
      choose(services, askingOf(call), call.params.id, {
        option: 'happy_day',
        choice: call.body.value,
        field: 'value',
      }),
  })
}
