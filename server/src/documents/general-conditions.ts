import { readFile } from 'node:fs/promises'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Db } from '../platform/db/open.ts'
import { PlainError } from '../platform/plain-error.ts'
import { sha256 } from '../platform/sha256.ts'

const mostBytes = 10_000_000

/** Reads a PDF of general conditions; throws a plain error that says what is wrong with it. */
export async function readGeneralConditions(file: string): Promise<Buffer> {
  const content = await readFile(file).catch(() => {
    throw new PlainError(`${file} cannot be read`)
  })
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new PlainError(`${file} is no PDF`)
  if (content.length > mostBytes) throw new PlainError(`${file} has more than ${mostBytes} bytes`)
  return content
}

/** The general conditions of today; undefined if the deployment has none as a file. */
export async function todaysConditions({
  signature,
}: Pick<Deployment, 'signature'>): Promise<Buffer | undefined> {
  return signature.generalConditions === null ? undefined : readGeneralConditions(signature.generalConditions)
}

/** Keeps the general conditions of today, once for all contracts; their hash, or null if there are none. */
export async function keepConditions(
  db: Db,
  deployment: Pick<Deployment, 'signature'>,
): Promise<Buffer | null> {
  const content = await todaysConditions(deployment)
  if (!content) return null
  const hash = sha256(content)
  await db
    .insertInto('general_conditions')
    .values({ hash, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return hash
}

/** Those that were kept under a hash. */
export async function keptConditions(db: Db, hash: Buffer): Promise<Buffer> {
  const { content } = await db
    .selectFrom('general_conditions')
    .select('content')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  if (!sha256(content).equals(hash))
    throw new Error('general conditions have another hash than when they were kept')
  return content
}
