import { readCommandLine, withServices } from '../commands/cli-services.ts'
import { ConfigError } from '../config.ts'
import { explain } from '../platform/plain-error.ts'
import { resendMails } from './resend-mails.ts'

async function run(): Promise<string> {
  const { words, config } = readCommandLine(process.env, process.argv.slice(2))
  if (words.length > 0) throw new ConfigError('Usage: npm run resend-mails -- [--demo]')
  const count = await withServices(config, resendMails)
  return `${count} mails that were given up are sent within a minute.`
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
