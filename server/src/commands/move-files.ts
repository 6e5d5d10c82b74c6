import { readCommandLine, withServices } from './cli-services.ts'
import { ConfigError } from '../config.ts'
import { moveFiles } from '../platform/files/moving-store.ts'
import { filesSettingText, openFileStore } from '../gateways/files/open-file-store.ts'
import { explain } from '../platform/plain-error.ts'

async function run(): Promise<string> {
  const { words, config } = readCommandLine(process.env, process.argv.slice(2))
  const { files, filesBefore } = config
  if (words.length > 0) throw new ConfigError('Usage: npm run move-files [-- --demo]')
  if (!filesBefore) throw new ConfigError('ENDOLL_FILES_BEFORE must say where the files lie now.')
  const [now, before] = [await openFileStore(files), await openFileStore(filesBefore)]
  const { moved, unknown, spoilt } = await withServices(config, (services) =>
    moveFiles(services, now, before),
  )
  if (spoilt.length > 0) process.exitCode = 1
  return [
    `${moved} files moved from ${filesSettingText(filesBefore)} to ${filesSettingText(files)}.`,
    ...(unknown > 0
      ? [`${unknown} more lie there that the database does not know; they are removed within a day.`]
      : []),
    ...(spoilt.length > 0
      ? [`Not moved, because their bytes are not those that were sent: ${spoilt.join(', ')}`]
      : []),
  ].join('\n')
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
