import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './api-endpoints.ts'

// docs/security.md says of each defence which test turns red without it: that test has to be there.

const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const whose = 'server/src/who-may-become-whom.test.ts'

function fileOf(name: string): string | undefined {
  const folders = ['', 'server/src/', 'server/src/modules/', 'server/src/platform/']
  return folders.map((folder) => folder + name).find((file) => existsSync(join(root, file)))
}
function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** Each test file that the page names, with the words of its tests that it quotes. */
const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`(?: \(("[^)]*")\))?/g)].map(
  ([, name = '', quoted = '']) => ({
    name,
    words: [...quoted.matchAll(/"([^"]+)"/g)].map(([, one = '']) => one),
  }),
)

it.each(named)('$name, which docs/security.md names, is there and has tests of $words', ({ name, words }) => {
  const file = fileOf(name)
  expect(file, name).toBeDefined()
  for (const one of words) expect(textOf(file!), `${name} has a test of "${one}"`).toContain(one)
})

/** The test of each row of "Who may become whom" that names no other file, in their order. */
const testOfRow: readonly (readonly [string, string])[] = [
  ['change of holder, the tax id is a customer', 'who becomes the holder of a contract'],
  ['the same, nobody has an address', 'a customer without any address: nobody is written to'],
  ['the same, the tax id is nobody', 'somebody whom nobody knows: the mail to the mailbox'],
  ['the same, the tax id becomes a customer', 'a link that went elsewhere is over, and signs nothing'],
  ['the same, it becomes one after it was signed', 'after it was signed elsewhere: is not attached to'],
  ['new contract, one or several together', 'who signs a new contract'],
  ['the same, nobody has an address', 'a customer without any address: nothing is mailed or signed'],
  ['activation with a bill', 'who activates the account of a customer'],
  ['a person who is in the retailer', 'after it was signed elsewhere: is not attached to'],
]

describe('who may become whom', () => {
  const rows = (page.split('## Who may become whom, on what proof')[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| way ') && !line.startsWith('| --- '))
  const ownRows = rows.filter((row) => !row.includes('.test.ts'))

  it('has a test for each row, here or where the row says', () => {
    expect(rows.length).toBeGreaterThan(testOfRow.length)
    expect(ownRows.map((row, at) => row.startsWith(`| ${testOfRow[at]?.[0]}`) || row)).toEqual(
      testOfRow.map(() => true),
    )
  })

  it.each(testOfRow)('%s …: "%s"', (_, title) => {
    expect(textOf(whose)).toContain(title)
  })
})
