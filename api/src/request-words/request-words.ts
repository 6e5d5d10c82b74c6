import type { LeavingBatteryRule } from '@endoll/domain/billing/leaving-battery.ts'
import type { SupplyAfterwards } from '@endoll/domain/contracting/supply-afterwards.ts'
import type { EndReason, ServicesAfterwards } from '@endoll/domain/procedures/end-supply.ts'
import type { WeekDay } from '@endoll/domain/supply/tariff-options.ts'
import type { DiscountMode } from '../contracts.ts'

/**
 * What values of a request that are no figures are called, by field, in one language: on its page and in its document.
 * What the two say in other words stands in their own texts.
 */
export interface RequestWords {
  readonly end_reason: Readonly<Record<EndReason, string>>
  readonly supply_afterwards: Readonly<Record<SupplyAfterwards, string>>
  readonly other_services: Readonly<Record<ServicesAfterwards, string>>
  readonly last_bill: { readonly as_now: string }
  readonly happy_day: Readonly<Record<WeekDay, string>>
  readonly battery_left: Readonly<Record<LeavingBatteryRule, string>>
  readonly battery_discounts: Readonly<Record<DiscountMode, string>>
  readonly no_cession_sips: Readonly<Record<'unactive' | 'requested' | 'active', string>>
  readonly invoice_online: Readonly<Record<'true' | 'false', string>>
  readonly electronic_notification: Readonly<Record<'true' | 'false', string>>
}
