import type { Selectable } from 'kysely'
import { isLocale, languageOf, type Language } from '@endoll/api/language.ts'
import type { CardPaymentTable } from '../../platform/db/schema.generated.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Caller } from '../../platform/http/implement.ts'
import type { Asking } from '../../platform/http/asking.ts'
import type { ConnectedServices } from '../../gateways/services.ts'

/** Who pays: a signed-in customer, or the holder of a reminder's link, in the name of its account. */
export type Payer = Pick<Caller, 'accountId' | 'customerId'> & {
  /** The holder of a link: refused cards count against the link, not against the account. */
  readonly byLink?: boolean
}

/** A call that pays. */
export interface Paying extends Pick<Asking, 'locale' | 'key'> {
  readonly caller: Payer
}

export type CardPaymentRow = Selectable<CardPaymentTable>

export function languageOfPayment({ locale }: Pick<CardPaymentRow, 'locale'>): Language {
  return languageOf(isLocale(locale) ? locale : 'es')
}

/** The provider; throws where the deployment has no account at one. */
export function providerOf({ payments }: Pick<ConnectedServices, 'payments'>) {
  if (!payments) throw new Failure('provider_unavailable')
  return payments
}
