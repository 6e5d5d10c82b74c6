import { describe, expect, test } from 'vitest'
import {
  orderAsked,
  readContractsSearch,
  shownChoices,
  sortOf,
  writeContractsSearch,
} from './contracts-search.ts'

test.each([
  [{}, ''],
  [{ only: 'owed' }, '?only=owed'],
  [{ only: 'everything' }, ''],
  [{ order: '-debt', only: 'owed' }, '?only=owed&order=-debt'],
  [{ order: 'name' }, ''],
  [{ order: 'owner' }, ''],
  [{ type: 'gas', filter: 'vic', page: '3', only: 'closed' }, '?type=gas&filter=vic&page=3&only=closed'],
])('the address keeps %j as %j', (raw, address) => {
  expect(writeContractsSearch(readContractsSearch(raw))).toBe(address)
})

describe('what the list may be narrowed to', () => {
  const summary = {
    active: 5,
    waiting_signature: 0,
    in_process: 0,
    closed: 0,
    amount_debt: 0,
    with_debt: 0,
  }

  test('nothing where all contracts stand alike', () => {
    expect(shownChoices(summary, undefined)).toEqual([])
  })

  test('what some of them are and others are not, with how many [r.contracts-shown]', () => {
    expect(shownChoices({ ...summary, with_debt: 2, amount_debt: 30 }, undefined)).toEqual([
      { key: 'owed', count: 2 },
    ])
    expect(shownChoices({ ...summary, waiting_signature: 1, in_process: 2, closed: 3 }, undefined)).toEqual([
      { key: 'active', count: 5 },
      { key: 'draft', count: 3 },
      { key: 'closed', count: 3 },
    ])
  })

  test('and what is chosen, so that it can be left again', () => {
    expect(shownChoices(summary, 'owed')).toEqual([{ key: 'owed', count: 0 }])
  })
})

describe('the order of the list [r.contracts-order]', () => {
  test('a pressed column orders by it, and pressed again the other way round', () => {
    expect(orderAsked(undefined, 'address')).toBe('address')
    expect(orderAsked('address', 'address')).toBe('-address')
    expect(orderAsked('-address', 'address')).toBe('address')
    expect(orderAsked('address', 'contract')).toBeUndefined()
    expect(orderAsked(undefined, 'contract')).toBe('-name')
  })
  test('what is owed and power come greatest first', () => {
    expect(orderAsked(undefined, 'payment')).toBe('-debt')
    expect(orderAsked('-debt', 'payment')).toBe('debt')
    expect(orderAsked('-debt', 'power')).toBe('-power')
  })
  test('is what the table shows', () => {
    expect(sortOf()).toEqual({ key: 'contract', direction: 'ascending' })
    expect(sortOf('-debt')).toEqual({ key: 'payment', direction: 'descending' })
  })
})
