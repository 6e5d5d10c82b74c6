import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { getOwnInvoice, type InvoiceRow } from '../../platform/access.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Asking } from '../../platform/http/asking.ts'
import type { Services } from '../../platform/services.ts'
import { findAccount } from '../session/queries.ts'
import { readPayLink } from './pay-link.ts'
import { findNextInstalment } from './instalments.ts'
import { continuePayment, payInvoices, type Paid } from './pay.ts'
import type { Payer } from './payment.ts'
import { partOf, payableCents } from './start.ts'

/** The bill of a link and who pays it. Throws `confirmation_invalid` alike for a link that never was and one that ended. */
async function readLink(
  services: Services,
  token: string,
): Promise<{ readonly payer: Payer; readonly invoice: InvoiceRow }> {
  const link = await readPayLink(services, token)
  const account = link && (await findAccount(services.db, link.accountId))
  if (!link || !account || account.disabled_at !== null) throw new Failure('confirmation_invalid')
  const payer = { accountId: account.id, customerId: account.customer_id, byLink: true } as const
  const invoice = await getOwnInvoice(services.db, payer, String(link.invoiceId)).catch((error: unknown) => {
    // The contract is somebody else's by now.
    throw error instanceof Failure ? new Failure('confirmation_invalid') : error
  })
  return { payer, invoice }
}

/** What the holder of a link learns. Throws `confirmation_invalid` once there is nothing to pay. */
export async function showPayLink(services: Services, token: string) {
  const { invoice } = await readLink(services, token)
  const cents = payableCents(invoice)
  if (invoice.state === 'in_process') throw new Failure('payment_in_process')
  if (invoice.state === 'paid') throw new Failure('already_paid', { about: { invoices: [invoice.number] } })
  if (cents === 0) throw new Failure('confirmation_invalid')
  const part = await findNextInstalment(services.db, invoice)
  return {
    number: invoice.number,
    amount: centsToEuroNumber(part?.openCents ?? cents),
    due_date: part?.day ?? invoice.due_day,
    instalment: part?.position ?? null,
  }
}

/** Pays the bill of a link, or continues with its payment. */
export async function payLinkedInvoice(
  services: Services,
  { locale, key }: Pick<Asking, 'locale' | 'key'>,
  asked: { readonly token: string } & (
    | { readonly method: string; readonly amount: number; readonly instalment?: number | undefined }
    | { readonly intent: string }
  ),
): Promise<Paid> {
  const { payer: caller, invoice } = await readLink(services, asked.token)
  const { number } = invoice
  return 'intent' in asked
    ? continuePayment(services, { caller }, { number, intent: asked.intent })
    : payInvoices(
        services,
        { caller, locale, key },
        {
          method: asked.method,
          amount: asked.amount,
          numbers: [number],
          ...partOf(number, asked.instalment),
        },
      )
}
