import { findId } from '../../platform/access.ts'
import type { FilesOfMail } from '../../mails/deliver-mails.ts'
import { lettersOfMail, sentLetter } from '../../mails/letters.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
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
  return sentLetter(found, 'notice')
}

/** Mails of new prices bring the notice of each contract that they name: the last one for that day. */
export function priceNoticesOfMail({ db }: Pick<Services, 'db'>): FilesOfMail {
  return lettersOfMail({
    kind: 'prices',
    unnamed: 'notice',
    find: async (contract, { from_day }) =>
      notices(db)
        .where('price_notice.contract_id', '=', (await findContractId(db, contract)) ?? 0)
        .where('price_notice.from_day', '=', from_day)
        .orderBy('price_notice.id', 'desc')
        .executeTakeFirst(),
  })
}
