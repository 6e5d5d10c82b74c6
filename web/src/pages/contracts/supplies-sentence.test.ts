import { describe, expect, it } from 'vitest'
import type { ContractsSummary } from '@endoll/api/contracts.ts'
import { suppliesParts } from './SuppliesSentence.tsx'

const nothing: ContractsSummary = {
  active: 0,
  waiting_signature: 0,
  in_process: 0,
  closed: 0,
  amount_debt: 0,
  with_debt: 0,
}
function keysOf(summary: Partial<ContractsSummary>) {
  return suppliesParts({ ...nothing, ...summary }).map((part) => part.key)
}

describe('what is said about the supplies, the most pressing first', () => {
  it.each([
    [{}, []],
    [{ active: 2 }, ['activeAndPaid']],
    [{ active: 2, closed: 3 }, ['activeAndPaid']],
    [{ active: 1, waiting_signature: 1 }, ['waitingSignature', 'activeAndPaid']],
    [{ active: 1, in_process: 1 }, ['activeAndPaid', 'inProcess']],
    [{ active: 2, with_debt: 1, amount_debt: 84.2 }, ['debt', 'active']],
    [{ closed: 2, with_debt: 1, amount_debt: 12 }, ['debt', 'closed']],
    [{ closed: 2 }, ['closed']],
  ])('%j', (summary, keys) => {
    expect(keysOf(summary)).toEqual(keys)
  })

  it('keeps money in whole cents', () => {
    expect(suppliesParts({ ...nothing, with_debt: 2, amount_debt: 1.1 + 2.2 })[0]).toEqual({
      key: 'debt',
      count: 2,
      amountCents: 330,
    })
  })
})
