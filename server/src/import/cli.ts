import { readConfig } from '../config.ts'
import { readDeployment } from '../deployment-file.ts'
import { migrate } from '../platform/db/migrate.ts'
import { explain } from '../platform/plain-error.ts'
import { openCliDatabase } from './cli-database.ts'
import { findCommand, usage, type ImportCommand } from './command-line.ts'
import { importFolder } from './import-folder.ts'
import { showProgress } from './progress.ts'
import { ReportFile } from './report-file.ts'
import { reportText } from './report-text.ts'

function say(line: string) {
  return process.stdout.write(`${line}\n`)
}

async function run({ folder, check, reports: reportFiles }: ImportCommand): Promise<number> {
  // An import needs only the database; in demo mode the settings require no deployment file. Where one is named, it says
  // whether contracts may have the social bonus.
  const config = readConfig(process.env, ['--demo'])
  const { db, ...database } = await openCliDatabase(config, say)
  const progress = showProgress(process.stdout, () => performance.now())
  try {
    await migrate(db, undefined, say)
    const files = reportFiles.map((path) => new ReportFile(path))
    const named = process.env['ENDOLL_DEPLOYMENT'] ? await readDeployment(config.deploymentFile) : undefined
    const report = await importFolder(db, folder, {
      check,
      ...(named && { referenceRetailer: named.deployment.contracting.referenceRetailer }),
      onProgress: progress.update,
      onProblem: (problem) => {
        for (const file of files) file.add(problem)
      },
    })
    progress.end()
    say(reportText(report))
    for (const file of files) file.close(report)
    return Object.keys(report.problemCounts).length === 0 ? 0 : 2
  } finally {
    progress.end()
    await database.close()
  }
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
