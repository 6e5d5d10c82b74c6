import { describe, expect, it } from 'vitest'
import { nearestTests, workspaceOf } from './changed.mjs'

const files: Readonly<Record<string, string>> = {
  'domain/src/time/day.ts': '',
  'domain/src/time/day.test.ts': "import { addDays } from './day.ts'",
  'domain/src/time/year.test.ts': '',
  'domain/src/bills/span.ts': "import type { Day } from '../time/day.ts'",
  'domain/src/bills/span.test.ts': "import { span } from './span.ts'",
  'api/src/bills.ts': "import { span } from '@endoll/domain/bills/span.ts'",
  'api/src/bills.test.ts': "const { bills } = await import('./bills.ts')",
  'web/src/Bill.test.tsx': "import sheet from './bill.css?raw'",
  'server/src/kill.long.test.ts': "import '@endoll/domain/time/day.ts'",
}

function near(...changed: string[]) {
  return nearestTests(changed, Object.keys(files), (file: string) => files[file] ?? '')
}

describe('the tests nearest to an edit', () => {
  it('are those of its folder, and those that import it at once or through one other file', () => {
    expect(near('domain/src/time/day.ts')).toEqual({
      tests: ['domain/src/time/day.test.ts', 'domain/src/time/year.test.ts', 'domain/src/bills/span.test.ts'],
      left: [],
    })
    expect(near('domain/src/bills/span.ts').tests).toEqual([
      'domain/src/bills/span.test.ts',
      'api/src/bills.test.ts',
    ])
  })

  it('are found through an import of a style, and are what was edited itself', () => {
    expect(near('web/src/bill.css').tests).toEqual(['web/src/Bill.test.tsx'])
    expect(near('api/src/bills.test.ts').tests).toEqual(['api/src/bills.test.ts'])
  })

  it('are few, and what is left out is told', () => {
    const many = Array.from({ length: 30 }, (_, index) => `web/src/${index}.test.ts`)
    const { tests, left } = nearestTests(['web/src/a.ts'], many, () => '')
    expect([tests.length, left.length]).toEqual([12, 18])
    expect([...tests, ...left]).toEqual(many)
  })
})

it.each([
  ['scripts/changed.mjs', 'server'],
  ['bench/run.ts', 'e2e'],
  ['web/src/Bill.tsx', 'web'],
])('the types of %s are those of %s', (file, workspace) => {
  expect(workspaceOf(file)).toBe(workspace)
})
