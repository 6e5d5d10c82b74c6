import type { Locale } from '@endoll/api/language.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import type { RequestRow } from '../request.ts'
import { newHolderMail } from './mail.ts'
import type { WhoSigns } from './new-holder.ts'

/** Their copy of what they signed. Without an address, the document stays with the contract. */
export async function mailSigned(
  transaction: Db,
  services: Services,
  request: RequestRow,
  { known, address }: WhoSigns,
): Promise<void> {
  if (address === null) return
  const { locale } = await transaction
    .selectFrom('holder_acceptance')
    .select('locale')
    .where('request_id', '=', request.id)
    .executeTakeFirstOrThrow()
  const told = { key: 'signed', locale: locale as Locale, about: 'signed' } as const
  await queueMail(transaction, services, newHolderMail(request, { known }, address, told))
}
