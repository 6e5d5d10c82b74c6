import { describe, expect, it, test } from 'vitest'
import { findProductRefusal, mayStartOn, pastProductsWith, productStartDay } from './change-product.ts'

describe('whether a contract may have another product [r.change-product]', () => {
  const free = { state: 'activa', endDay: null, isWaiting: false, others: 2 }
  test.each([
    [{}, undefined],
    [{ state: 'baixa' }, 'contract_not_active'],
    [{ state: 'esborrany' }, 'contract_not_active'],
    [{ isWaiting: true, endDay: '2026-12-10' }, 'process_running'],
    [{ endDay: '2026-12-10' }, 'contract_ending'],
    [{ others: 0 }, 'no_other_product'],
  ] as const)('%o', (more, refusal) => {
    expect(findProductRefusal({ ...free, ...more })).toBe(refusal)
  })
})

describe('the first day of a product', () => {
  it('is two working days after the signature, or the day after the last one to withdraw', () => {
    // 2026-11-20 is a Friday.
    expect(productStartDay('soon', '2026-11-20')).toBe('2026-11-24')
    expect(productStartDay('after_withdrawal', '2026-11-20')).toBe('2026-12-05')
  })

  it('is not before the one that was asked for, where it was not asked for soon', () => {
    expect(mayStartOn('after_withdrawal', '2026-12-05', '2026-12-04')).toBe(false)
    expect(mayStartOn('after_withdrawal', '2026-12-05', '2026-12-05')).toBe(true)
    expect(mayStartOn('soon', '2026-12-05', '2026-11-21')).toBe(true)
  })
})

describe('the products before', () => {
  const had = { past: [], present: 'A', startDay: '2025-01-01' }
  it('end the day before the new one', () => {
    expect(pastProductsWith(had, 'B', '2026-12-01')).toEqual([{ productCode: 'A', endDay: '2026-11-30' }])
  })
  it('come back as if nothing had been, where the same day brings the product before again', () => {
    const changed = { ...had, past: [{ productCode: 'A', endDay: '2026-11-30' }], present: 'B' }
    expect(pastProductsWith(changed, 'A', '2026-12-01')).toEqual([])
    expect(pastProductsWith(changed, 'A', '2026-12-05')).toEqual([
      { productCode: 'A', endDay: '2026-11-30' },
      { productCode: 'B', endDay: '2026-12-04' },
    ])
  })
  it('are none of a contract that begins with the new one', () => {
    expect(pastProductsWith({ ...had, startDay: '2026-12-01' }, 'B', '2026-12-01')).toEqual([])
  })
})
