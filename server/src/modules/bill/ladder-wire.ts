import type { ExplainedBill } from '@endoll/api/bill.ts'
import {
  ladderStage,
  unpaidOutlook,
  unpaidRule,
  type UnpaidSupply,
} from '@endoll/domain/billing/pending-ladder.ts'
import { findOn } from '@endoll/domain/billing/rates/dated.ts'
import { reconnection } from '@endoll/domain/billing/rates/unpaid.ts'
import { serviceWithTaxCents } from '@endoll/domain/billing/price-with-taxes.ts'
import type { TaxRules } from '@endoll/domain/billing/tax-rules.ts'
import { centsToEuroNumber, productCents } from '@endoll/domain/money.ts'
import { networkRights } from '@endoll/domain/procedures/network-rights.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { cutBanItem } from '../../billing/contract-protections.ts'
import { sentLetter } from '../../billing/unpaid-letters.ts'
import type { InvoiceParts } from '../invoices/queries.ts'

interface Climbing {
  readonly today: Day
  /** Whether it is owed, and there is still a supply that could be cut. */
  readonly climbs: boolean
  readonly supply: UnpaidSupply
  /** Taxes of today; undefined where they are not known. */
  readonly taxes?: TaxRules | undefined
  readonly pausedBy: ExplainedBill['paused_by']
}

/** How fast a supply that was cut is back, and what it costs where the cut was justified. */
function reconnectionItem(
  supply: UnpaidSupply,
  today: Day,
  taxes: TaxRules | undefined,
): ExplainedBill['reconnection'] {
  const rules = findOn(reconnection, today)?.value
  const rule = unpaidRule(supply, today)
  if (!rules || (supply.energy === 'gas' && rule !== 'tariff_gas')) return null
  const hours = rule === 'tariff_gas' ? rules.tariffGas : rule === 'home' ? rules.home : rules.other
  // The rights of gas are set by each region.
  const right = supply.energy === 'gas' ? undefined : findOn(networkRights, today)?.value.connection
  const cents = right === undefined ? undefined : productCents([right, rules.connections])
  return {
    asked_within_hours: hours.askedWithinHours ?? null,
    done_within_hours: hours.doneWithinHours,
    charge: cents === undefined ? null : centsToEuroNumber(cents),
    charge_with_taxes:
      cents === undefined || !taxes ? null : centsToEuroNumber(serviceWithTaxCents(cents, taxes)),
  }
}

/**
 * The way of an unpaid invoice to a cut: where it was, and, while it climbs, what comes next as far as the law says it,
 * or why nothing does: a supply that may not be cut, a claim without an answer.
 */
export function ladderItems(
  { rungs: states, letters }: Pick<InvoiceParts, 'rungs' | 'letters'>,
  { today, climbs, supply, taxes, pausedBy }: Climbing,
): Pick<
  ExplainedBill,
  | 'ladder'
  | 'letters'
  | 'ladder_next'
  | 'ladder_awaits'
  | 'cut_date'
  | 'minimum_supply'
  | 'cut_ban'
  | 'paused_by'
  | 'reconnection'
> {
  const rungs = climbs ? states.map(({ change_day: day, code }) => ({ day, code })) : []
  const sent = letters.map(sentLetter)
  const { next, cutDay, ban, awaits, minimumSupply } = unpaidOutlook({ rungs, letters: sent }, supply, today)
  const held = climbs ? pausedBy : null
  return {
    ladder: states.map(({ change_day, code, description }) => ({
      stage: ladderStage(code),
      date: change_day,
      description,
    })),
    letters: letters.map(({ annex, reference, sent_day, delivered_day, returned_day }) => ({
      annex,
      reference,
      sent_date: sent_day,
      delivered_date: delivered_day,
      returned_date: returned_day,
    })),
    ladder_awaits: (held ? undefined : awaits) ?? null,
    ladder_next: (held ? undefined : next) ?? null,
    cut_date: (held ? undefined : cutDay) ?? null,
    minimum_supply:
      held || !minimumSupply
        ? null
        : {
            from: minimumSupply.from,
            power: minimumSupply.powerW / 1000,
            months: minimumSupply.months,
          },
    cut_ban: cutBanItem(ban),
    paused_by: held,
    reconnection:
      held === null && cutDay !== undefined && cutDay <= today
        ? reconnectionItem(supply, today, taxes)
        : null,
  }
}
