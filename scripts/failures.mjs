// What a failing test run has to say, short: CI keeps only a part of a long output, and the list of what passed would
// be that part. Plain JavaScript for Node 20, built-in modules only.
import { relative } from 'node:path'

const MOST_TESTS = 20
const MOST_LINES = 14
// eslint-disable-next-line no-control-regex -- the colours of a terminal
const COLOURS = /\u001b\[[0-9;]*m/g

/**
 * @typedef {{ title: string, message: string }} Failure
 * @typedef {{ passed: number, failed: number, failures: Failure[], flaky: Failure[] }} RunReport
 */

/**
 * Counts, failed tests and tests that passed only at a second try, of a report of Vitest or Playwright.
 * @param {any} report
 * @returns {RunReport}
 */
export function readReport(report) {
  return report.stats ? readPlaywright(report) : readVitest(report)
}

/** The failures as a few lines each, the rest counted. */
export function describeFailures(failures) {
  const shown = failures.slice(0, MOST_TESTS).map(({ title, message }) => {
    const lines = message.replaceAll(COLOURS, '').split('\n')
    const kept = lines.filter((line) => line.trim() !== '').slice(0, MOST_LINES)
    return [`✘ ${title}`, ...kept.map((line) => `    ${line.slice(0, 200)}`)].join('\n')
  })
  const left = failures.length - shown.length
  return [...shown, ...(left > 0 ? [`and ${left} more`] : [])].join('\n')
}

/** The end of a long text: where programs say what went wrong. */
export function lastLines(text, most = 60) {
  return text.trim().split('\n').slice(-most).join('\n')
}

function readVitest({ numPassedTests, numFailedTests, testResults = [] }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        title: `${relative(process.cwd(), name)} ${test.fullName}`,
        message: (test.failureMessages ?? []).join('\n'),
      }))
    // A file that broke before its first test.
    return tests.length === 0 && status === 'failed' ? [{ title: name, message: message ?? '' }] : tests
  })
  return { passed: numPassedTests, failed: numFailedTests, failures, flaky: [] }
}

function readPlaywright({ stats, suites = [], errors = [] }) {
  const specs = suites.flatMap((suite) => specsOf(suite))
  const of = (status) =>
    specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map((test) => ({ title: `${file}:${line} ${title}`, message: firstError(test) })),
    )
  const broken = errors.map((error) => ({ title: 'the run itself', message: error.message ?? '' }))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...of('unexpected'), ...broken],
    flaky: of('flaky'),
  }
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap((suite) => specsOf(suite))]
}

function firstError({ results = [] }) {
  return (
    results
      .flatMap(({ errors = [] }) => errors)
      .map(({ message = '', location }) =>
        location ? `${message}\nat ${location.file}:${location.line}` : message,
      )[0] ?? ''
  )
}
