// No package that the server needs stands in the lock with a version that an advisory we know of names.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './api-endpoints.ts'

interface Advisory {
  readonly package: string
  /** First version that has the fault, and the first that has it no more. */
  readonly from: string
  readonly fixed: string
  readonly id: string
  readonly source: string
}

interface Locked {
  readonly version?: string
  readonly dev?: boolean
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

const advisories = read('scripts/advisories/server-packages.json') as readonly Advisory[]

/** Below zero where the one version comes first; both are exact, as a lock has them. */
function compare(one: string, other: string): number {
  const parts = (version: string) => version.replace(/-.*/, '').split('.').map(Number)
  const [first, second] = [parts(one), parts(other)]
  return first.map((part, index) => part - (second[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}

function faultsIn(packages: Readonly<Record<string, Locked>>): string[] {
  return Object.entries(packages).flatMap(([path, { version, dev }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (dev || version === undefined) return []
    return advisories
      .filter((one) => one.package === name)
      .filter(({ from, fixed }) => compare(version, from) >= 0 && compare(version, fixed) < 0)
      .map(({ id }) => `${name} ${version}: ${id}`)
  })
}

it('finds a planted version, alone and below another package, and no later one', () => {
  expect(
    faultsIn({
      'node_modules/fastify': { version: '5.3.1' },
      'node_modules/ajv/node_modules/fast-uri': { version: '3.1.4' },
      'node_modules/nodemailer': { version: '9.1.1' },
      'node_modules/@fastify/static': { version: '9.1.0', dev: true },
    }),
  ).toEqual([
    'fastify 5.3.1: CVE-2025-32442',
    'fastify 5.3.1: GHSA-jx2c-rxcm-jvmq',
    'fast-uri 3.1.4: GHSA-f65p-4m7j-42xc',
    'fast-uri 3.1.4: GHSA-jqff-g426-hqxp',
    'fast-uri 3.1.4: GHSA-fph4-wmhf-6fwf',
    'fast-uri 3.1.4: GHSA-5jgf-p345-68v8',
  ])
})

it('finds none in the lock', () => {
  const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, Locked>> }
  expect(Object.keys(packages)).toContain('node_modules/fastify')
  expect(faultsIn(packages)).toEqual([])
})
