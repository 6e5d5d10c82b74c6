import { readCommandLine, withServices } from './cli-services.ts'
import { ConfigError } from '../config.ts'
import { dropKey, rotateKeys } from '../platform/links/keys.ts'
import { explain } from '../platform/plain-error.ts'

async function run(): Promise<string> {
  const { words, config } = readCommandLine(process.env, process.argv.slice(2))
  const [what, id = '', ...more] = words
  if (what === 'rotate' && id === '') {
    const key = await withServices(config, ({ db, clock }) => rotateKeys(db, clock.nowMs()))
    return `Key ${key.id} signs two minutes from now on; nobody is signed out.`
  }
  if (what === 'drop' && id !== '' && more.length === 0) {
    const dropped = await withServices(config, ({ db, clock }) => dropKey(db, clock.nowMs(), id))
    return dropped
      ? `Key ${id} is gone: what it signed is worth nothing within a minute.`
      : `There is no key ${id}.`
  }
  throw new ConfigError('Usage: npm run keys -- rotate | drop <id> [--demo]')
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
