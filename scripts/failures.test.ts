import { describe, expect, it } from 'vitest'
import { describeFailures, lastLines, readReport } from './failures.mjs'

function spec(title: string, status: string, message = '') {
  return {
    title,
    file: 'bill.spec.ts',
    line: 7,
    tests: [{ status, results: message === '' ? [] : [{ errors: [{ message }] }] }],
  }
}

describe('what a run reports', () => {
  it('counts what passed at the second try as passed, and names it', () => {
    const report = readReport({
      stats: { expected: 2, unexpected: 1, flaky: 1 },
      suites: [
        { specs: [spec('fits', 'expected')], suites: [{ specs: [spec('adds up', 'unexpected', '1 is 2')] }] },
        { specs: [spec('is quick', 'flaky', 'timeout')] },
      ],
    })
    expect(report).toEqual({
      passed: 3,
      failed: 1,
      failures: [{ title: 'bill.spec.ts:7 adds up', message: '1 is 2' }],
      flaky: [{ title: 'bill.spec.ts:7 is quick', message: 'timeout' }],
    })
  })

  it('names a file that broke before its first test', () => {
    const report = readReport({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'b holds' },
            { status: 'failed', fullName: 'b adds up', failureMessages: ['3 is 4'] },
          ],
        },
      ],
    })
    expect(report.failures).toEqual([
      { title: 'a.test.ts', message: 'no such module' },
      { title: 'b.test.ts b adds up', message: '3 is 4' },
    ])
  })

  it('is short, however much failed', () => {
    const failures = Array.from({ length: 50 }, (_, index) => ({
      title: `test ${index}`,
      message: `\u001b[31m${'line\n'.repeat(40)}\u001b[39m`,
    }))
    const lines = describeFailures(failures).split('\n')
    expect(lines.length).toBe(20 * 15 + 1)
    expect(lines.at(-1)).toBe('and 30 more')
    expect(lines[1]).toBe('    line')
    expect(lastLines('a\n'.repeat(100)).split('\n')).toHaveLength(60)
  })
})
