import { findId } from '../../platform/access.ts'
import type { FilesOfMail } from '../../mails/deliver-mails.ts'
import type { MailData } from '../../mails/queue-mail.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { safeFileName } from '../../platform/files/file-name.ts'
import { findContractId } from '../../platform/unscoped-contracts.ts'
import type { Db } from '../../platform/db/open.ts'

function notices(db: Db) {
  return db
    .selectFrom('price_notice')
    .innerJoin('attachment', 'attachment.id', 'price_notice.attachment_id')
    .select(['attachment.filename', 'attachment.content'])
}

/** A notice for the retailer's systems, by its id; throws not-found. */
export async function openPriceNotice({ db }: Pick<Services, 'db'>, id: string): Promise<SentFile> {
  const found = await notices(db)
    .where('price_notice.id', '=', findId(id) ?? 0)
    .executeTakeFirst()
  if (!found) throw notFound()
  const { filename, content } = found
  return { name: safeFileName(filename, 'notice'), mediaType: 'application/pdf', body: () => content }
}

/** Mails of new prices bring the notice of each contract that they name: the last one for that day. */
export function priceNoticesOfMail({ db }: Pick<Services, 'db'>): FilesOfMail {
  return async (template, data) => {
    if (template !== 'notifications') return []
    const files = []
    for (const { contract, about } of (data as MailData['notifications']).items) {
      if (about.kind !== 'prices' || contract === null) continue
      const found = await notices(db)
        .where('price_notice.contract_id', '=', (await findContractId(db, contract)) ?? 0)
        .where('price_notice.from_day', '=', about.from_day)
        .orderBy('price_notice.id', 'desc')
        .executeTakeFirst()
      if (found) files.push({ name: safeFileName(found.filename, 'notice'), content: found.content })
    }
    return files
  }
}
