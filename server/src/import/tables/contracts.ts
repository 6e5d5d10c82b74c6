import { contractNamePattern } from '@endoll/api/contract-name.ts'
import { supplyKinds } from '@endoll/api/contracts.ts'
import { electricityReliefs } from '@endoll/domain/billing/rates/electricity-relief.ts'
import { findGasTariff } from '@endoll/domain/supply/gas-tariff.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { tariffOptions } from '@endoll/domain/supply/tariff-options.ts'
import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

const power = optional(
  column.powerW,
  'Contracted power of each period. Electricity only, as many as the tariff has.',
)

/** contracts.csv: supply contracts of electricity and gas. */
export const contractRow = z
  .object({
    name: required(
      column.matching(contractNamePattern, 'letters, digits, space, . - / _; up to 40'),
      'Number or name; the key.',
    ),
    customer_code: required(column.text(40), 'Customer who sees the contract.'),
    customer_since: optional(
      column.day,
      'First day of this customer, where another had the contract before; nothing older is shown. Empty: unchanged, or ' +
        'the day of the import where this row changes the customer.',
    ),
    kind: required(column.oneOf(supplyKinds), 'What is supplied.'),
    state: required(
      column.matching(
        /^[a-z_]{1,30}$/,
        'esborrany (draft), activa, or another word: closed (baixa, cancelada)',
      ),
      'State of the contract.',
    ),
    sign_day: optional(column.day, 'Day of signature. A draft without it waits for signature.'),
    sign_address: optional(
      column.webAddress,
      'Where a draft is signed that waits for its signature and was not asked for here. Empty: its page says whom to call.',
    ),
    start_day: optional(column.day, 'First day of supply.'),
    end_day: optional(column.day, 'Last day of supply, included.'),
    commitment_end_day: optional(column.day, 'Last day of the price commitment, if any.'),
    debt: withDefault(
      column.cents,
      0,
      'Debt of the contract, never negative. The sum of what its invoices and old-debts.csv owe is shown where this is lower or empty.',
    ),
    atr_available: withDefault(
      column.yesNo,
      true,
      'No while a process with the distributor is open; empty means yes.',
    ),
    cups: required(column.cups, 'Supply point.'),
    supply_street: required(column.text(160), 'Street, number and door.'),
    supply_city: required(column.text(80), 'Town.'),
    supply_postal_code: required(column.postalCode, 'Postal code.'),
    supply_municipality: optional(
      column.matching(/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, 'INE code, five digits'),
      'Municipality. Needed only where the postal code belongs to another province, which decides zone, clock and taxes.',
    ),
    cadastral_reference: optional(column.cadastralReference, 'Cadastral reference.'),
    tariff: required(column.text(40), 'Access tariff: 2.0TD, 3.0TD, 6.1TD … or RL.1 to RL.11.'),
    product_code: required(column.text(40), 'Product of products.csv, of the same kind.'),
    power_p1: power,
    power_p2: power,
    power_p3: power,
    power_p4: power,
    power_p5: power,
    power_p6: power,
    pressure_bar: optional(column.measure('bar'), 'Gas pressure.'),
    flow_m3h: optional(column.measure('m³/h'), 'Gas flow.'),
    self_consumption: optional(
      column.matching(/^[0-9A-Z]{2}$/, '00, 41 …'),
      'Type of self-consumption (CNMC table 113); empty for none or unknown.',
    ),
    cau: optional(
      column.matching(/^ES[0-9A-Z]{20}A\d{3}$/, 'CUPS of 22, A, three digits'),
      'Code of the self-consumption installation.',
    ),
    industrial: withDefault(
      column.yesNo,
      false,
      'Whether it is an industrial plant (gas: or a farm), for the minimum electricity tax and the professional rate of the hydrocarbon tax; empty means no.',
    ),
    tax_relief: optional(
      column.oneOf(electricityReliefs),
      'Reduction of the electricity tax recognised by the tax agency: letter of Ley 38/1992 art. 98.1 (e is irrigation).',
    ),
    tax_relief_percent: withDefault(
      column.wholeNumber(1, 100),
      100,
      'Per cent of the energy it applies to; empty means 100.',
    ),
    owner_name: optional(column.text(200), 'Holder; empty means the customer.'),
    owner_nif: optional(column.nifText, 'Tax id of the holder; empty means the customer.'),
    payer_name: optional(column.text(200), 'Owner of the bank account; empty means the holder.'),
    payer_nif: optional(column.nifText, 'Tax id of the payer; empty means the holder.'),
    fiscal_name: optional(column.text(200), 'Name on the invoices; empty means the holder.'),
    fiscal_nif: optional(column.nifText, 'Tax id on the invoices; empty means the holder.'),
    fiscal_address: optional(column.text(240), 'Address on the invoices; empty means the supply address.'),
    notification_name: optional(column.text(200), 'Who receives notices; empty means the holder.'),
    notification_address: optional(column.text(240), 'Address for notices; empty means the fiscal address.'),
    notification_email: optional(column.email, 'E-mail for notices.'),
    notification_mobile: optional(column.mobile, 'Mobile for notices.'),
    iban: optional(column.iban, 'Account that pays.'),
    distributor_name: optional(column.text(120), 'Distributor; empty means that of the CUPS.'),
    distributor_reference: optional(column.text(40), "The distributor's reference of the contract."),
    distributor_phone: optional(
      column.phone,
      'Phone for faults; empty means the one known for the distributor.',
    ),
    distributor_portal: optional(
      column.webAddress,
      "The distributor's portal with hourly consumption, as bills name it; empty means datadis.es.",
    ),
    no_cession_sips: withDefault(
      column.oneOf(['unactive', 'requested', 'active']),
      'unactive',
      'Objection to passing on SIPS data; empty means unactive.',
    ),
    invoice_online: withDefault(column.yesNo, false, 'Invoices by e-mail; empty means no.'),
    electronic_notification: withDefault(column.yesNo, false, 'Notices by e-mail; empty means no.'),
    electronic_notification_start: optional(column.day, 'Since when notices go by e-mail.'),
    electronic_notification_request: optional(column.day, 'When that was asked for.'),
    double_tariff: optional(
      column.choiceOf('double_tariff'),
      'Chosen months of double tariff. This and the next two: electricity only.',
    ),
    happy_hours: optional(column.choiceOf('happy_hours'), 'Chosen hours of the clock plan, in local time.'),
    happy_day: optional(column.choiceOf('happy_day'), 'Chosen weekend day.'),
    happy_hours_from: optional(
      column.day,
      'First day of those hours. Empty (unknown): the bill so far says that they are not included.',
    ),
    happy_day_from: optional(column.day, 'The same for the weekend day.'),
  })
  .superRefine((row, context) => {
    const refuse = (field: string, message: ProblemCode) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (row.debt < 0) refuse('debt', 'debt_not_valid')
    if (row.start_day !== null && row.end_day !== null && row.end_day < row.start_day) {
      refuse('end_day', 'start_after_end')
    }
    const tariff = findAccessTariff(row.kind, row.tariff)
    if (!tariff) refuse('tariff', 'unknown_tariff')
    else if (!hasRightPowers(powersOf(row), tariff.powerPeriods)) refuse('power_p1', 'powers_not_valid')
    const needed = { activa: ['start_day', 'sign_day'], esborrany: [] }[row.state] ?? ['start_day']
    for (const field of needed) if (row[field as 'start_day'] === null) refuse(field, 'required_field')
    if (row.kind === 'electricity') return
    for (const option of tariffOptions) if (row[option] !== null) refuse(option, 'other_kind_of_supply')
  })
