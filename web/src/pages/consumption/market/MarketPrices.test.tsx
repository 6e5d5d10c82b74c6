import { marketPrices } from '@endoll/api/market-prices.ts'
import { hourStarts } from '@endoll/domain/time/madrid.ts'
import { expect, it } from 'vitest'
import { ApiError } from '../../../calls/api-error.ts'
import { read } from '../../../calls/query.ts'
import { errors } from '../../../i18n/messages/es.ts'
import { markupOf, wordsOf } from '../../../testing/markup.tsx'
import type { CallState } from '../../../testing/markup.tsx'
import { MarketPrices } from './MarketPrices.tsx'
import { market as texts } from './messages/es.ts'

const starts = hourStarts('2026-11-21', 'Europe/Madrid')
const today = {
  day: '2026-11-21',
  starts,
  nano_prices: starts.map((_, hour) => (hour === 14 ? -20_000_000 : 100_000_000 + hour * 1_000_000)),
  hour_period: starts.map(() => 2),
  cheapest: [0, 1, 2, 3, 4, 14],
}
const reply = { follows_market: true, period_names: ['P1', 'P2', 'P3'], today, tomorrow: null }

function shown(come?: Omit<CallState, 'of'>) {
  const of = read(marketPrices, { params: { name: '700' } })
  return wordsOf(
    markupOf(<MarketPrices name="700" />, { market: texts, errors }, come ? [{ of, ...come }] : []),
  )
}

it('the cheapest hours of today are named, and that those below zero give back', () => {
  const words = shown({ data: reply })
  expect(words).toContain('Las horas más baratas: de 00:00 a 05:00 y de 14:00 a 15:00.')
  expect(words).toContain('En las horas con precio negativo')
})

it.each([
  ['under way', undefined, /Leyendo los precios del mercado/],
  [
    'they cannot be read',
    { error: new ApiError('internal', 500, {}, 'r-1') },
    /No hemos podido leer los precios .*Volver a intentarlo/,
  ],
  ['they are not in', { data: { ...reply, today: null } }, /Los precios de hoy todavía no están\./],
  [
    'the product does not follow the market',
    { data: { ...reply, follows_market: false, today: null } },
    /^$/,
  ],
] as const)('%s', (_, come, words) => {
  expect(shown(come)).toMatch(words)
})
