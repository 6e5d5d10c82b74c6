import { pricesOfMarketDay } from '@endoll/domain/billing/market-price.ts'
import { parseDay, type Day } from '@endoll/domain/time/day.ts'
import type { ProblemCode } from '../problem.ts'

/** What the name of a file says: `marginalpdbc_<yyyymmdd>.<version>`, without the ending of its compression. */
export interface MarketFileName {
  readonly day: Day
  readonly version: number
}

const NAME = /^marginalpdbc_(\d{4})(\d{2})(\d{2})\.(\d{1,3})$/i

export function findMarketFileName(name: string): MarketFileName | undefined {
  const [, year, month, dayOfMonth, version] = NAME.exec(name) ?? []
  const day = parseDay(`${year}-${month}-${dayOfMonth}`)
  return day === undefined ? undefined : { day, version: Number(version) }
}

/** Why a file is not taken: 1 is its first line, 0 where all of it is meant. */
export interface MarketProblem {
  readonly line: number
  readonly code: ProblemCode
}

export type MarketFile =
  | { readonly ok: true; readonly prices: readonly number[] }
  | { readonly ok: false; readonly problems: readonly MarketProblem[] }

const HEADER = 'MARGINALPDBC;'
const END = '*'
const LINE = /^(\d{4});(\d{1,2});(\d{1,2});(\d{1,3});(-?\d+(?:[.,]\d+)?)?;(-?\d+(?:[.,]\d{1,3})?);?$/
/** Thousandths of EUR/MWh; far above what the market allows. */
const LARGEST = 100_000_000

/** EUR/MWh with up to three decimals as thousandths. */
function thousandthsOf(text: string): number {
  const [whole = '', decimals = ''] = text.replace('-', '').split(/[.,]/)
  const units = Number(whole) * 1000 + Number(decimals.padEnd(3, '0'))
  return text.startsWith('-') && units !== 0 ? -units : units
}

/**
 * Reads OMIE's marginal prices of the day-ahead market of one day: `MARGINALPDBC;`, a line
 * `year;month;day;period;Portugal;Spain;` in EUR/MWh for each hour or quarter, `*`. Of the two prices Spain's is taken. A
 * file with anything wrong is not taken at all. Source: OMIE, "Modelo de ficheros para la distribución pública de
 * información" 1.36 (2025-03-18) section 6.18, second-hand: two public readers quote it, and one has set columns 5 and 6 of
 * 2026-03-01 against OMIE's own report, which names its rows (5 is Portugal, 6 is Spain). Decimals there have a point;
 * a comma is read too.
 */
export function readMarketFile(text: string, { day }: Pick<MarketFileName, 'day'>): MarketFile {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  while (lines.at(-1)?.trim() === '') lines.pop()
  const problems: MarketProblem[] = []
  if (lines[0]?.trim().toUpperCase() !== HEADER) problems.push({ line: 1, code: 'market_frame_not_valid' })
  if (lines.length < 2 || lines.at(-1)?.trim() !== END) {
    problems.push({ line: lines.length, code: 'market_frame_not_valid' })
  }
  const prices: number[] = []
  for (const [index, line] of lines.slice(1, -1).entries()) {
    const [, year, month = '', dayOfMonth = '', period, , price] = LINE.exec(line.trim()) ?? []
    const refuse = (code: ProblemCode) => problems.push({ line: index + 2, code })
    const units = price === undefined ? Number.NaN : thousandthsOf(price)
    if (!(Math.abs(units) <= LARGEST)) refuse('market_line_not_valid')
    else if (`${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}` !== day) {
      refuse('market_day_differs')
    } else if (Number(period) !== index + 1) refuse('market_period_not_valid')
    prices.push(units)
  }
  if (problems.length === 0 && prices.length !== pricesOfMarketDay(day)) {
    problems.push({ line: 0, code: 'market_day_not_whole' })
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, prices }
}
