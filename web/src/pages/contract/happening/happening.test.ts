import { describe, expect, it } from 'vitest'
import type { RequestItem } from '@endoll/api/requests.ts'
import { happeningParts } from './happening.ts'
import type { Happening } from './happening.ts'

const active: Happening['contract'] = {
  type: 'electricity',
  state: 'activa',
  sign_date: '2019-09-30',
  start_date: '2019-10-07',
  end_date: null,
  amount_debt: 0,
  atr_available: true,
  commitment_end_date: null,
  renewal: null,
  handed_over: false,
}
function request(changes: Partial<RequestItem>): RequestItem {
  return {
    id: 7,
    reference: 'ABCD-1234',
    procedure: 'power',
    state: 'sent',
    contract: { id: 1, name: 'A-001' },
    submitted_at: '2026-11-20T10:00:00+01:00',
    due_date: null,
    reason_code: null,
    reason_text: null,
    effective_date: null,
    withdrawable: true,
    contracts: ['A-001'],
    by_mail: false,
    ...changes,
  }
}
function partsOf(contract: Partial<Happening['contract']>, rest: Partial<Omit<Happening, 'contract'>> = {}) {
  return happeningParts({
    contract: { ...active, ...contract },
    open: [],
    nextInvoiceDay: undefined,
    today: '2026-11-21',
    ...rest,
  })
}
function keysOf(...given: Parameters<typeof partsOf>) {
  return partsOf(...given).map(({ key }) => key)
}
const toSign = request({ state: 'waiting_signature' })

describe('what is happening with a supply, the most pressing first, and what comes next [c2.view-contracts]', () => {
  it.each<[string, string[], ...Parameters<typeof partsOf>]>([
    ['nothing at all', ['activeClear'], {}],
    ['a bill is on its way', ['activeClear', 'nextInvoice'], {}, { nextInvoiceDay: '2026-12-03' }],
    ['the price holds for some weeks', ['activeClear', 'commitment'], { commitment_end_date: '2027-02-01' }],
    ['the price holds for long', ['activeClear'], { commitment_end_date: '2027-08-01' }],
    ['the price held until last year', ['activeClear'], { commitment_end_date: '2025-11-20' }],
    [
      '[law.11.page] it renews in some weeks',
      ['activeClear', 'renewal'],
      { renewal: { last_day: '2026-12-21', months: 12 } },
    ],
    ['it renews in half a year', ['activeClear'], { renewal: { last_day: '2027-05-01', months: 12 } }],
    [
      'something is owed',
      ['debt', 'active', 'nextInvoice'],
      { amount_debt: 3.3 },
      { nextInvoiceDay: '2026-12-03' },
    ],
    ['a change waits for its signature', ['sign', 'active'], {}, { open: [toSign] }],
    ['a change is under way', ['active', 'underWay'], { atr_available: false }, { open: [request({})] }],
    [
      'owed, to be signed and under way',
      ['debt', 'sign', 'active', 'underWay'],
      { amount_debt: 1 },
      { open: [request({}), toSign] },
    ],
    ['the distributor is at it', ['active', 'distributor'], { atr_available: false }],
    ['gas knows no such process', ['activeClear'], { type: 'gas', atr_available: false }],
    [
      'it ends on a day to come [r.ends-on]',
      ['active', 'endsOn'],
      { end_date: '2026-12-11', renewal: { last_day: '2026-12-11', months: 12 } },
      { nextInvoiceDay: '2026-12-03' },
    ],
    [
      'its last day was yesterday, by a file that still has it active',
      ['activeClear'],
      { end_date: '2026-11-20' },
    ],
    ['a draft that nobody has signed', ['unsigned', 'afterSigning'], { state: 'esborrany', sign_date: null }],
    ['a draft that is signed', ['inProcess', 'afterActivation'], { state: 'esborrany' }],
    ['closed some days ago', ['closedOn', 'lastInvoice'], { state: 'baixa', end_date: '2026-11-10' }],
    [
      'passed to another holder',
      ['handedOn', 'lastInvoice'],
      { state: 'baixa', end_date: '2026-11-10', handed_over: true },
    ],
    ['closed long ago', ['closedOn', 'kept'], { state: 'baixa', end_date: '2026-03-31' }],
    [
      'closed with something owed',
      ['debt', 'closedOn', 'kept'],
      { state: 'baixa', end_date: '2026-03-31', amount_debt: 12 },
    ],
    ['closed, nobody knows when', ['closed', 'kept'], { state: 'cancelada' }],
  ])('%s', (_, keys, contract, rest) => {
    expect(keysOf(contract, rest)).toEqual(keys)
  })

  it('says the year, and the day where that was this year', () => {
    expect(partsOf({})[0]).toEqual({ key: 'activeClear', since: { year: '2019' } })
    expect(partsOf({ start_date: '2026-02-03' })[0]).toEqual({
      key: 'activeClear',
      since: { day: '2026-02-03' },
    })
    expect(partsOf({ start_date: null })[0]).toEqual({ key: 'activeClear', since: undefined })
  })

  it('[law.account] counts six weeks for the last bill, its last day included', () => {
    const closed = { state: 'baixa', end_date: '2026-10-10' }
    expect(partsOf(closed)[1]).toEqual({ key: 'lastInvoice', day: '2026-11-21' })
    expect(keysOf({ ...closed, end_date: '2026-10-09' })).toEqual(['closedOn', 'kept'])
  })

  it('keeps money in whole cents', () => {
    expect(partsOf({ amount_debt: 1.1 + 2.2 })[0]).toEqual({ key: 'debt', amountCents: 330 })
  })
})
