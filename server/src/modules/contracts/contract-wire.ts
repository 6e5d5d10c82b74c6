import { penaltyOfService } from '../../billing/service-penalty.ts'
import type { ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { bonusRenewal } from '@endoll/domain/billing/pvpc.ts'
import { durationOn, termLastDay } from '@endoll/domain/contracting/contract-terms.ts'
import { mayAskForRegulatedPrice } from '@endoll/domain/contracting/regulated-price.ts'
import type { ContractDetail, ContractItem, PriceKind } from '@endoll/api/contracts.ts'
import { whoseIs } from '@endoll/domain/contracting/contract-people.ts'
import { modalityOf } from '@endoll/domain/contracting/self-consumption-code.ts'
import { groupIban } from '@endoll/domain/identity/iban.ts'
import { sipsOn, type SipsNote } from '@endoll/domain/supply/sips.ts'
import { placeKindOf } from '@endoll/domain/supply/place-kind.ts'
import type { ContractRow } from '../../platform/access.ts'
import { contractIban } from '../../platform/contract-iban.ts'
import { stableId } from '../../platform/stable-id.ts'
import { supplyAddress } from '../../billing/supply-address.ts'

/** What a list row needs beside the contract itself. */
export interface ProductNames {
  readonly product_name: string
  readonly product_commercial_name: string | null
  /** Whether any reading exists. */
  readonly has_consumption: boolean | null
  /** What the customer calls the place. */
  readonly place_name: string | null
  /** Whether a request of the customer's is with the distributor, or on its way there. */
  readonly at_distributor: boolean | null
}

/** What the page of a contract needs of its product and its customer beside that. */
export interface ProductFacts {
  readonly customer_name: string
  readonly customer_nif: string
  readonly price_kind: PriceKind
  readonly renewable: boolean
  readonly pvpc: boolean
  readonly last_resort: boolean
  readonly duration_months: number | null
}

/** What the page of a contract shows beside its row. */
export type ContractParts = Pick<
  ContractDetail,
  | 'attachments'
  | 'bateria_virtual'
  | 'tariff_options'
  | 'prices'
  | 'text_languages'
  | 'cut_ban'
  | 'mandate'
  | 'old_debts'
> & {
  readonly services: readonly ServiceRow[]
  /** The day on which each change that is under way was asked for. */
  readonly underWay: Readonly<Partial<Record<ProcedureName, Day>>>
  /** Somebody else became the holder. */
  readonly handedOver: boolean
  readonly share: Share
  /** Day of a change of product that can be withdrawn from. */
  readonly productSignedDay: Day | null
  /** Of the data that distributors pass on. */
  readonly sipsNotes: readonly SipsNote[]
  readonly today: Day
}

/** What the supply gets of a shared installation. */
export type Share = NonNullable<ContractDetail['self_consumption']>['share']

export interface ServiceRow {
  readonly id: number
  readonly kind: 'service' | 'social_bonus'
  readonly name: string
  readonly start_day: string
  readonly end_day: string | null
  /** EUR a month before taxes, of a service. */
  readonly price_month: string | null
  readonly discount_percent: string | null
  readonly about: string | null
  readonly stay_last_day: Day | null
  /** EUR that leaving it on its first day costs. */
  readonly penalty: string | null
}

/** What the customer calls the place, and what kind of place it is. */
export function placeOf(
  row: Pick<ContractRow, 'supply_street' | 'tariff'> & Pick<ProductNames, 'place_name'>,
): ContractItem['place'] {
  return { name: row.place_name, kind: placeKindOf({ street: row.supply_street, tariff: row.tariff }) }
}

/** A row as the list shows it: powers in kW, amounts in euros. */
export function contractItemOf(row: ContractRow & ProductNames): ContractItem {
  return {
    id: row.id,
    name: row.name,
    type: row.kind,
    state: row.state,
    sign_date: row.sign_day,
    start_date: row.start_day,
    end_date: row.end_day,
    amount_debt: row.debt_cents / 100,
    atr_available: row.atr_available && !row.at_distributor,
    cups: {
      name: row.cups,
      street: row.supply_street,
      city: row.supply_city,
      ref_catastral: row.cadastral_reference,
      full_address: supplyAddress(row),
    },
    place: placeOf(row),
    tariff: { name: row.tariff },
    pricelist: { name: row.product_name, nom_comercial: row.product_commercial_name },
    owner_partner: { name: row.owner_name },
    contracted_power_period: row.powers_w.map((powerW, index) => ({
      period: `P${index + 1}`,
      power: powerW / 1000,
    })),
    has_consumption: row.has_consumption ?? false,
  }
}

function numberOf(exact: string | null) {
  return exact === null ? null : Number(exact)
}

function servicesOf(services: readonly ServiceRow[], kind: ServiceRow['kind']) {
  return services
    .filter((service) => service.kind === kind)
    .map(({ name, start_day, end_day }) => ({ name, start_date: start_day, end_date: end_day }))
}

/** Services with what each costs a month. */
function pricedServices(services: readonly ServiceRow[], today: Day) {
  return services
    .filter(({ kind }) => kind === 'service')
    .map((service) => ({
      ...servicesOf([service], 'service')[0]!,
      id: service.id,
      about: service.about,
      price: numberOf(service.price_month),
      stay: stayOf(service, today),
    }))
}

/** What holds a service; nothing once its stay is over. */
function stayOf(service: ServiceRow, today: Day) {
  const { stay_last_day: lastDay } = service
  if (lastDay === null || lastDay <= today) return null
  return { last_day: lastDay, penalty: penaltyOfService(service, today) / 100 }
}

function selfConsumptionOf(
  { self_consumption: code, cau }: Pick<ContractRow, 'self_consumption' | 'cau'>,
  share: Share,
): ContractDetail['self_consumption'] {
  const modality = modalityOf(code)
  return code === null || modality === undefined ? null : { modality, code, cau, share }
}

/** When an active contract renews that has no end. */
export function renewalOf(
  { state, start_day: startDay, end_day: endDay, duration_months }: ContractRow & ProductFacts,
  today: Day,
): ContractDetail['renewal'] {
  if (state !== 'activa' || startDay === null || endDay !== null) return null
  const months = durationOn({ durationMonths: duration_months }, today)
  return { last_day: termLastDay(startDay, months, today), months }
}

function peopleOf(row: ContractRow & ProductFacts): ContractDetail['people'] {
  const ids = { owner: row.owner_nif, customer: row.customer_nif }
  return {
    payer: whoseIs(row.payer_nif, ids),
    fiscal: whoseIs(row.fiscal_nif, ids),
    notified: whoseIs(row.notification_name, { owner: row.owner_name, customer: row.customer_name }),
  }
}

/** A contract whole; the customer's own IBAN is shown whole, in groups of four. */
export function contractDetailOf(
  row: ContractRow & ProductNames & ProductFacts,
  { services, underWay, handedOver, productSignedDay, share, sipsNotes, today, ...parts }: ContractParts,
): ContractDetail {
  const { objection, arrears } = sipsOn(sipsNotes, today)
  const iban = contractIban(row)
  return {
    ...contractItemOf(row),
    handed_over: handedOver,
    product_signed_date: productSignedDay,
    no_cession_sips: objection
      ? 'active'
      : row.no_cession_sips === 'unactive' && underWay.sips !== undefined
        ? 'requested'
        : row.no_cession_sips,
    sips: { until: objection?.until ?? null, arrears_since: arrears?.from ?? null },
    invoice_online: row.invoice_online,
    electronic_notification: row.electronic_notification,
    date_start_electronic_notification: row.electronic_notification_start,
    date_request_electronic_notification:
      row.electronic_notification_request ?? underWay.electronic_notification ?? null,
    bank_account:
      iban === null ? null : { id: stableId(row.customer_id, 'iban', iban), printable_iban: groupIban(iban) },
    payer_partner: { name: row.payer_name },
    people: peopleOf(row),
    fiscal_partner: { name: row.fiscal_name, vat: row.fiscal_nif },
    fiscal_address: { full_address: row.fiscal_address },
    notification_address: {
      name: row.notification_name,
      full_address: row.notification_address,
      email: row.notification_email,
      mobile: row.notification_mobile,
    },
    dso: row.distributor_name === null ? null : { name: row.distributor_name },
    // Of one that waits for its signature alone: once it is signed there is nothing to do there.
    sign_address: row.state === 'esborrany' && row.sign_day === null ? row.sign_address : null,
    dso_reference: row.distributor_reference,
    dso_phone: row.distributor_phone,
    pressio: numberOf(row.pressure_bar),
    caudal: numberOf(row.flow_m3h),
    zone: row.zone,
    self_consumption: selfConsumptionOf(row, share),
    services: pricedServices(services, today),
    bonos_sociales: servicesOf(services, 'social_bonus').map((bonus) => ({
      ...bonus,
      renewal: (bonus.end_date && bonusRenewal(bonus.end_date)) || null,
    })),
    regulated_price: row.pvpc
      ? 'pvpc'
      : mayAskForRegulatedPrice({ kind: row.kind, tariff: row.tariff, powersW: row.powers_w })
        ? 'possible'
        : null,
    last_resort: row.last_resort,
    commitment_end_date: row.commitment_end_day,
    renewal: renewalOf(row, today),
    price_kind: row.price_kind,
    renewable: row.renewable,
    ...parts,
  }
}
