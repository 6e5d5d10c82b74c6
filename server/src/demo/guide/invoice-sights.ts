import {
  lineKinds,
  priceUnits,
  quantityUnits,
  taxNames,
  type LineKind,
  type PriceUnit,
  type QuantityUnit,
  type TaxName,
} from '@endoll/domain/billing/bill.ts'
import { ladderStage, type LadderStage } from '@endoll/domain/billing/pending-ladder.ts'
import { invoiceTypes, type InvoiceType } from '@endoll/domain/billing/invoice-type.ts'
import {
  invoiceStates,
  paymentStatus,
  paymentStatuses,
  type InvoiceState,
  type PaymentStatus,
} from '@endoll/domain/billing/payment-status.ts'
import type { DemoPayment } from '../bills/collect.ts'
import type { DemoInvoice, DemoReading } from '../bills/invoice.ts'
import { ofInvoices, type Sights } from './sight.ts'

const LIST = '/facturas'
const PDF = '/contratos/{contract}/facturas'

function distinct<T extends string>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

/** What a bill may show beside its parts, and who shows it. */
const BESIDE = {
  'one rung only': 'not paid, but its state opens no history: there is only one entry',
  'several rungs': 'the state opens the history of an unpaid bill, rung by rung',
  'estimated reading': 'nobody could read the meter: the bill says so',
  'returned debit': 'a payment that went back, and what it left open',
  'surplus above its cap':
    'a sunny month: the surplus pays no more than the energy; the rest goes into the battery, in euros',
  'tax minimum': 'tax cut of 2026: the minimum per kWh of the electricity tax is more than its percentage',
  'reduced VAT': 'a bill of spring 2026: 10 % VAT, and 21 % again from June on',
  'two prices': 'a period over New Year: each line twice, before and after the tolls changed',
  'gas factor': 'cubic metres of the meter, and the factor that makes them kWh',
  'other powers':
    'the first bill after the power was lowered, and the others of its first year against the year before',
} as const

const besideOf: Readonly<Record<keyof typeof BESIDE, (invoice: DemoInvoice) => boolean>> = {
  'one rung only': ({ collection }) => collection.ladder.length === 1,
  'several rungs': ({ collection }) => collection.ladder.length > 2,
  'estimated reading': ({ estimated }) => estimated,
  'returned debit': ({ collection }) =>
    collection.payments.some(({ amountCents, method }) => amountCents < 0 && method === 'direct_debit'),
  'surplus above its cap': ({ battery }) => (battery?.inCents ?? 0) > 0,
  'tax minimum': ({ bill }) =>
    bill.taxes.some(({ tax, rateUnit }) => tax === 'electricity_tax' && rateUnit === 'EUR/kWh'),
  'reduced VAT': ({ bill }) => bill.taxes.some(({ tax, rate }) => tax === 'IVA' && rate === '10'),
  'two prices': ({ bill }) =>
    new Set(bill.lines.flatMap(({ kind, price }) => (kind === 'power' ? [price] : []))).size > 2,
  'gas factor': ({ readings }) => readings.some(({ magnitude }) => magnitude === 'gas_m3'),
  'other powers': ({ contract, bill }) => contract.powersBefore?.until === bill.span.from,
}

