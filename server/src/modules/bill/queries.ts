import type { ExplainedBill } from '@endoll/api/bill.ts'
import type { Locale } from '@endoll/api/language.ts'
import { comparableBills } from '@endoll/domain/billing/comparable-bills.ts'
import { excessWh } from '@endoll/domain/billing/estimate-error.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import type { UnpaidSupply } from '@endoll/domain/billing/pending-ladder.ts'
import { findSeasonShift, hasOtherSeason } from '@endoll/domain/billing/season-shift.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import { centsToEuroNumber, sumCents } from '@endoll/domain/money.ts'
import { lengthInDays } from '@endoll/domain/time/date-span.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import { findBonusEnergy } from '../../billing/billed-services.ts'
import { readProtections } from '../../billing/contract-protections.ts'
import type { Bill } from '@endoll/domain/billing/bill.ts'
import { listContractProducts } from '../../billing/contract-products.ts'
import { getOwnContract, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { findPausingClaim } from './own-claims.ts'
import { readOwnTexts } from '../../platform/own-texts.ts'
import { isFirmsBill } from '../../documents/bill/bill-ubl.ts'
import type { Services } from '../../platform/services.ts'
import { findBillBattery } from '../batteries/queries.ts'
import { listCurveDays, supplyRuleOf } from '../consumption/queries.ts'
import { readInvoiceStates } from '../invoice-states/queries.ts'
import { readCardMoney, readDebitSteps } from '../payments/queries.ts'
import {
  invoiceInLanguage,
  isGroupedTransfer,
  ownTextsOf,
  readBills,
  readInvoiceParts,
  type InvoiceParts,
  type RelatedInvoice,
} from '../invoices/queries.ts'
import { batteryItem, billItems, bonusItem, destinationItems } from './bill-wire.ts'
import { comparisonItem } from './comparison-wire.ts'
import { findEstimate, readSettlements, type Settlements } from './estimates.ts'
import { taxesOfOffer } from '../../billing/taxed-prices.ts'
import { ladderItems } from './ladder-wire.ts'

function spanOf({ from_day: from, to_day: to }: Pick<RelatedInvoice, 'from_day' | 'to_day'>) {
  return { from, to }
}

/** The invoice before this one and the one of a year before, as far as they can be compared with it. */
function comparedWith({ row, ofContract }: InvoiceParts, settlements: Settlements) {
  return comparableBills(
    row.number,
    ofContract.map((invoice) => ({
      number: invoice.number,
      type: invoice.type,
      rectifiesNumber: invoice.rectifies_number,
      span: spanOf(invoice),
      tariff: invoice.tariff,
      settled: settlements.has(invoice.number),
      invoice,
    })),
  )
}

function relations({ row, ofContract }: InvoiceParts): ExplainedBill['related'] {
  return ofContract.flatMap(({ id, number, type, rectifies_number }): ExplainedBill['related'] => {
    const item = { id, number, rectificative_type: type }
    if (number === row.rectifies_number) return [{ ...item, relation: 'corrects' }]
    return rectifies_number === row.number ? [{ ...item, relation: 'corrected_by' }] : []
  })
}

/**
 * Paid invoices, refunds, debts of closed contracts and what is being paid in agreed parts climb no ladder: there is no
 * supply to cut, or nothing overdue.
 */
function climbs({ row }: InvoiceParts): boolean {
  if (row.in_parts && row.debt_cents === 0) return false
  return (
    row.state !== 'paid' && !isRefund(row.type) && row.pending_cents > 0 && row.contract_state === 'activa'
  )
}

function supplyOf({ row }: InvoiceParts): Omit<UnpaidSupply, 'protections' | 'serviceDays'> {
  const nif = parseNif(row.fiscal_nif)
  return {
    energy: row.kind,
    use: nif.ok && nif.kind === 'company' ? 'business' : 'household',
    powersW: row.powers_w,
    lastResort: row.last_resort,
  }
}

function namesOf({ lines }: Bill): string[] {
  return lines.flatMap(({ name }) => name ?? [])
}

function byDay(one: { readonly day: string }, other: { readonly day: string }) {
  return one.day < other.day ? -1 : one.day > other.day ? 1 : 0
}

/** The bill with the retailer's own names of its lines as they are said to the reader. */
function withNames(bill: Bill, said: (text: string) => string): Bill {
  const lines = bill.lines.map((line) =>
    line.name === undefined ? line : { ...line, name: said(line.name) },
  )
  return { ...bill, lines }
}

/** What another season of the periods does to the bill before; its hours are read only where there is another. */
async function findSeason(
  db: Db,
  row: InvoiceParts['row'],
  { before, usedWh }: { readonly before: RelatedInvoice; readonly usedWh: number },
) {
  if (row.kind !== 'electricity' || row.tariff === null) return undefined
  const { rule } = supplyRuleOf({ tariff: row.tariff, zone: row.zone })
  const span = spanOf(before)
  if (!hasOtherSeason(span, spanOf(row), rule)) return undefined
  const curve = await listCurveDays(db, row.contract_id, [...eachDay(span.from, span.to)])
  return findSeasonShift({ span, curve, billedWh: usedWh }, spanOf(row), rule)
}

/** The one transfer that pays an invoice together with others. */
function findTransferGroup({ row, paidTogether }: InvoiceParts): ExplainedBill['transfer_group'] {
  const reference = row.proforma_number
  if (!isGroupedTransfer(row) || reference === null) return null
  const others = paidTogether.filter(({ pending_cents: cents, type: of }) => cents > 0 && !isRefund(of))
  const cents = sumCents([row, ...others].map(({ pending_cents: pending }) => pending))
  return { reference, amount: centsToEuroNumber(cents), invoices: others.length + 1 }
}

/** One invoice of the customer, line by line, with what changed. Throws not-found. */
export async function getExplainedBill(
  store: Pick<Services, 'db' | 'clock' | 'deployment'>,
  owner: Owner,
  asked: { readonly id: string; readonly locale: Locale },
): Promise<ExplainedBill> {
  const parts = await readInvoiceParts(store, owner, asked)
  const { row, item, today, rungs, letters, paidTogether } = parts
  const settlements = await readSettlements(store.db, parts)
  const { previous, yearBefore } = comparedWith(parts, settlements)
  const others = [previous, yearBefore].flatMap((found) => found?.invoice ?? [])
  const [stored, bonus, byCard, debitSteps, products, protections, pausedBy, battery, states] =
    await Promise.all([
      readBills(store.db, [row, ...others]),
      findBonusEnergy(store.db, row),
      readCardMoney(store.db, row.id),
      readDebitSteps(store.db, row.id),
      getOwnContract(store.db, owner, { id: String(row.contract_id) }).then((contract) =>
        listContractProducts(store.db, contract),
      ),
      readProtections(store.db, row.contract_id),
      findPausingClaim(store.db, owner, row.id),
      findBillBattery(store, owner, row),
      readInvoiceStates(store.db, row.id),
    ])
  const texts = [...stored.flatMap(namesOf), ...products.map(({ name }) => name), ...ownTextsOf(item)]
  const { said, languages } = await readOwnTexts(store.db, texts, asked.locale)
  const [bill, ...bills] = stored.map((one) => withNames(one, said))
  const estimateOf = (invoice: RelatedInvoice, of: Bill) =>
    findEstimate(store.db, parts, { invoice, bill: of, settlements })
  const compared = async (found: typeof previous) => {
    const before = found && bills[others.indexOf(found.invoice)]
    if (!found || !before || !bill) return null
    const estimates = await Promise.all([estimateOf(found.invoice, before), estimateOf(row, bill)])
    const usedWh = found.invoice.energy_wh - excessWh(estimates[0]?.error)
    const season = await findSeason(store.db, row, { before: found.invoice, usedWh })
    return comparisonItem(found.invoice, { before, bill, season, estimates })
  }
  return {
    invoice: invoiceInLanguage(item, said),
    days: lengthInDays(spanOf(row)),
    ...billItems(bill!, { ...parts, payments: [...parts.payments, ...byCard].toSorted(byDay) }),
    debit_steps: debitSteps.map(({ day, what, amountCents }) => ({
      date: day,
      what,
      amount: centsToEuroNumber(amountCents),
    })),
    text_languages: languages,
    iban_last4: row.iban_last4,
    has_ubl: isFirmsBill(stored[0]!, row.partner_nif),
    states,
    grouped_with: paidTogether.map(({ id, number }) => ({ id, number })),
    battery: battery && bill ? batteryItem(battery, bill) : null,
    transfer_group: findTransferGroup(parts),
    related: relations(parts),
    destination: destinationItems(bill!, row),
    estimated: row.estimated,
    product_changes: products.flatMap(({ name, span }) =>
      row.from_day < span.from && span.from < row.to_day ? [{ name: said(name), from: span.from }] : [],
    ),
    powers: row.powers_w.map((powerW) => powerW / 1000),
    zone: row.zone,
    time_zone: row.time_zone,
    social_bonus: bonusItem(bonus),
    previous: await compared(previous),
    year_before: await compared(yearBefore),
    ...ladderItems(
      { rungs: rungs.map((rung) => ({ ...rung, description: said(rung.description) })), letters },
      {
        today,
        climbs: climbs(parts),
        supply: {
          ...supplyOf(parts),
          protections,
          serviceDays: store.deployment.organisation.serviceDays,
        },
        taxes: taxesOfOffer(
          {
            kind: row.kind,
            province: row.supply_province,
            tariff: row.tariff,
            powersW: row.powers_w,
            isPerson: supplyOf(parts).use === 'household',
          },
          today,
        ),
        pausedBy,
      },
    ),
  }
}
