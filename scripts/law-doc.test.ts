// docs/law.md names every duty with its article and its tests; whoever drops a test drops the row, and the other way round.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, root } from './api-endpoints.ts'

const page = readFileSync(join(root, 'docs/law.md'), 'utf8')
function idsIn(text: string): string[] {
  return [...text.matchAll(/\[(law\.[\da-z.]+)\]/g)].map(([, id = '']) => id)
}

/** The cells of each row below a heading, without the head of the table. */
function rowsBelow(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const tests = filesIn('{{domain,api,server,web}/src,e2e,scripts}/**/*.{test,spec}.{ts,tsx}').filter(
  (file) => !file.includes('node_modules') && !file.endsWith('law-doc.test.ts'),
)
const tested = new Set(tests.flatMap((file) => idsIn(readFileSync(join(root, file), 'utf8'))))

describe('the page for the retailer’s lawyer', () => {
  it('[law.page] names the tests of each duty that is met, or why there is none', () => {
    const rows = rowsBelow('Built')
    expect(rows.length).toBeGreaterThan(20)
    for (const [duty = '', article = '', seen = '', , named = ''] of rows) {
      for (const cell of [duty, article, seen]) expect(cell.length, duty).toBeGreaterThan(5)
      if (!named.startsWith('none: ')) expect(idsIn(named), duty).not.toEqual([])
      for (const id of idsIn(named)) expect(tested, `${id} of ${duty}`).toContain(id)
    }
  })

  it('leaves out no id of a test', () => {
    const named = new Set(idsIn(page))
    expect([...tested].filter((id) => !named.has(id))).toEqual([])
  })

  it('says of what is not met which article asks for it and what is missing', () => {
    for (const cells of rowsBelow('Not built'))
      for (const cell of cells) expect(cell.length, cells[0]).toBeGreaterThan(3)
  })
})
