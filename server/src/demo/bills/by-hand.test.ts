// Every bill of every customer of the demo, added up again in plain whole numbers that come from no rule of the domain.
// Anybody can run it: npm run by-hand
import type { Bill, BillLine } from '@endoll/domain/billing/bill.ts'
import { describe, expect, it } from 'vitest'
import { curveSources, WrittenCurve } from '../curve-days.ts'
import { demoContracts } from '../write-folder.ts'
import { makeInvoices } from './make-invoices.ts'

const today = '2026-11-21'
const contracts = demoContracts(today)
const invoices = makeInvoices(contracts, today)
/** Corrections say differences; their lines are those of two bills. */
const bills = invoices.filter(({ type }) => type === 'N' || type === 'R')

/** A decimal number in 10^-9. */
function nano(text: string): bigint {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const value = BigInt(whole) * 10n ** 9n + BigInt(fraction.padEnd(9, '0').slice(0, 9))
  return sign === '-' ? -value : value
}

/** Half away from zero. */
function rounded(numerator: bigint, denominator: bigint): number {
  const [size, sign] = numerator < 0n ? [-numerator, -1] : [numerator, 1]
  return sign * Number((2n * size + denominator) / (2n * denominator)) || 0
}

function centsOf({ quantity, price, priceUnit, days = 0, yearDays = 365 }: BillLine): number {
  const worth = nano(quantity) * nano(price) * 100n
  const unit = 10n ** 18n
  const year = BigInt(yearDays)
  switch (priceUnit) {
    case 'EUR/kW/year':
    case 'EUR/year':
      return rounded(worth * BigInt(days), unit * year)
    case 'EUR/month':
      return rounded(worth * 12n * BigInt(days), unit * year)
    case 'EUR/kW/day':
    case 'EUR/day':
      return rounded(worth * BigInt(days), unit)
    default:
      return rounded(worth, unit)
  }
}

function sum(cents: readonly number[]) {
  return cents.reduce((all, one) => all + one, 0)
}

/** Lines that come to something else than their figures say; surplus may stop at its cap. */
function wrongLines({ lines }: Bill) {
  return lines.filter((line) => {
    const cents = centsOf(line)
    if (line.kind === 'surplus') return line.amountCents < cents || line.amountCents > 0
    return line.amountCents !== cents
  })
}

/** What surplus gives back is no more than the energy costs. */
function isCapped({ lines }: Bill) {
  const of = (kind: string) => sum(lines.flatMap((line) => (line.kind === kind ? [line.amountCents] : [])))
  return -of('surplus') <= Math.max(0, of('energy') + of('discount'))
}

function wrongTaxes({ lines, taxes, totalCents }: Bill) {
  const own = taxes.filter(({ rate, rateUnit, baseCents, quantityKwh, amountCents }) => {
    const of = rateUnit === '%' ? [BigInt(baseCents) * nano(rate), 10n ** 11n] : undefined
    const cents = of
      ? rounded(of[0]!, of[1]!)
      : rounded(nano(quantityKwh ?? '0') * nano(rate) * 100n, 10n ** 18n)
    return cents !== amountCents
  })
  const isEnergy = (tax: string) => tax === 'electricity_tax' || tax === 'hydrocarbon_tax'
  const before = sum(lines.map(({ amountCents }) => amountCents))
  const onEnergy = sum(taxes.flatMap(({ tax, amountCents }) => (isEnergy(tax) ? [amountCents] : [])))
  const bases = sum(taxes.flatMap(({ tax, baseCents }) => (isEnergy(tax) ? [] : [baseCents])))
  const total = before + sum(taxes.map(({ amountCents }) => amountCents))
  return [...own, ...(bases === before + onEnergy ? [] : [bases]), ...(total === totalCents ? [] : [total])]
}

describe('all bills of all customers of the demo, added up again', () => {
  it('have no line, tax or total that is wrong', () => {
    expect(bills.length).toBeGreaterThan(200)
    const wrong = bills.flatMap(({ number, bill }) => {
      const found = [...wrongLines(bill), ...wrongTaxes(bill)]
      return found.length > 0 || !isCapped(bill) ? [{ number, found }] : []
    })
    expect(wrong).toEqual([])
  })

  it('bill what the hours of their days come to, to the Wh', () => {
    const sources = new Map(curveSources(contracts, today).map((source) => [source.contract.name, source]))
    let compared = 0
    const wrong = bills.flatMap(({ number, type, contract, bill }) => {
      const source = sources.get(contract.name)
      if (!source || contract.kind !== 'electricity') return []
      const curve = new WrittenCurve(source)
      let wh = 0
      for (
        let ms = Date.parse(`${bill.span.from}T00:00:00Z`);
        ms < Date.parse(`${bill.span.to}T00:00:00Z`);
        ms += 86_400_000
      ) {
        const day = new Date(ms).toISOString().slice(0, 10)
        wh += sum(curve.day(day, type === 'R' ? 'RF5D' : 'F5D').importWh)
      }
      compared += 1
      const billed = sum(
        bill.lines.flatMap(({ kind, quantity }) =>
          kind === 'energy' ? [Number(nano(quantity) / 10n ** 6n)] : [],
        ),
      )
      return billed === wh ? [] : [{ number, billed, wh }]
    })
    expect(compared).toBeGreaterThan(150)
    expect(wrong).toEqual([])
  })
})
