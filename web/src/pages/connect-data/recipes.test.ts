import { expect, it } from 'vitest'
import * as data from '@endoll/api/data.ts'
import { homeAssistantFile, recipeOf, uses } from './recipes.ts'

const access = { office: 'https://office.test', secret: 's3cret', supply: 'A 1' }
const names = { soFar: 'So "far"', expected: 'Expected', price: 'Price', debit: 'Debit' }

/** The call that a path below the supply names. */
function callOf(path: string) {
  const calls = Object.values(data).filter((value) => typeof value === 'object' && 'path' in value)
  return calls.find((call) => call.path === `supplies/{name}/${path}/`)
}

it('Home Assistant reads calls that there are, and fields that their replies have', () => {
  const file = homeAssistantFile(access, names)
  const blocks = file.split('  - resource: ').slice(1)
  expect(blocks).toHaveLength(3)
  for (const block of blocks) {
    const [address = ''] = block.split('\n')
    const path = /^https:\/\/office\.test\/api\/data\/v1\/supplies\/A%201\/(\w+)\/$/.exec(address)?.[1] ?? ''
    const call = callOf(path)
    expect(call, address).toBeDefined()
    expect(block).toContain('Authorization: "Bearer s3cret"')
    const example = JSON.stringify(call && 'example' in call ? call.example : {})
    const fields = [
      ...block.matchAll(/value_json\.(\w+)/g),
      ...block.matchAll(/\]\.(\w+)|estimate\.(\w+)|attribute='(\w+)'|selectattr\('(\w+)'/g),
    ].flatMap(([, ...found]) => found.filter(Boolean))
    expect(fields.length).toBeGreaterThan(0)
    for (const field of fields) expect(example, `${path} ${field}`).toContain(`"${field}":`)
  }
  expect(file).toContain('name: "So \\"far\\""')
})

it.each(uses)('what is pasted for %s has the secret and the office once made', (use) => {
  const text = recipeOf(use, access, names)
  expect(text).toContain('https://office.test/api/data/v1/')
  expect(text).toContain('s3cret')
})
