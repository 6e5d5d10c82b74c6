// Every bill of every customer of the demo: its figures added up again, and the whole of it made again from what was
// measured and agreed, in plain whole numbers that come from no rule of the domain. Anybody can run it: npm run by-hand
import type { Bill, BillLine } from '@endoll/domain/billing/bill.ts'
import { describe, expect, it } from 'vitest'
import { curveSources, WrittenCurve } from '../curve-days.ts'
import { demoContracts } from '../write-folder.ts'
import { paysFromBattery } from './batteries.ts'
import { billByHand, lineText } from './bill-by-hand.fixture.ts'
import { makeInvoices } from './make-invoices.ts'
import { demoPrices } from './prices.ts'

const today = '2026-11-21'
const contracts = demoContracts(today)
const invoices = makeInvoices(contracts, today)
/** What annuls or corrects has no days of its own: its figures are added up, not made again. */
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
  const untaxed = sum(lines.flatMap(({ kind, amountCents }) => (kind === 'interest' ? [amountCents] : [])))
  const onEnergy = sum(taxes.flatMap(({ tax, amountCents }) => (isEnergy(tax) ? [amountCents] : [])))
  const bases = sum(taxes.flatMap(({ tax, baseCents }) => (isEnergy(tax) ? [] : [baseCents])))
  const total = before + sum(taxes.map(({ amountCents }) => amountCents))
  return [
    ...own,
    ...(bases === before - untaxed + onEnergy ? [] : [bases]),
    ...(total === totalCents ? [] : [total]),
  ]
}

describe('all bills of all customers of the demo, added up again', () => {
  it('have no line, tax or total that is wrong', () => {
    expect(bills.length).toBeGreaterThan(200)
    const wrong = invoices.flatMap(({ number, bill }) => {
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

describe('all bills of all customers of the demo, made again from what was measured and agreed', () => {
  const sources = new Map(curveSources(contracts, today).map((source) => [source.contract.name, source]))
  const battery = new Map<string, number>()
  const bonus = new Map<string, number>()
  const seen = new Set<string>()
  const told = bills.map((invoice) => {
    const { contract, type, bill, readings, energyWh, rectifies, issueDay } = invoice
    const source = sources.get(contract.name)
    const curve = source && new WrittenCurve(source)
    const batteryCents = paysFromBattery(contract) ? (battery.get(contract.name) ?? 0) : 0
    const again = billByHand({
      contract,
      span: bill.span,
      prices: demoPrices.filter(({ product }) => product === contract.product),
      dayOf: (day) => curve!.day(day, type === 'R' ? 'RF5D' : 'F5D'),
      demandW: readings.flatMap(({ magnitude, quantity }) =>
        magnitude === 'demand' ? [Math.round(Number(quantity) * 1000)] : [],
      ),
      gasWh: contract.kind === 'gas' ? energyWh : 0,
      batteryCents,
      bonusLeftWh: bonus.get(contract.name) ?? 0,
      isFirst: !seen.has(contract.name),
      before: rectifies && {
        cents: rectifies.bill.totalCents,
        days: (Date.parse(issueDay) - Date.parse(rectifies.dueDay)) / 86_400_000,
      },
    })
    seen.add(contract.name)
    bonus.set(contract.name, again.bonusLeftWh)
    const taken = -sum(
      bill.lines.flatMap(({ kind, amountCents }) => (kind === 'battery' ? [amountCents] : [])),
    )
    // Three quarters of what is left are the house's; the cent of a division goes to the smaller share.
    battery.set(contract.name, batteryCents + Math.floor(again.surplusLeftCents * 0.75) - taken)
    return { invoice, again }
  })

  it('have the same lines, taxes and total', () => {
    const wrong = told.flatMap(({ invoice: { number, contract, bill }, again }) => {
      const lines = bill.lines.map(
        ({ kind, tariffPeriod: period = 0, days = 0, amountCents: cents, ...line }) =>
          lineText({
            kind,
            period,
            thousandths: Number(nano(line.quantity) / 10n ** 6n),
            price: Number(line.price),
            days,
            cents,
          }),
      )
      const taxes = bill.taxes.map(
        ({ tax, rate, baseCents, amountCents }) => `${tax} ${rate} ${baseCents}: ${amountCents}`,
      )
      const said = { lines: lines.toSorted(), taxes, totalCents: bill.totalCents }
      const { lines: own, taxes: ownTaxes, totalCents } = again
      const isSame = JSON.stringify(said) === JSON.stringify({ lines: own, taxes: ownTaxes, totalCents })
      const only = (a: readonly string[], b: readonly string[]) => a.filter((text) => !b.includes(text))
      return isSame
        ? []
        : [
            {
              number,
              contract: contract.name,
              billed: only([...said.lines, ...taxes], [...own, ...ownTaxes]),
              byHand: only([...own, ...ownTaxes], [...said.lines, ...taxes]),
            },
          ]
    })
    expect(wrong).toEqual([])
    const kinds = new Set(told.flatMap(({ again }) => again.lines.map((line) => line.split(' ')[0])))
    expect([...kinds].toSorted()).toEqual(
      'battery discount energy excess_power fixed interest late_activation meter_rental power reactive service social_bonus social_bonus_financing surplus'.split(
        ' ',
      ),
    )
  })
})
