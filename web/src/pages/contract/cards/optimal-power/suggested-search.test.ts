import { expect, it } from 'vitest'
import { suggestedSearch } from './suggested-search.ts'

function period(name: string, suggested: number | null) {
  return {
    period: name,
    contracted: 4.6,
    demanded: null,
    demanded_in: null,
    suggested,
    excess_charged: false,
  }
}

it('names each period as the address of the change reads it', () => {
  expect(suggestedSearch([period('P1', 3.3), period('P2', 15.001)])).toEqual({ p1: '3.3', p2: '15.001' })
  expect(suggestedSearch([period('P1', null)])).toEqual({})
})
