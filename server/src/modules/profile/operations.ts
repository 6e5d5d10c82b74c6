import type { Locale } from '@endoll/api/language.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import type { Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'

/** Stores the account's language, one of those that the deployment offers. */
export async function changeLanguage(
  { db, deployment }: Services,
  { accountId }: Caller,
  locale: Locale,
): Promise<{ locale: Locale }> {
  if (!deployment.languages.includes(locale)) throw invalidFields({ locale: ['not_valid'] })
  await db.updateTable('account').set({ locale }).where('id', '=', accountId).execute()
  return { locale }
}
