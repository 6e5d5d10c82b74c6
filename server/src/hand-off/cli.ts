import { readCommandLine, withServices } from '../cli-services.ts'
import { ConfigError } from '../config.ts'
import { issueHandOff } from '../modules/session/operations.ts'
import { explain } from '../platform/plain-error.ts'

async function run(): Promise<string> {
  const { words, config } = readCommandLine(process.env, process.argv.slice(2))
  const [email, ...more] = words
  if (!email || more.length > 0) throw new ConfigError('Usage: npm run hand-off -- [--demo] <e-mail>')
  return withServices(config, async (services) => {
    const token = await issueHandOff(services, email)
    if (!token) throw new ConfigError('No account of this e-mail may sign in.')
    return `http://localhost:${config.port}/?token=${token}`
  })
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
