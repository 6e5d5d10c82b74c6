import { billChange } from '@endoll/domain/billing/bill-change.ts'
import { findSeasonShift } from '@endoll/domain/billing/season-shift.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import { expect, it } from 'vitest'
import { curveSources, WrittenCurve } from '../curve-days.ts'
import { demoContracts } from '../write-folder.ts'
import { makeInvoices } from './make-invoices.ts'

/*
 * June to July 2025: the hours of P3 and P4 become P1 and P2. June's 641.603 kWh × (0.158631 − 0.115274) + 497.450 ×
 * (0.134009 − 0.106783) = 41.36, × 31 ÷ 30 = 42.74. September to October 2026: 667.484 × (0.101895 − 0.111379) +
 * 514.968 × (0.096806 − 0.101895) = −8.95, × 31 ÷ 30 = −9.25.
 */
it.each([
  ['2025-07-01', 4274, 1939],
  ['2026-10-01', -925, 618],
])('what the season did to the firm’s bill of %s is not told as use', (from, seasonCents, useCents) => {
  const today = '2026-11-21'
  const contract = demoContracts(today).find(({ name }) => name === '100401')!
  const curve = new WrittenCurve(curveSources([contract], today)[0]!)
  const bills = makeInvoices([contract], today).filter(({ type }) => type === 'N')
  const at = bills.findIndex(({ bill }) => bill.span.from === from)
  const [before, after] = [bills[at - 1]!.bill, bills[at]!.bill]
  const days = [...eachDay(before.span.from, before.span.to)].map((day) => {
    const { importWh } = curve.day(day, 'F5D')
    return { day, importWh, quality: importWh.map(() => 4 as const) }
  })
  const season = findSeasonShift(
    { span: before.span, curve: days, billedWh: bills[at - 1]!.energyWh },
    after.span,
    { tariff: '3.0TD', zone: 'peninsula' },
  )
  const amounts = new Map(
    billChange(before, after, { season }).causes.map(({ cause, amountCents }) => [cause, amountCents]),
  )
  expect([amounts.get('season'), amounts.get('use')]).toEqual([seasonCents, useCents])
})
