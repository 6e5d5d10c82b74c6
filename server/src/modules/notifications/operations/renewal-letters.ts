import type { Day } from '@endoll/domain/time/day.ts'
import { findId } from '../../../platform/access.ts'
import type { FilesOfMail } from '../../../mails/deliver-mails.ts'
import type { MailData } from '../../../mails/queue-mail.ts'
import { safeFileName } from '../../../platform/files/file-name.ts'
import { notFound } from '../../../platform/http/failure.ts'
import type { SentFile } from '../../../platform/http/implement.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { findContractId } from '../../../platform/unscoped-contracts.ts'
import { renewalReference } from '../unscoped-renewals.ts'

/** The letter of a renewal, once it is written. */
export function findRenewalLetter(db: Db, contractId: number, lastDay: Day) {
  return db
    .selectFrom('attachment')
    .select(['id', 'filename', 'content'])
    .where('contract_id', '=', contractId)
    .where('reference', '=', renewalReference(lastDay))
    .executeTakeFirst()
}

/** The letter of a renewal for the retailer's systems, by its id; throws not-found. */
export async function openRenewalLetter({ db }: Pick<Services, 'db'>, id: string): Promise<SentFile> {
  const found = await db
    .selectFrom('attachment')
    .select(['filename', 'content'])
    .where('id', '=', findId(id) ?? 0)
    .where('reference', 'like', renewalReference('%'))
    .executeTakeFirst()
  if (!found) throw notFound()
  const { filename, content } = found
  return { name: safeFileName(filename, 'letter'), mediaType: 'application/pdf', body: () => content }
}

/** Mails of a renewal bring its letter. */
export function renewalLettersOfMail({ db }: Pick<Services, 'db'>): FilesOfMail {
  return async (template, data) => {
    if (template !== 'notifications') return []
    const files = []
    for (const { contract, about } of (data as MailData['notifications']).items) {
      if (about.kind !== 'renewal' || contract === null) continue
      const id = (await findContractId(db, contract)) ?? 0
      const found = await findRenewalLetter(db, id, about.last_day)
      if (found) files.push({ name: safeFileName(found.filename, 'letter'), content: found.content })
    }
    return files
  }
}
