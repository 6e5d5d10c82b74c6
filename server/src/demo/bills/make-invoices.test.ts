import { addMonths, type Day } from '@endoll/domain/time/day.ts'
import { describe, expect, it } from 'vitest'
import { householdContracts } from '../household-contracts.ts'
import { makeInvoices } from './make-invoices.ts'

const today: Day = '2026-11-21'
function made(day: Day) {
  return makeInvoices(householdContracts(day), day)
}

/** Everything of the bills that were issued before a day. */
function issuedBefore(day: Day, on: Day) {
  return made(on)
    .filter(({ issueDay }) => issueDay < day)
    .map(({ contract, number, bill, readings, collection }) => ({
      contract: contract.name,
      number,
      bill,
      readings,
      collection,
    }))
}

describe('the bills of the demo [r.demo-bills]', () => {
  it('are the same whenever they are made on one day', () => {
    expect(made(today)).toEqual(made(today))
  })

  it.each(['2026-12-02', '2026-12-31', '2027-01-18'])(
    'of long ago are the same on %s: only recent ones move',
    (later) => {
      // The contract that is closed was closed eight months before the first start.
      const before = addMonths(today, -10)
      const old = issuedBefore(before, today)
      expect(old.length).toBeGreaterThan(80)
      expect(issuedBefore(before, later)).toEqual(old)
    },
  )

  it.each(['2025-01-15', '2025-03-01', '2026-01-01', '2027-06-30', '2028-02-29', '2029-01-01'])(
    'can be made on %s too, and only from hours that are there',
    (day) => {
      const invoices = made(day)
      const oldest = addMonths(day, -36)
      for (const { bill, contract, issueDay, collection } of invoices) {
        expect(issueDay <= day, contract.name).toBe(true)
        if (contract.kind === 'electricity') expect(bill.span.from >= oldest).toBe(true)
        expect(collection.dueDay >= issueDay).toBe(true)
        expect(Math.abs(collection.debtCents)).toBeLessThanOrEqual(Math.abs(collection.pendingCents))
      }
      if (day > '2025-06-01') expect(invoices.length).toBeGreaterThan(80)
    },
  )
  it('have histories that do not contradict themselves: a debit that came back was taken, and only money that came is there', () => {
    for (const { number, bill, collection } of made(today)) {
      const { ladder, payments, pendingCents } = collection
      const returned = payments.filter(
        ({ method, amountCents }) => method === 'direct_debit' && amountCents < 0,
      )
      if (ladder.some(({ code }) => code === '10')) expect(returned, number).toHaveLength(1)
      for (const { day } of payments) expect(day <= today, number).toBe(true)
      if (ladder.length > 0) {
        const collected = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
        expect(collected + pendingCents, number).toBe(bill.totalCents)
      }
    }
  })
})
