import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesIn, root } from '../api-endpoints.ts'
import { testsWithRules } from '../coverage-rows.ts'

/** One way of breaking the product on purpose, as a `….break.ts` beside the code writes it. */
interface WrittenBreak {
  /** What is wrong then, in a few words. */
  readonly name: string
  /** Stands in the file exactly once. */
  readonly text: string
  /** What the text becomes. It must still compile: a file that cannot be loaded proves nothing. */
  readonly becomes: string
  /** Ids of rules whose tests may notice it, beside those of the folder. Where `file` is given: files from the root. */
  readonly noticedBy?: readonly string[]
  /** The broken file, where it is no TypeScript that lies beside. */
  readonly file?: string
}

export interface Break {
  readonly name: string
  readonly file: string
  readonly text: string
  readonly becomes: string
  /** Tests of which one must turn red, in groups: the next group runs only where none of those before is red. */
  readonly tests: readonly (readonly string[])[]
}

const elsewhere = 'scripts/sabotage/elsewhere.ts'

export async function allBreaks(): Promise<Break[]> {
  const rules = testsWithRules()
  const files = [...filesIn('{domain,api,server,web}/src/**/*.break.ts'), elsewhere]
  const found = await Promise.all(
    files.map(async (file) => {
      const { breaks } = (await import(pathToFileURL(join(root, file)).href)) as {
        breaks: readonly WrittenBreak[]
      }
      return breaks.map(({ noticedBy = [], ...row }): Break => {
        const ofRules = noticedBy.flatMap((id) => testsOfRule(id, rules))
        if (row.file !== undefined) return { ...row, file: row.file, tests: [ofRules] }
        const [beside, inFolder] = testsNear(file)
        const groups = [beside, ofRules, inFolder].filter((tests) => tests.length > 0)
        return { ...row, file: codeBeside(file), tests: groups }
      })
    }),
  )
  return found.flat()
}

/** `power.ts` (or .tsx) of `power.break.ts`. */
function codeBeside(file: string): string {
  const name = join(dirname(file), basename(file, '.break.ts'))
  return filesIn(`${name}.tsx`)[0] ?? `${name}.ts`
}

/** The test beside the code of a break, if there is one, and the other tests of its folder. */
function testsNear(file: string): [string[], string[]] {
  const name = basename(file, '.break.ts')
  const isBeside = (test: string) => basename(test).startsWith(`${name}.test.`)
  const tests = filesIn(`${dirname(file)}/*.test.{ts,tsx}`)
  return [tests.filter(isBeside), tests.filter((test) => !isBeside(test))]
}

/** The test files of which a title carries the id; what is no id is the file itself. */
function testsOfRule(id: string, rules: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const holding = [...rules].flatMap(([file, ids]) => (ids.has(id) ? [file] : []))
  return holding.length > 0 ? holding.filter((file) => !file.startsWith('e2e/')) : [id]
}

/** The breaks of which file or name contains one of the words; without words all of them. */
export async function chooseBreaks(words: readonly string[]): Promise<Break[]> {
  const all = await allBreaks()
  if (words.length === 0) return all
  return all.filter(({ name, file }) =>
    words.some((word) => `${name} ${file}`.toLowerCase().includes(word.toLowerCase())),
  )
}

function timesIn(text: string, part: string): number {
  return text.split(part).length - 1
}

/** The file with the break in it; throws when the text to be broken does not stand there exactly once. */
export function broken({ name, text, becomes }: Break, content: string): string {
  const times = timesIn(content, text)
  if (times !== 1) throw new Error(`${name}: its text stands ${times} times in its file`)
  return content.replace(text, () => becomes)
}

/** What keeps a break from being tried, as a sentence; undefined if nothing does. */
export function rotten(row: Break): string | undefined {
  const tests = row.tests.flat()
  const missing = [row.file, ...tests].find((file) => !existsSync(join(root, file)))
  if (missing !== undefined) return `${row.name}: ${missing} does not exist`
  if (tests.length === 0) return `${row.name}: names no test`
  if (row.text === row.becomes) return `${row.name}: changes nothing`
  const times = timesIn(readFileSync(join(root, row.file), 'utf8'), row.text)
  return times === 1 ? undefined : `${row.name}: its text stands ${times} times in ${row.file}`
}
