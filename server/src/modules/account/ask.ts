import { spendAsk } from '../../platform/budget.ts'
import type { Locale } from '@endoll/api/language.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import { at } from '../../platform/db/at.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'

import type { Ask } from './asks.ts'

export interface Asking {
  readonly ip: string
  readonly locale: Locale
}

/**
 * Writes down what was asked for, for a job to answer. No account is looked at, so the reply and its time are the same
 * whether there is one or not.
 */
export async function ask(services: Services, asked: Ask, { ip, locale }: Asking): Promise<{ status: 'OK' }> {
  const { db, clock, jobs } = services
  await spendAsk(db, ip)
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('account_ask')
      .values({
        kind: asked.kind,
        data: JSON.stringify(asked.data),
        locale,
        asked_at: at(clock.nowMs()),
      })
      .execute()
    await jobs?.wake(transaction, 'accounts')
  })
  return { status: 'OK' }
}

/**
 * What was typed, as accounts hold it; a 400 with the codes of what cannot be anybody's. Letters that the mail server does
 * not take today stand in addresses that accounts have.
 */
export function recoveryOf(typed: { readonly email: string; readonly nif?: string }): Ask {
  const email = parseEmail(typed.email, { smtpUtf8: true })
  const nif = typed.nif === undefined ? undefined : parseNif(typed.nif)
  if (email.ok && nif?.ok !== false) {
    return { kind: 'recovery', data: { email: email.email.toLowerCase(), nif: nif ? nif.nif : null } }
  }
  throw invalidFields({
    ...(email.ok ? {} : { email: [email.error] }),
    ...(nif === undefined || nif.ok ? {} : { nif: [nif.error] }),
  })
}