export type ContractRow = z.infer<typeof contractRow>

type Tariff = { readonly name: string; readonly powerPeriods: number | 'any' }

/**
 * The tariff with its name as Endoll writes it; for tariffs that ended before 2021-06 the number of powers is not
 * checked.
 */
export function findAccessTariff(kind: ContractRow['kind'], name: string): Tariff | undefined {
  if (kind === 'gas') {
    const gas = findGasTariff(name)
    return gas && { name: gas.name, powerPeriods: 0 }
  }
  const tariff = findTariff(name)
  return tariff && { name: tariff.name, powerPeriods: tariff.to === undefined ? tariff.powerPeriods : 'any' }
}

type Powers = Pick<ContractRow, 'power_p1' | 'power_p2' | 'power_p3' | 'power_p4' | 'power_p5' | 'power_p6'>

/** Contracted powers in W, P1 first; null if a period in between is missing. */
export function powersOf(row: Powers): (number | null)[] {
  const powers = [row.power_p1, row.power_p2, row.power_p3, row.power_p4, row.power_p5, row.power_p6]
  return powers.slice(0, powers.findLastIndex((watts) => watts !== null) + 1)
}

/** Whether there is one power for each power period of the tariff. */
export function hasRightPowers(powers: readonly (number | null)[], periods: number | 'any'): boolean {
  if (powers.includes(null)) return false
  return periods === 'any' ? powers.length > 0 : powers.length === periods
}
