import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { mailProblems } from './check-mail.ts'
import type { Config } from './config.ts'
import { explainStart } from './explain-start.ts'
import { canSignInTo } from './gateways/mail/smtp.ts'
import { certificateEndMs, reach } from './gateways/reach.ts'
import { systemClock } from './platform/clock.ts'
import { heldKeys } from './platform/at-rest/keys.ts'
import { requireKeys } from './platform/at-rest/require-keys.ts'
import { callLimits } from './platform/db/limits.ts'
import { pendingMigrations } from './platform/db/migrate.ts'
import { openDatabase, type Db } from './platform/db/open.ts'
import { PlainError } from './platform/plain-error.ts'
import { newFileId } from './platform/files/file-store.ts'
import { filesSettingText, openFileStore, type Bucket } from './gateways/files/open-file-store.ts'

/** What was tried, and what came of it: nothing to say is well, undefined is not set up. */
export interface Checked {
  readonly what: string
  readonly problems: readonly string[] | undefined
  /** The message if all is well. */
  readonly told?: string
}

const dayMs = 86_400_000
const fewestDays = 14
const leastFree = 0.1
const longestClockMs = 2000

/** The code of an error and nothing else of it: its words may quote an address with its password. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const [cause] = error instanceof AggregateError ? (error.errors as unknown[]) : [error.cause]
  if ('code' in error && typeof error.code === 'string') return ` (${error.code})`
  return cause === undefined ? '' : codeOf(cause)
}

/** Of a database that has no tables yet nothing is asked. */
async function checkKeysAtRest(db: Db): Promise<Checked> {
  const what = 'keys at rest'
  const problems = await requireKeys(db).then(
    () => [],
    (error: unknown) => (error instanceof PlainError ? [error.message] : []),
  )
  const [sealing] = heldKeys()
  if (!sealing && problems.length === 0) return { what, problems: undefined }
  return { what, problems, ...(sealing && { told: `${sealing.id} seals` }) }
}

async function checkDatabase({ databaseUrl }: Config): Promise<Checked[]> {
  if (!databaseUrl)
    return [
      { what: 'database', problems: ['DATABASE_URL is not set: the server would start one of its own.'] },
    ]
  try {
    const db = await openDatabase({ asks: 'command', connection: { connectionString: databaseUrl, max: 1 } })
    try {
      const askedMs = systemClock.nowMs()
      const { rows } = await sql<{ version: string; now_ms: number; reads_only: boolean }>`
        select current_setting('server_version') as version,
               extract(epoch from clock_timestamp())::float8 * 1000 as now_ms,
               current_setting('transaction_read_only')::boolean or pg_is_in_recovery() as reads_only`.execute(
        db,
      )
      const { version, now_ms: theirsMs, reads_only: readsOnly } = rows[0]!
      const { pending } = await pendingMigrations(db)
      const differenceMs = Math.abs(theirsMs - (askedMs + systemClock.nowMs()) / 2)
      const clock =
        differenceMs > longestClockMs
          ? [
              `The clocks of this machine and of the database differ by ${Math.round(differenceMs / 1000)} s: keep both by NTP.`,
            ]
          : []
      const to = readsOnly ? ['It takes no changes: DATABASE_URL leads to a standby; name the primary.'] : []
      const waiting = pending.length === 0 ? '' : `, ${pending.length} migrations to be done (migrate --plan)`
      return [
        { what: 'database', problems: to, told: `PostgreSQL ${version}${waiting}` },
        { what: 'clock', problems: clock },
        await checkKeysAtRest(db),
      ]
    } finally {
      await db.destroy()
    }
  } catch (error) {
    return [{ what: 'database', problems: [`${explainStart(error).split('\n')[0]}`] }]
  }
}

async function checkPooler({ databasePooler }: Config): Promise<Checked> {
  if (!databasePooler) return { what: 'pooler', problems: undefined }
  const connection = { connectionString: databasePooler, max: 1 }
  return openDatabase({ asks: 'nobody', connection, limits: callLimits, pooled: true }).then(
    async (db) => {
      await db.destroy()
      return { what: 'pooler', problems: [] }
    },
    (error: unknown) => ({ what: 'pooler', problems: [`${explainStart(error).split('\n')[0]}`] }),
  )
}

async function checkMail({ mail }: Deployment): Promise<Checked> {
  if (mail.server === null)
    return { what: 'mail', problems: ['mail.server is not set: mails wait, and nobody gets a code.'] }
  try {
    await canSignInTo(mail.server)
  } catch (error) {
    return {
      what: 'mail',
      problems: [
        `The mail server does not let us in${codeOf(error)}: look at mail.server, and whether its port is open from here.`,
      ],
    }
  }
  return { what: 'mail', problems: await mailProblems(mail) }
}

async function checkCards({ payments, switches }: Deployment): Promise<Checked> {
  if (!switches.enablePayment) return { what: 'card provider', problems: undefined }
  const { stripeAccountOf, stripePayments } = await import('./gateways/payments/stripe.ts')
  const account = stripeAccountOf(payments)
  if (!account)
    return { what: 'card provider', problems: ['payments.secretKey and payments.webhookSecret are needed.'] }
  const toMs = systemClock.nowMs()
  const messages = stripePayments(account, systemClock).listMessages({ fromMs: toMs - 60_000, toMs })
  return messages[Symbol.asyncIterator]()
    .next()
    .then(
      () => ({ what: 'card provider', problems: [] }),
      (error: unknown) => ({
        what: 'card provider',
        problems: [`The provider does not answer our key${codeOf(error)}: look at payments.secretKey.`],
      }),
    )
}

