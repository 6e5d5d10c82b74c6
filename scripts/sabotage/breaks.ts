import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesIn, root } from '../api-endpoints.ts'

/** One way of breaking the product on purpose. */
export interface Break {
  /** What is wrong then, in a few words. */
  readonly name: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly text: string
  /** What the text becomes. It must still compile: a file that cannot be loaded proves nothing. */
  readonly becomes: string
  /** Test files of which at least one must turn red; only these are run. */
  readonly tests: readonly string[]
}

/** A break with the capability that its file in breaks/ is called after. */
export interface NamedBreak extends Break {
  readonly capability: string
}

export async function allBreaks(): Promise<NamedBreak[]> {
  const files = filesIn('scripts/sabotage/breaks/*.ts')
  const found = await Promise.all(
    files.map(async (file) => {
      const { breaks } = (await import(pathToFileURL(join(root, file)).href)) as { breaks: readonly Break[] }
      return breaks.map((row) => ({ ...row, capability: basename(file, '.ts') }))
    }),
  )
  return found.flat()
}

/** The breaks whose name contains one of the words; without words all of them. */
export async function chooseBreaks(words: readonly string[]): Promise<NamedBreak[]> {
  const all = await allBreaks()
  if (words.length === 0) return all
  return all.filter(({ capability, name, file }) =>
    words.some((word) => `${capability} ${name} ${file}`.toLowerCase().includes(word.toLowerCase())),
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

/** What keeps a break from being tried, as a sentence; undefined when nothing does. */
export function rotten(row: Break): string | undefined {
  const missing = [row.file, ...row.tests].find((file) => !existsSync(join(root, file)))
  if (missing !== undefined) return `${row.name}: ${missing} does not exist`
  if (row.tests.length === 0) return `${row.name}: names no test`
  if (row.text === row.becomes) return `${row.name}: changes nothing`
  const times = timesIn(readFileSync(join(root, row.file), 'utf8'), row.text)
  return times === 1 ? undefined : `${row.name}: its text stands ${times} times in ${row.file}`
}