/** What invoices show: as they stand in the list, and on the bill itself. */
export const invoiceSights: readonly Sights[] = [
  {
    title: 'How an invoice stands, as its customer sees it',
    values: paymentStatuses,
    screen: LIST,
    look: {
      paid: 'most bills',
      refunded: 'an annulled one, given back: it counts negative in the chart',
      in_process: 'the debit is on its way: nothing to pay; about the 20th also `marc`',
      partially_paid: 'half of it came in; what is left is owed',
      not_paid: 'overdue: bold, and in the sentence above the list',
      pending: 'issued, not charged yet, with the day of the charge; about the 20th also `laia`',
    } satisfies Record<PaymentStatus, string>,
    shown: ofInvoices(({ type, bill, collection }, today) => {
      const { state, pendingCents, debtCents, dueDay } = collection
      return [
        paymentStatus({ type, state, totalCents: bill.totalCents, pendingCents, debtCents, dueDay }, today),
      ]
    }),
  },
  {
    title: 'State of an invoice in the systems of the retailer',
    values: invoiceStates,
    screen: LIST,
    look: {
      open: 'the newest bill, or one that is owed',
      in_process: 'a debit in flight',
      grouped_proforma: 'paid together with others of the month: never shown as paid in part',
      paid: 'most bills',
    } satisfies Record<InvoiceState, string>,
    shown: ofInvoices(({ collection }) => [collection.state]),
  },
  {
    title: 'Kind of invoice',
    values: invoiceTypes,
    screen: PDF,
    look: {
      N: 'an ordinary bill',
      A: 'a fee billed by mistake is annulled (AB…) and refunded',
      B: 'the first of a pair (AB…): the bill is annulled because its curve was rectified',
      R: 'the second of the pair (RE…): the bill made anew; the consumption of those days is the rectified one',
      RA: 'only the difference, in favour of the customer (RE…)',
      C: 'a fee apart from the bills (CO…)',
      G: 'what a real reading showed above an estimate (RG…)',
    } satisfies Record<InvoiceType, string>,
    shown: ofInvoices(({ type }) => [type]),
  },
  {
    title: 'Lines of a bill',
    values: lineKinds,
    screen: PDF,
    look: {
      power: 'contracted power of each period by days',
      excess_power: 'a winter bill: ovens that start together',
      fixed: 'the fixed term of gas',
      energy: 'energy of each period, as the consumption page adds it up',
      reactive: 'a summer bill: reactive energy above a third',
      surplus: 'a sunny month: the surplus pays off energy, up to its cap',
      battery: 'the bill after a sunny month: the battery gives back',
      discount: 'a share of the energy term',
      social_bonus_financing: 'on every bill of electricity; dearer from 26 June 2026',
      social_bonus: 'from February 2026 on; what the spring left of its limit raises that of July to October',
      meter_rental: 'the meter is the distributor’s',
      service: 'a service by the month',
      adjustment: 'the correction of a bill (RE…)',
      late_activation: 'the first bill with self-consumption',
      interest: 'what was charged in excess comes back with interest (RE…)',
    } satisfies Record<LineKind, string>,
    shown: ofInvoices(({ bill }) => distinct(bill.lines.map(({ kind }) => kind))),
  },
  {
    title: 'Taxes of a bill',
    values: taxNames,
    screen: PDF,
    look: {
      electricity_tax: 'cut from 22 March to 31 May 2026',
      hydrocarbon_tax: 'gas, by the kWh',
      IVA: 'the peninsula and the Balearics; electricity at 10 % in spring 2026',
      IGIC: 'a supply in the Canaries: energy and meter at different rates',
      IPSI: 'a supply in Ceuta or Melilla',
    } satisfies Record<TaxName, string>,
    shown: ofInvoices(({ bill }) => distinct(bill.taxes.map(({ tax }) => tax))),
  },
  {
    title: 'What a price is for',
    values: priceUnits,
    screen: PDF,
    look: {
      'EUR/kW/year': 'power; 2025 and 2026 have 365 days',
      'EUR/kW/day': 'excess power',
      'EUR/kWh': 'energy',
      'EUR/kvarh': 'reactive energy',
      'EUR/year': 'financing of the social bonus',
      'EUR/month': 'services, and the fixed term of gas at home',
      'EUR/day': 'the fixed term of gas of communities',
      EUR: 'one sum: a fee, a correction, a discount',
    } satisfies Record<PriceUnit, string>,
    shown: ofInvoices(({ bill }) => distinct(bill.lines.map(({ priceUnit }) => priceUnit))),
  },
  {
    title: 'What a quantity counts',
    values: quantityUnits,
    screen: PDF,
    look: {
      kW: 'power',
      kWh: 'energy',
      kvarh: 'reactive energy',
      unit: 'months and sums',
    } satisfies Record<QuantityUnit, string>,
    shown: ofInvoices(({ bill }) => distinct(bill.lines.map(({ unit }) => unit))),
  },
  {
    title: 'What the meter showed',
    screen: PDF,
    look: {
      import: 'figures of each period',
      export: 'what the panels gave to the grid',
      reactive: 'figures of the six periods',
      demand: 'the highest demand of each period',
      gas_m3: 'cubic metres',
    } satisfies Record<DemoReading['magnitude'], string>,
    shown: ofInvoices(({ readings }) => distinct(readings.map(({ magnitude }) => magnitude))),
  },
  {
    title: 'How it was paid',
    screen: PDF,
    look: {
      direct_debit: 'charged to the account, nine days after the bill',
      transfer: 'paid by the customer',
      card: 'paid by card',
      refund: 'given back',
    } satisfies Record<DemoPayment['method'], string>,
    shown: ofInvoices(({ collection }) => distinct(collection.payments.map(({ method }) => method))),
  },
  {
    title: 'How far an unpaid bill has come on its way to a cut',
    screen: PDF,
    look: {
      notice: 'the bank gave the debit back; for gas what comes next is not shown',
      notice_sent: 'a reminder',
      first_letter: 'the first of two letters',
      second_letter: 'the second; the warning may follow the next day',
      warning: 'the last notice; 45 days on the letter that announces the cut may come',
      cut_letter: 'the first day on which the supply may be cut; once it has come, how fast it is back',
      cut_planned: 'the supply may be cut: paying has it back within a day',
    } satisfies Record<Exclude<LadderStage, 'correct' | 'other'>, string>,
    shown: ofInvoices(({ collection }) => collection.ladder.slice(-1).map(({ code }) => ladderStage(code))),
  },
  {
    title: 'More that bills show',
    screen: PDF,
    look: BESIDE,
    shown: ofInvoices((invoice) =>
      (Object.keys(BESIDE) as (keyof typeof BESIDE)[]).filter((what) => besideOf[what](invoice)),
    ),
  },
]
