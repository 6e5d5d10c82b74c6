import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type Reporter } from 'vitest/node'
import { broken, type Break } from './breaks.ts'
import { makeScratch, type Scratch } from './scratch.ts'

export interface Outcome {
  readonly row: Break
  /** The test that turned red, as `file: title`. */
  readonly noticedBy?: string
  /** Why it counts as unnoticed, beside that no test turned red. */
  readonly problem?: string
  readonly seconds: number
}

/**
 * Tries one break after the other in a copy of the tree. One vitest serves them all, so that the database of the
 * server's tests starts once; `report` is called with each break as soon as it is tried.
 */
export async function tryBreaks(
  rows: readonly Break[],
  report: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const scratch = makeScratch()
  const seen = watchRun(scratch)
  try {
    return await withTests({ scratch, seen }, async (run) => {
      await expectGreen(run, seen, rows)
      const outcomes: Outcome[] = []
      for (const row of rows) {
        const outcome = await tryBreak(row, { scratch, run, seen })
        report(outcome)
        outcomes.push(outcome)
      }
      return outcomes
    })
  } finally {
    scratch.remove()
  }
}

interface Run {
  (tests: readonly string[]): Promise<unknown>
  /** Called when a file has changed. */
  readonly forget: (file: string) => void
}

/** Starts vitest on the copy, with a database of its own that is brought up to date now, and ends both. */
async function withTests<T>(
  { scratch, seen }: Pick<Workshop, 'scratch' | 'seen'>,
  use: (run: Run) => Promise<T>,
): Promise<T> {
  const vitest = await createVitest('test', {
    root: scratch.path,
    config: join(scratch.path, 'vitest.config.ts'),
    watch: false,
    silent: true,
    bail: 1,
    reporters: [seen.reporter],
  })
  try {
    await vitest.standalone()
    const run = (tests: readonly string[]) => {
      seen.forget()
      return vitest.runTestFiles(tests.map((file) => join(scratch.path, file)))
    }
    return await use(Object.assign(run, { forget: (file: string) => vitest.invalidateFile(file) }))
  } finally {
    await vitest.close()
  }
}

/** What the present run has shown; vitest's own result keeps what earlier runs have. */
interface Seen {
  readonly reporter: Reporter
  readonly forget: () => void
  readonly ran: Set<string>
  readonly failedTests: string[]
  readonly failedFiles: string[]
}

function watchRun({ path }: Scratch): Seen {
  const ran = new Set<string>()
  const failedTests: string[] = []
  const failedFiles: string[] = []
  const nameOf = (moduleId: string) => moduleId.slice(path.length + 1)
  return {
    ran,
    failedTests,
    failedFiles,
    forget: () => {
      ran.clear()
      failedTests.length = 0
      failedFiles.length = 0
    },
    reporter: {
      onTestCaseResult: (test) => {
        if (test.result().state === 'failed')
          failedTests.push(`${nameOf(test.module.moduleId)}: ${test.name}`)
      },
      onTestModuleEnd: (file) => {
        ran.add(nameOf(file.moduleId))
        for (const suite of [file, ...file.children.allSuites()]) {
          for (const error of suite.errors()) failedFiles.push(`${nameOf(file.moduleId)}: ${error.message}`)
        }
      },
      onTestRunEnd: (_files, errors) => {
        failedFiles.push(...errors.map((error) => error.message))
      },
    },
  }
}

/** A test that is red by itself notices nothing. */
async function expectGreen(run: Run, seen: Seen, rows: readonly Break[]): Promise<void> {
  const tests = [...new Set(rows.flatMap((row) => row.tests.flat()))]
  await run(tests)
  const [red] = [...seen.failedTests, ...seen.failedFiles]
  if (red !== undefined) throw new Error(`before anything is broken this is red: ${red}`)
  const missing = tests.find((file) => !seen.ran.has(file))
  if (missing !== undefined) throw new Error(`${missing} belongs to no project of vitest.config.ts`)
}

interface Workshop {
  readonly scratch: Scratch
  readonly run: Run
  readonly seen: Seen
}

/** What is a migration is in the tests' database already: it is tried in one that is made after the break. */
function isMigration(file: string): boolean {
  return file.includes('/migrations/')
}

async function runUntilRed(run: Run, seen: Seen, { tests }: Break): Promise<void> {
  for (const group of tests) {
    await run(group)
    if (seen.failedTests.length > 0 || seen.failedFiles.length > 0) return
  }
}

async function tryBreak(row: Break, { scratch, run, seen }: Workshop): Promise<Outcome> {
  const started = performance.now()
  const file = join(scratch.path, row.file)
  const content = readFileSync(file, 'utf8')
  const outcome = (found: Omit<Outcome, 'row' | 'seconds'>) => ({
    row,
    ...found,
    seconds: (performance.now() - started) / 1000,
  })
  try {
    writeFileSync(file, broken(row, content))
    run.forget(file)
    await (isMigration(row.file)
      ? withTests({ scratch, seen }, (runAnew) => runUntilRed(runAnew, seen, row))
      : runUntilRed(run, seen, row))
    const [noticedBy] = seen.failedTests
    if (noticedBy !== undefined) return outcome({ noticedBy })
    const [problem] = seen.failedFiles
    return outcome(problem === undefined ? {} : { problem: `no test ran: ${problem.split('\n')[0]}` })
  } catch (error) {
    return outcome({ problem: error instanceof Error ? error.message : String(error) })
  } finally {
    writeFileSync(file, content)
    run.forget(file)
  }
}
