import { describe, expect, it } from 'vitest'
import { isComplete, stepsOf } from '../../flow/flow.ts'
import { productBody, productFlow, questionOf, type ProductAnswers } from './flow.ts'

const offered = {
  products: [{ code: 'A' }, { code: 'B' }],
  after_withdrawal: '2026-12-06',
  social_bonus: null,
}

describe('the questions of a change of product [r.change-product]', () => {
  it('take only a product that is offered', () => {
    const flow = productFlow(offered)
    expect(isComplete(flow, { product: 'C', start: 'soon' })).toBe(false)
    expect(isComplete(flow, { product: 'B' })).toBe(false)
    expect(isComplete(flow, { product: 'B', start: 'soon' })).toBe(true)
  })

  it('ask nobody without days of withdrawing from when', () => {
    const flow = productFlow({ ...offered, after_withdrawal: null })
    expect(stepsOf<ProductAnswers, (typeof flow)[number]>(flow, {}).map(({ slug }) => slug)).toEqual([
      'product',
    ])
    expect(productBody({ product: 'A' })).toEqual({ product: 'A', start: 'soon' })
  })

  it('ask who has the social bonus to give it up [law.5.bonus]', () => {
    const flow = productFlow({ ...offered, social_bonus: {} })
    expect(isComplete(flow, { product: 'B', start: 'soon' })).toBe(false)
    const given = { product: 'B', start: 'soon', bonus: true } as const
    expect(isComplete(flow, given)).toBe(true)
    expect(productBody(given)).toEqual({ product: 'B', start: 'soon', bonus_renounced: true })
  })

  it('lead what is refused to its question', () => {
    expect([questionOf('product'), questionOf('start'), questionOf('bonus_renounced')]).toEqual([
      'product',
      'start',
      'bonus',
    ])
  })
})
