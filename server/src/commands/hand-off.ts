import { readCommandLine, withServices } from './cli-services.ts'
import { ConfigError } from '../config.ts'
import { issueClientId, issueHandOff } from '../modules/session/operations/hand-offs.ts'
import { explain } from '../platform/plain-error.ts'

const usage =
  'Usage: npm run hand-off -- [--demo] [client-id] <e-mail> "<who opens it>" "<why>". The customer is told of both.'
const none = 'No account of this e-mail may sign in.'

/** The address that signs in once, at most a minute from now. */
async function run(): Promise<string> {
  const { words, config } = readCommandLine(process.env, process.argv.slice(2))
  const byClientId = words[0] === 'client-id'
  const [email, by, why, ...more] = byClientId ? words.slice(1) : words
  const isSaid = (text: string | undefined, most: number): text is string =>
    text !== undefined && text.trim() !== '' && text.length <= most
  if (!email || !isSaid(by, 80) || !isSaid(why, 200) || more.length > 0) throw new ConfigError(usage)
  return withServices(config, async (services) => {
    const { publicAddress } = services.deployment
    const address = (path: string, query: Record<string, string>) =>
      `${publicAddress ?? `http://localhost:${config.port}`}${path}?${new URLSearchParams(query).toString()}`
    if (byClientId) {
      const issued = await issueClientId(services, email, { by, why })
      if (!issued) throw new ConfigError(none)
      return address('/connect', { id_client: issued.clientId, secret: issued.secret })
    }
    const token = await issueHandOff(services, email, { by, why })
    if (!token) throw new ConfigError(none)
    return address('/', { token })
  })
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
