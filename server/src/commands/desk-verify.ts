import { readCommandLine, withServices } from './cli-services.ts'
import { ConfigError } from '../config.ts'
import { findBreak, hasHead, headOfLog } from '../modules/desk/operations/verify-log.ts'
import { explain, PlainError } from '../platform/plain-error.ts'

/** Fails if the log of the desk was changed; with the last line of another day, also if lines were cut off at the end. */
async function run(): Promise<string> {
  const { words, config } = readCommandLine(process.env, process.argv.slice(2))
  const [before, ...more] = words
  if (more.length > 0 || (before !== undefined && !/^\d+:[0-9a-f]*$/.test(before)))
    throw new ConfigError('Usage: npm run desk:verify -- [<last line of another day>] [--demo]')
  return withServices(config, async ({ db }) => {
    const broken = await findBreak(db)
    if (broken !== null) throw new PlainError(`The log of the desk was changed at line ${broken}.`)
    if (before !== undefined && !(await hasHead(db, before)))
      throw new PlainError(`The log of the desk has lost the line ${before}.`)
    return `The log of the desk is whole. Keep its last line elsewhere: ${await headOfLog(db)}`
  })
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
