import type { Day } from '@endoll/domain/time/day.ts'
import { findId } from '../../../platform/access.ts'
import type { FilesOfMail } from '../../../mails/deliver-mails.ts'
import { lettersOfMail, sentLetter } from '../../../mails/letters.ts'
import type { SentFile } from '../../../platform/http/implement.ts'
import { findContractId } from '../../../platform/unscoped-contracts.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
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
  return sentLetter(found, 'letter')
}

/** Mails of a renewal bring its letter. */
export function renewalLettersOfMail({ db }: Pick<Services, 'db'>): FilesOfMail {
  return lettersOfMail({
    kind: 'renewal',
    unnamed: 'letter',
    find: async (contract, { last_day }) =>
      findRenewalLetter(db, (await findContractId(db, contract)) ?? 0, last_day),
  })
}
