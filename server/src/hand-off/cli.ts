import { readCommandLine, withServices } from '../cli-services.ts'
import { ConfigError } from '../config.ts'
import { issueClientId, issueHandOff } from '../modules/session/operations.ts'
import { explain } from '../platform/plain-error.ts'

async function run(): Promise<string> {
  const { words, config } = readCommandLine(process.env, process.argv.slice(2))
  const byClientId = words[0] === 'client-id'
  const [email, ...more] = byClientId ? words.slice(1) : words
  if (!email || more.length > 0)
    throw new ConfigError('Usage: npm run hand-off -- [--demo] [client-id] <e-mail>')
  return withServices(config, async (services) => {
    if (byClientId) {
      const issued = await issueClientId(services, email)
      if (!issued) throw new ConfigError('No account of this e-mail may sign in.')
      const query = new URLSearchParams({ id_client: issued.clientId, secret: issued.secret })
      return `http://localhost:${config.port}/connect?${query.toString()}`
    }
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
