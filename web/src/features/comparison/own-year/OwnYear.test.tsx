import { productYear } from '@endoll/api/product-year.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../calls/api-error.ts'
import { read } from '../../../calls/query.ts'
import { errors } from '../../../i18n/messages/es.ts'
import { markupOf, wordsOf, type CallState } from '../../../testing/markup.tsx'
import { 'product-year' as texts } from '../../../supplies/product-year/messages/es.ts'
import { comparison } from '../messages/es.ts'
import { ownContracts, OwnYearOrBill, YearOfContract } from './OwnYear.tsx'

const contracts = ['100201', '100202'].map((name) => ({
  name,
  type: 'electricity',
  cups: { full_address: 'Carrer Major 1' },
}))
const year = {
  reason: null,
  start_date: '2025-11-01',
  end_date: '2026-10-31',
  days: 365,
  days_read: 365,
  kwh: 3210.4,
  powers: [4.6, 4.6],
  own_options: null,
  own_bonus: false,
  own_surplus_priced: null,
  suggested_powers: null,
  excess_included: false,
  products: [],
}

vi.mock(import('../../../supplies/ContractFinder.tsx'), async (original) => ({
  ...(await original()),
  ContractFinder: ({ only }) => <p>looks for: {only}</p>,
}))

beforeEach(() => {
  vi.stubGlobal('location', { hash: '' })
  return () => vi.unstubAllGlobals()
})

/** With the call for the contracts in this state. */
function shownAt(kind: SupplyKind, contractsCall: Omit<CallState, 'of'>) {
  return markupOf(
    <OwnYearOrBill kind={kind}>
      <p>the form</p>
    </OwnYearOrBill>,
    { comparison, errors },
    [{ of: ownContracts(kind), ...contractsCall }],
  )
}

function shown(kind: SupplyKind, items: readonly object[]) {
  return shownAt(kind, { data: { items } })
}

it('a contract stands in the place of a bill, and leaves the choice [r.comparator-own-year]', () => {
  const markup = shown('electricity', contracts)
  expect(markup).not.toContain('the form')
  expect(markup).toContain(comparison.ownYear.bill)
  // The other contract can be chosen.
  expect(markup).toContain('100202')
})

it.each([
  ['electricity', /Es el consumo de este contrato, hora a hora, del .*: 3\.?210\s?kWh/],
  ['gas', /Es el consumo de las facturas de este contrato del .*: 3\.?210\s?kWh/],
] as const)(
  'the year of %s says whose it is and where it comes from [r.comparator-own-year]',
  (kind, said) => {
    const markup = markupOf(
      <YearOfContract kind={kind} name="100201" />,
      { comparison, 'product-year': texts },
      [{ of: read(productYear, { params: { name: '100201' } }), data: year }],
    )
    expect(markup).toContain('El año del contrato 100201')
    expect(markup).toMatch(said)
  },
)

it('a present product whose price of surplus is not known is not said to pay nothing', () => {
  const products = ['OWN', 'OTHER'].map((code) => ({
    code,
    name: code,
    own: code === 'OWN',
    pays_surplus: false,
    total: 100,
    from: 100,
    to: 100,
    with_suggested: null,
    with_plan: null,
    with_battery: null,
    market_hours_missing: null,
  }))
  const shownOf = (priced: boolean) =>
    markupOf(<YearOfContract kind="electricity" name="100201" />, { comparison, 'product-year': texts }, [
      {
        of: read(productYear, { params: { name: '100201' } }),
        data: { ...year, products, own_surplus_priced: priced },
      },
    ])
  expect(shownOf(false)).toContain(texts.surplusUnpriced)
  expect(shownOf(false).split(texts.paysNoSurplus)).toHaveLength(2)
  expect(shownOf(true).split(texts.paysNoSurplus)).toHaveLength(3)
  expect(shownOf(true)).not.toContain(texts.surplusUnpriced)
})

it('of many contracts those that have ended are not found', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ ...contracts[0]!, name: `10020${at}` }))
  expect(wordsOf(shown('electricity', many))).toContain('looks for: active')
})

it('contracts that could not be read are said to be so, beside the form', () => {
  const markup = shownAt('gas', { error: new ApiError('internal', 500, {}, 'r-1') })
  expect(markup).toContain(comparison.ownYear.unread)
  expect(markup).toContain('the form')
  expect(shown('gas', [])).not.toContain(comparison.ownYear.unread)
})

it('a bill that is typed stays while the contracts are asked for again', () => {
  const markup = shownAt('gas', { again: true })
  expect(markup).toContain('the form')
  expect(markup).not.toContain(comparison.ownYear.unread)
})

it('who has no contract of the kind types a bill', () => {
  const markup = shown('electricity', [])
  expect(markup).toContain('the form')
  expect(markup).not.toContain(comparison.ownYear.bill)
})

it('a bill that came with the address is not put aside', () => {
  vi.stubGlobal('location', { hash: '#p1=50&startDate=2026-10-01' })
  expect(shown('electricity', contracts)).toContain('the form')
})
