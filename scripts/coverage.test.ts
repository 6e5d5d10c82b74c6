import { describe, expect, it } from 'vitest'
import { readCoverage, ruleIdsIn } from './coverage-rows.ts'

describe('docs/coverage', () => {
  it('lists each rule once, and a title of a test carries it', async () => {
    expect((await readCoverage()).problems).toEqual([])
  })
})

it('a title carries ids of rules and of calls', () => {
  const title = "it('is kept [c5.cups] [GET contracts/{name}/]', () => list[0])"
  expect([...ruleIdsIn(title)]).toEqual(['c5.cups', 'GET contracts/{name}/'])
})
