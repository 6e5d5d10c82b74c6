import { beforeAll, describe, expect, it } from 'vitest'
import { allBreaks, broken, rotten, type Break } from './breaks.ts'
import { hasUnnoticed } from './report.ts'

let rows: Break[]
beforeAll(async () => {
  rows = await allBreaks()
})

describe('the breaks of npm run sabotage', () => {
  it('can all be tried: each text stands exactly once in its file, each test exists', () => {
    expect(rows.map(rotten).filter((problem) => problem !== undefined)).toEqual([])
  })

  it('each have a name of their own', () => {
    const names = rows.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('are sixty at least', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60)
  })
})

describe('a break', () => {
  const row = { name: 'n', file: 'scripts/sabotage/breaks.ts', text: 'one', becomes: '$&two', tests: [['x']] }

  it('changes its one text, letter by letter', () => {
    expect(broken(row, 'a one b')).toBe('a $&two b')
    expect(() => broken(row, 'one one')).toThrow('2 times')
    expect(() => broken(row, 'none of it'.replace('one', 'x'))).toThrow('0 times')
  })

  it('whose text is no longer in the code is reported', () => {
    const here = 'scripts/sabotage/sabotage.test.ts'
    expect(rotten({ ...row, file: 'gone.ts', tests: [[here]] })).toContain('gone.ts does not exist')
    expect(rotten({ ...row, tests: [['gone.test.ts']] })).toContain('gone.test.ts does not exist')
    expect(rotten({ ...row, tests: [] })).toContain('names no test')
    expect(rotten({ ...row, text: 'a text that nobody wrote', tests: [[here]] })).toContain('stands 0 times')
    expect(rotten({ ...row, becomes: 'one', tests: [[here]] })).toContain('changes nothing')
  })

  it('that no test notices fails the whole', () => {
    const outcome = { row: row, seconds: 0 }
    expect(hasUnnoticed([{ ...outcome, noticedBy: 't' }])).toBe(false)
    expect(hasUnnoticed([{ ...outcome, noticedBy: 't' }, outcome])).toBe(true)
  })
})
