import { addUpBill } from '@endoll/domain/billing/add-up.ts'
import { taxedSupplyOn } from '@endoll/domain/billing/billed-supply.ts'
import type { Bill, Charge } from '@endoll/domain/billing/bill.ts'
import { excessInterest, type PaidInExcess } from '@endoll/domain/billing/excess-interest.ts'
import { gasEnergyWh } from '@endoll/domain/billing/metered-energy.ts'
import { taxRules } from '@endoll/domain/billing/tax-rules.ts'
import { decimalOf } from '@endoll/domain/money.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { lastDayOf, type DateSpan } from '@endoll/domain/time/date-span.ts'
import type { DemoContract } from '../contract.ts'
import { rectifiedDay, rectifiedSpan, WrittenCurve, type CurveSource } from '../curve-days.ts'
import { dueDayOf, onWorkingDay } from './cycles.ts'
import { electricityBill } from './electricity.ts'
import type { Draft } from './invoice.ts'
import { supplyOf } from './supply.ts'

/** The bills of a contract so far, and where its curve comes from. */
export interface BilledContract {
  readonly contract: DemoContract
  readonly source: CurveSource | undefined
  readonly drafts: readonly Draft[]
  readonly today: Day
}

/** What went wrong with the bills of a few customers, and how it was put right. */
const CORRECTIONS: Readonly<Record<string, (billed: BilledContract) => Draft[]>> = {
  '100101': rectifiedCurve,
  '100401': tooMuchEnergy,
  '100801': feeByMistake,
  G100302: regularisedReading,
}

/** The corrections of a contract's bills; none for most. */
export function correctionsOf(billed: BilledContract): Draft[] {
  return CORRECTIONS[billed.contract.name]?.(billed) ?? []
}

/** The distributor rectifies the curve of a span: the bill is annulled (B) and made anew (R). */
function rectifiedCurve({ contract, source, drafts, today }: BilledContract): Draft[] {
  const span = source && rectifiedSpan(source, today)
  const wrong = drafts.find(({ bill }) => bill.span.from === span?.from)
  if (!source || !span || !wrong) return []
  const issueDay = onWorkingDay(addDays(rectifiedDay(span), 6))
  const cycle = { span, issueDay, dueDay: dueDayOf(contract, issueDay) }
  const annulling: Draft = { ...wrong, type: 'B', rectifies: wrong, issueDay, dueDay: issueDay }
  const anew = electricityBill(new WrittenCurve(source), cycle, { kind: 'RF5D', offeredCents: 0 })
  const cents = wrong.bill.totalCents - anew.bill.totalCents
  const bill = withInterest(anew, { cents, from: wrong.dueDay, to: issueDay })
  return [annulling, { ...anew, bill, type: 'R', rectifies: wrong }]
}

/** The bill with interest on what was paid in excess (RD 88/2026 art. 45.2), where something was. */
function withInterest({ contract, bill }: Draft, paid: PaidInExcess): Bill {
  const interest = excessInterest(paid, bill.span)
  return interest ? addedUp(contract, [...bill.lines, interest], bill.span) : bill
}

function addedUp(contract: DemoContract, charges: readonly Charge[], span: DateSpan): Bill {
  const lastDay = lastDayOf(span)
  return addUpBill(charges, taxRules(taxedSupplyOn(supplyOf(contract), lastDay), lastDay), span).bill
}

interface Extra {
  readonly type: Draft['type']
  readonly span: DateSpan
  readonly issueDay: Day
  readonly charges: readonly Charge[]
}

/** An invoice without energy of its own. */
function extraInvoice(contract: DemoContract, { type, span, issueDay, charges }: Extra): Draft {
  return {
    contract,
    type,
    issueDay,
    dueDay: dueDayOf(contract, issueDay),
    bill: addedUp(contract, charges, span),
    energyWh: 0,
    estimated: false,
    readings: [],
  }
}

/** Too much energy was measured: the difference is given back without annulling the bill (RA). */
function tooMuchEnergy({ contract, drafts }: BilledContract): Draft[] {
  const wrong = drafts.at(-4)
  if (!wrong) return []
  const { span } = wrong.bill
  const charge: Charge = {
    kind: 'adjustment',
    name: 'Correcció de l’energia mesurada de més',
    span,
    quantity: '1',
    unit: 'unit',
    price: '-18.6',
    priceUnit: 'EUR',
  }
  const issueDay = onWorkingDay(addDays(wrong.issueDay, 25))
  const draft = extraInvoice(contract, { type: 'RA', span, issueDay, charges: [charge] })
  const paid = { cents: -draft.bill.totalCents, from: wrong.dueDay, to: issueDay }
  return [{ ...draft, bill: withInterest(draft, paid), rectifies: wrong }]
}

/** A fee is billed apart (C) by mistake, annulled (A) and refunded. */
function feeByMistake({ contract, drafts }: BilledContract): Draft[] {
  const before = drafts.at(-4)
  if (!before) return []
  const day = addDays(before.issueDay, 3)
  const span = { from: day, to: addDays(day, 1) }
  const charge: Charge = {
    kind: 'service',
    name: 'Derechos de enganche',
    span,
    quantity: '1',
    unit: 'unit',
    price: '9.04',
    priceUnit: 'EUR',
  }
  const fee = extraInvoice(contract, {
    type: 'C',
    span,
    issueDay: onWorkingDay(addDays(day, 4)),
    charges: [charge],
  })
  const issueDay = onWorkingDay(addDays(fee.issueDay, 14))
  return [fee, { ...fee, type: 'A', rectifies: fee, issueDay, dueDay: issueDay }]
}

/** An estimate was too low: what the next real reading showed above it is billed (G). */
function regularisedReading({ contract, drafts }: BilledContract): Draft[] {
  const wrong = drafts.findLast(({ estimated }, index) => estimated && index < drafts.length - 1)
  const reading = wrong?.readings[0]
  const line = wrong?.bill.lines.find(({ kind }) => kind === 'energy')
  if (!wrong || !reading || !line) return []
  const cubicMetres = Math.max(3, Math.round(Number(reading.quantity) * 0.12))
  const factor = decimalOf(Math.round(wrong.energyWh / Number(reading.quantity)), 3)
  const energyWh = gasEnergyWh(String(cubicMetres), factor)
  const { span } = wrong.bill
  const charge: Charge = { ...line, span, quantity: decimalOf(energyWh, 3) }
  const issueDay = onWorkingDay(addDays(wrong.issueDay, 35))
  const draft = extraInvoice(contract, { type: 'G', span, issueDay, charges: [charge] })
  const read = { ...reading, current: String(Number(reading.current) + cubicMetres), estimated: false }
  return [
    {
      ...draft,
      rectifies: wrong,
      energyWh,
      readings: [{ ...read, previous: reading.current ?? '0', quantity: String(cubicMetres) }],
    },
  ]
}
