// The rules and the dashboard of deployments/monitoring: what they ask for exists, and every alert says what to do.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './api-endpoints.ts'

const folder = join(root, 'deployments/monitoring')
const rules = readFileSync(join(folder, 'endoll-rules.yml'), 'utf8')
const tests = readFileSync(join(folder, 'endoll-rules.test.yml'), 'utf8')
const dashboard = readFileSync(join(folder, 'endoll-dashboard.json'), 'utf8')

/** As GitHub makes them of headings. */
function anchorsOf(page: string): Set<string> {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((one) =>
      one
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/** Names of ours and of OpenTelemetry's; those of Node, of the machine and of probes are others' to keep. */
function metricsIn(text: string): string[] {
  const names = [...text.matchAll(/\b(?:endoll|http_server|db_client)_[a-z_]+\b/g)].map(([name]) => name)
  return names.map((name) => name.replace(/_seconds_(bucket|count|sum)$/, '_seconds'))
}

describe('alerts', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)

  it('each names a page of the runbook that is there [r.runbook]', () => {
    const anchors = anchorsOf(readFileSync(join(root, 'docs/runbook.md'), 'utf8'))
    const named = [...rules.matchAll(/runbook: docs\/runbook\.md#(\S+)/g)].map(([, anchor = '']) => anchor)
    expect(named).toHaveLength(alerts.length)
    expect(named.filter((anchor) => !anchors.has(anchor))).toEqual([])
  })

  it('each is set off once by the tests of the rules', () => {
    expect(alerts.filter((name) => !tests.includes(`alertname="${name}"`))).toEqual([])
  })
})

it('rules and dashboard ask for metrics that a server has', () => {
  const declared = globSync('server/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/name: '([a-z_]+)'/g)].map(([, name = '']) => name),
    )
  const asked = new Set([...metricsIn(rules), ...metricsIn(dashboard)])
  expect(asked.size).toBeGreaterThan(15)
  expect([...asked].filter((name) => !declared.includes(name))).toEqual([])
})

/** Debian's `prometheus` has it; `.ci/run` brings it. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

it.skipIf(!hasPromtool)('promtool takes the rules, and each does what its test says (needs promtool)', () => {
  const promtool = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' })
    return { status, said: `${stdout}${stderr}` }
  }
  expect(promtool('check', 'rules', 'endoll-rules.yml')).toMatchObject({ status: 0 })
  expect(promtool('test', 'rules', 'endoll-rules.test.yml')).toMatchObject({ status: 0 })
})
