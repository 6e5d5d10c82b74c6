import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { readConfig } from '../config.ts'
import { readDeployment } from '../deployment-file.ts'
import { postMessage } from '../gateways/retailer/post-message.ts'
import { systemClock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open.ts'
import { migrate } from '../platform/db/migrate.ts'
import { explain, PlainError } from '../platform/plain-error.ts'
import { openCliDatabase } from './cli-database.ts'
import { findCommand, usage, type ImportCommand } from './command-line.ts'
import { importFolder, type ImportOptions, type ImportReport } from './import-folder.ts'
import { takeAtRestKeys } from '../open-at-rest.ts'
import { startSealing } from '../platform/at-rest/require-keys.ts'
import { showProgress } from './progress.ts'
import { reportFile } from './report-file.ts'
import { reportText } from './report-text.ts'
import { watchFolder, type Watch } from './watch.ts'

/** How often the watched folder is looked at, at the least. */
const LOOK_MS = 10_000

function say(line: string) {
  return process.stdout.write(`${line}\n`)
}

interface Task {
  readonly folder: string
  readonly reports: readonly string[]
  /** Where what stands on the screen is written too. */
  readonly textFile?: string
}

/** Reads a folder, reports, and returns the exit code. */
async function readFolder(
  db: Db,
  options: ImportOptions,
  { folder, reports, textFile }: Task,
): Promise<number> {
  const progress = showProgress(process.stdout, () => performance.now())
  const files: ReturnType<typeof reportFile>[] = []
  let report: ImportReport | undefined
  try {
    for (const path of reports) files.push(reportFile(path, options.language ?? 'en'))
    report = await importFolder(db, folder, {
      ...options,
      onProgress: progress.update,
      onProblem: (problem) => {
        for (const file of files) file.addProblem(problem)
      },
      onNotice: (notice) => {
        for (const file of files) file.addNotice(notice)
      },
    })
    progress.end()
    const text = reportText(report)
    say(text)
    if (textFile !== undefined) await writeFile(textFile, `${text}\n`)
    return Object.keys(report.problemCounts).length === 0 ? 0 : 2
  } finally {
    progress.end()
    for (const file of files) file.close(report)
  }
}

async function run(command: ImportCommand): Promise<number> {
  // An import needs only the database; in demo mode the settings require no deployment file. Where one is named, it says
  // whether contracts may have the social bonus, how passwords are, and what addresses mails go to.
  const config = readConfig(process.env, ['--demo'])
  const { db, ...database } = await openCliDatabase(config, say)
  try {
    await migrate(db, undefined, say)
    const named = process.env['ENDOLL_DEPLOYMENT']
      ? await readDeployment(config.deploymentFile, config.environment)
      : undefined
    await takeAtRestKeys(config, named?.deployment)
    await startSealing(db)
    const options: ImportOptions = {
      check: command.check,
      language: command.language,
      ...(named && {
        referenceRetailer: named.deployment.contracting.referenceRetailer,
        smtpUtf8: named.deployment.mail.smtpUtf8,
        passwords: {
          settings: named.deployment.password,
          organisation: named.deployment.organisation.name,
        },
      }),
    }
    if (!command.watch) return await readFolder(db, options, command)
    await watch(db, options, { ...command, secret: named?.deployment.retailer.outboxSecret ?? undefined })
    return 0
  } finally {
    await database.close()
  }
}

type Watched = Pick<ImportCommand, 'folder' | 'tell' | 'settledSeconds'> & {
  readonly secret: string | undefined
}

/** Reads folders as they come, until the process is asked to end. */
async function watch(
  db: Db,
  options: ImportOptions,
  { folder, tell, settledSeconds, secret }: Watched,
): Promise<void> {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
  say(
    `Watching ${folder}. Put a folder into it: it is read once nothing in it has changed for ${settledSeconds} s.`,
  )
  let failure = ''
  const watched: Watch = {
    folder,
    settledMs: settledSeconds * 1000,
    nowMs: () => systemClock.nowMs(),
    read: (path, reportsAt) => {
      say(`\n${basename(path)}`)
      return readFolder(db, options, { folder: path, ...reportsAt }).catch(async (error: unknown) => {
        // A broken folder waits aside for somebody; a broken database ends the watch.
        if (!(error instanceof PlainError)) throw error
        say(explain(error))
        await writeFile(reportsAt.textFile, `${explain(error)}\n`)
        return 1
      })
    },
    onMoved: ({ moved }) => say(`Moved to ${moved}.`),
    tell:
      tell === undefined
        ? undefined
        : (arrival) => postMessage({ address: tell, secret }, arrival, systemClock),
    onUntold: (error) => {
      const said = `${tell} could not be told, and will be: ${explain(error)}`
      if (said !== failure) say(said)
      failure = said
    },
  }
  await watchFolder(watched, {
    everyMs: Math.min(LOOK_MS, watched.settledMs / 2),
    signal: ending.signal,
  })
}

const command = findCommand(process.argv.slice(2))
if (command) {
  process.exitCode = await run(command).catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`)
    return 1
  })
} else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}