async function checkIdentity(deployment: Deployment): Promise<Checked> {
  const what = 'identity provider'
  if (!deployment.switches.oidc) return { what, problems: undefined }
  const { identityAccountOf, openIdProvider } = await import('./gateways/identity/openid.ts')
  const account = identityAccountOf(deployment)
  if (!account) return { what, problems: ['openid.issuer and openid.clientId are needed.'] }
  const returnTo = `${deployment.publicAddress ?? 'http://localhost'}/connect`
  const asked = {
    state: 'check',
    nonce: 'check',
    verifier: 'check'.repeat(10),
    returnTo,
    locale: deployment.defaultLanguage,
  }
  return openIdProvider(account, systemClock)
    .signInAddress(asked)
    .then(
      () => ({ what, problems: [] }),
      (error: unknown) => ({
        what,
        problems: [`Its discovery document cannot be read${codeOf(error)}: look at openid.issuer.`],
      }),
    )
}

/** Whether somebody answers there; what it answers to an empty question says nothing, but for a fault of its own. */
async function checkAddress(what: string, key: string, address: string | null): Promise<Checked> {
  if (address === null) return { what, problems: undefined }
  return reach(address).then(
    (status) => ({
      what,
      problems: status >= 500 ? [`It answers ${status}: it is there, and broken or closed.`] : [],
    }),
    (error: unknown) => ({
      what,
      problems: [`Nobody answers${codeOf(error)}: look at ${key}, and whether it is open from here.`],
    }),
  )
}

function checkFiles({ files }: Config): Promise<Checked> {
  return 'folder' in files ? checkFolder(files.folder) : checkBucket(files)
}

/** Keeps a file, reads it and removes it. */
async function checkBucket(bucket: Bucket): Promise<Checked> {
  const what = 'files'
  const told = filesSettingText(bucket)
  const store = await openFileStore(bucket)
  const id = newFileId()
  try {
    await store.write(id, Readable.from([Buffer.from('check')]))
    await text(store.read(id))
    await store.remove(id)
    return { what, problems: [], told }
  } catch (error) {
    const { cause } = error as Error
    const why = cause instanceof Error ? codeOf(cause) || ` (${cause.name})` : ''
    return {
      what,
      problems: [
        `${told} cannot be written and read${why}: look at AWS_ENDPOINT_URL_S3, AWS_REGION and the keys, and what they may do.`,
      ],
    }
  }
}

async function checkFolder(filesFolder: string): Promise<Checked> {
  const what = 'files'
  const path = join(filesFolder, '.endoll-check')
  try {
    await mkdir(filesFolder, { recursive: true, mode: 0o700 })
    await writeFile(path, 'check')
    await rm(path)
    const { bavail, blocks, bsize } = await statfs(filesFolder)
    const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free`
    return bavail < blocks * leastFree
      ? {
          what,
          problems: [`Less than a tenth of the disk of ${filesFolder} is free (${free}): make it larger.`],
        }
      : { what, problems: [], told: `${filesFolder}, ${free}` }
  } catch (error) {
    return {
      what,
      problems: [
        `${filesFolder} cannot be written${codeOf(error)}: give it to the user of the server, or set ENDOLL_FILES.`,
      ],
    }
  }
}

async function checkTls({ publicAddress }: Deployment): Promise<Checked> {
  const what = 'TLS address'
  if (publicAddress === null)
    return { what, problems: ['publicAddress is not set: links in mails would lead nowhere.'] }
  const address = URL.parse(publicAddress)
  if (address?.protocol !== 'https:')
    return { what, problems: ['publicAddress is no https address: browsers keep our cookies over TLS only.'] }
  return certificateEndMs(address).then(
    (endMs) => {
      const days = Math.floor((endMs - systemClock.nowMs()) / dayMs)
      const told = `the certificate holds for ${days} days`
      return days < fewestDays ? { what, problems: [`Renew it: ${told}.`] } : { what, problems: [], told }
    },
    (error: unknown) => ({
      what,
      problems: [
        `${address.host} does not serve a certificate that holds${codeOf(error)}: look at the proxy in front, and at the DNS.`,
      ],
    }),
  )
}

/** Tries everything that a deployment counts on, all at once; a line for each. */
export async function checkEverything(config: Config, deployment: Deployment): Promise<readonly Checked[]> {
  const { retailer, signature, personChecks } = deployment
  const isOutside = signature.provider === 'outside'
  return (
    await Promise.all([
      checkDatabase(config),
      checkPooler(config),
      checkMail(deployment),
      checkCards(deployment),
      checkIdentity(deployment),
      checkAddress("retailer's systems", 'retailer.outboxAddress', retailer.outboxAddress),
      checkAddress('signature provider', 'signature.address', isOutside ? signature.address : null),
      checkAddress('registers', 'personChecks.address', personChecks.address),
      checkFiles(config),
      checkTls(deployment),
    ])
  ).flat()
}

/** A line for each thing that was tried. */
export function linesOf(checked: readonly Checked[]): string[] {
  const widest = Math.max(...checked.map(({ what }) => what.length))
  const line = (word: string, what: string, text: string) =>
    `${word.padEnd(5)}  ${what.padEnd(widest)}  ${text}`.trimEnd()
  return checked.flatMap(({ what, problems, told = '' }) => {
    if (problems === undefined) return [line('-', what, 'not set up')]
    return problems.length === 0
      ? [line('ok', what, told)]
      : problems.map((problem) => line('WRONG', what, problem))
  })
}
