import { readCommandLine, withServices } from './cli-services.ts'
import { ConfigError } from '../config.ts'
import { findAccountByEmail } from '../modules/session/queries.ts'
import { openNamesInLog } from '../platform/name-in-log.ts'
import { explain } from '../platform/plain-error.ts'

const usage = 'Usage: npm run name-in-log -- <e-mail> [--demo]'

/** What the lines of a customer's calls carry as `customer`. */
async function run(): Promise<string> {
  const { words, config } = readCommandLine(process.env, process.argv.slice(2))
  const [email, ...more] = words
  if (!email || more.length > 0) throw new ConfigError(usage)
  return withServices(config, async ({ db }) => {
    const account = await findAccountByEmail(db, email)
    if (!account) throw new ConfigError('There is no account of this e-mail.')
    return (await openNamesInLog(db))(account.customer_id)
  })
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
