// How many mails about bills and debits each customer of the demo would have had in a year, without choosing anything.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { gatherMs, isDigestDue, manyContracts } from '@endoll/domain/notifications/digest.ts'
import { chargeDaysBefore, chargeDaysBeforeOfMany } from '@endoll/domain/notifications/kinds.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../config.ts'
import { makeInvoices } from './bills/make-invoices.ts'
import { demoCustomers } from './customers.ts'
import { demoContracts } from './write-folder.ts'

const today = '2026-11-21'
const dayMs = 86_400_000
const contracts = demoContracts(today)
const invoices = makeInvoices(contracts, today)
const days: readonly Day[] = Array.from({ length: 365 }, (_, index) => addDays(today, index - 364))

/** Mails by month of a customer, if every bill were paid by direct debit and the job ran once a day. */
function mailsOf(code: string): readonly number[] {
  const isOfMany =
    contracts.filter(({ customer, state }) => customer === code && state === 'activa').length >= manyContracts
  const before = isOfMany ? chargeDaysBeforeOfMany : chargeDaysBefore
  const told = invoices
    .filter(({ contract }) => contract.customer === code)
    .flatMap(({ type, issueDay, collection: { dueDay, payments } }) =>
      isRefund(type) ? [issueDay, ...payments.map(({ day }) => day)] : [issueDay, addDays(dueDay, -before)],
    )
  const byMonth = new Map<string, number>()
  let waits = false
  let lastMs: number | null = null
  for (const [index, day] of days.entries()) {
    waits ||= told.includes(day)
    const nowMs = index * dayMs
    if (!waits || !isDigestDue({ oldestMs: nowMs - gatherMs, lastMs, isOfMany }, nowMs)) continue
    byMonth.set(day.slice(0, 7), (byMonth.get(day.slice(0, 7)) ?? 0) + 1)
    waits = false
    lastMs = nowMs
  }
  return [...byMonth.values()]
}

it('nobody of the demo gets more than eight mails a month without asking [r.told-before]', async () => {
  const rows = demoCustomers.map(({ code }) => {
    const mails = mailsOf(code)
    return { code, year: mails.reduce((sum, count) => sum + count, 0), most: Math.max(0, ...mails) }
  })
  expect(rows.filter(({ most }) => most > 8)).toEqual([])
  expect(rows.some(({ most }) => most > 3)).toBe(true)
  const page = await readFile(join(repositoryRoot, 'docs/notifications.md'), 'utf8')
  const table = rows.map(({ code, year, most }) => `| \`${code}\` | 0 | ${year} | ${most} |`)
  expect(page.split('\n').filter((line) => /^\| `\w+` \| 0 \|/.test(line))).toEqual(table)
})
