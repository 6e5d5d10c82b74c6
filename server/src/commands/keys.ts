import { readCommandLine, withServices } from './cli-services.ts'
import { ConfigError, type Config } from '../config.ts'
import { heldKeys, newKeyLine } from '../platform/at-rest/keys.ts'
import { forgetKeys } from '../platform/at-rest/require-keys.ts'
import { openAll, reseal, type Resealed } from '../platform/at-rest/reseal.ts'
import { systemClock, todayOf } from '../platform/clock.ts'
import type { Db } from '../platform/db/open.ts'
import { dropKey, rotateKeys } from '../platform/links/keys.ts'
import { explain } from '../platform/plain-error.ts'

const usage =
  'Usage: npm run keys -- rotate | drop <id> | at-rest new | at-rest status | at-rest reseal | at-rest open [--demo]'

function countsOf(all: readonly Resealed[], what: 'before' | 'done'): string {
  const some = all.filter((one) => one[what] > 0)
  return some.map((one) => `${one.column} ${one[what]}`).join(', ') || 'none'
}

async function resealAll(db: Db): Promise<string> {
  const done = await reseal(db, { write: true })
  const left = await reseal(db, { write: false })
  const lines = [`Sealed with the first key of atRest.keys: ${countsOf(done, 'done')}.`]
  if (left.some(({ before }) => before > 0))
    return [...lines, `Written meanwhile, so run it again: ${countsOf(left, 'before')}.`].join('\n')
  const over = await forgetKeys(db, heldKeys()[0]?.id)
  if (over.length > 0) lines.push(`Seals nothing any more, and may go from atRest.keys: ${over.join(', ')}.`)
  return lines.join('\n')
}

async function openEverything(db: Db): Promise<string> {
  const opened = countsOf(await openAll(db), 'done')
  await forgetKeys(db, undefined)
  return `Opened: ${opened}. Take atRest.keys out of the deployment before a server starts.`
}

async function atRest(config: Config, what: string | undefined): Promise<string> {
  if (what === 'new') return newKeyLine(todayOf({ clock: systemClock }))
  if (what === 'status')
    return withServices(
      config,
      async ({ db }) =>
        `Not sealed with the first key of atRest.keys: ${countsOf(await reseal(db, { write: false }), 'before')}.`,
    )
  if (what === 'reseal') return withServices(config, ({ db }) => resealAll(db))
  if (what === 'open') return withServices(config, ({ db }) => openEverything(db))
  throw new ConfigError(usage)
}

async function run(): Promise<string> {
  const { words, config } = readCommandLine(process.env, process.argv.slice(2))
  const [what, id = '', ...more] = words
  if (what === 'at-rest' && more.length === 0) return atRest(config, id)
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
  throw new ConfigError(usage)
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
