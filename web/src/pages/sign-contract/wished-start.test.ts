import { describe, expect, it } from 'vitest'
import { dayProblem, keepInTurn } from './wished-start.ts'

const days = { first: '2026-12-12', last: '2027-05-26' }

describe('a day that is wished', () => {
  it.each(['0002-12-20', '0020-12-20', '0202-12-20'])('%s is a year still being typed', (value) => {
    expect(dayProblem({ value, isHalf: false }, days, false)).toBeUndefined()
    expect(dayProblem({ value, isHalf: false }, days, true)).toBe('outside')
  })

  it.each(['2026-12-11', '2027-05-27', '12026-12-20'])('%s is said at once: it is whole', (value) => {
    expect(dayProblem({ value, isHalf: false }, days, false)).toBe('outside')
  })

  it.each(['2026-12-12', '2027-05-26', ''])('“%s” is right', (value) => {
    expect(dayProblem({ value, isHalf: false }, days, true)).toBeUndefined()
  })

  it('half a date is wrong once the field is left', () => {
    expect(dayProblem({ value: '', isHalf: true }, days, false)).toBeUndefined()
    expect(dayProblem({ value: '', isHalf: true }, days, true)).toBe('half')
  })
})

describe('what is wished', () => {
  it('is kept one after the other, and whoever signs waits for all of it', async () => {
    const said: string[] = []
    const wait = Promise.withResolvers<undefined>()
    const { keep, all } = keepInTurn(async (wish: string) => {
      said.push(`${wish} begins`)
      if (wish === 'tick') await wait.promise
      said.push(`${wish} is kept`)
    })
    void keep('tick')
    void keep('day')
    const signed = all().then(() => said.push('signed'))
    await expect.poll(() => said).toEqual(['tick begins'])
    wait.resolve(undefined)
    await signed
    expect(said).toEqual(['tick begins', 'tick is kept', 'day begins', 'day is kept', 'signed'])
  })

  it('is waited for by whoever signs also where one before it is kept already', async () => {
    const wait = Promise.withResolvers<undefined>()
    const { keep, all } = keepInTurn(async (wish: string) => {
      if (wish === 'day') await wait.promise
    })
    const first = keep('tick')
    const second = keep('day')
    await first
    let isSigned = false
    const signed = all().then(() => (isSigned = true))
    await new Promise((resolve) => setTimeout(resolve))
    expect(isSigned).toBe(false)
    wait.resolve(undefined)
    await Promise.all([second, signed])
  })

  it('is kept though the one before it was not', async () => {
    const kept: string[] = []
    const { keep, all } = keepInTurn(async (wish: string) => {
      if (wish === 'tick') throw new Error('offline')
      kept.push(wish)
    })
    const failed = keep('tick')
    void keep('day')
    await expect(failed).rejects.toThrow('offline')
    await all()
    expect(kept).toEqual(['day'])
  })

  it('that cannot be kept keeps from signing meanwhile, and no longer once it was said', async () => {
    const { keep, all } = keepInTurn(async () => {
      throw new Error('offline')
    })
    const kept = keep('tick')
    await expect(all()).rejects.toThrow('offline')
    await expect(kept).rejects.toThrow('offline')
    await expect(all()).resolves.toBeUndefined()
  })
})
