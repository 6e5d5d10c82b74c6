import type { ProviderPayment } from '../../../gateways/payments/gateway.ts'
import { isLive } from '@endoll/domain/payments/card-payment-state.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'
import { providerOf, type CardPaymentRow } from '../payment.ts'
import { listOpenedBetween, readByIntents } from '../unscoped-payments.ts'

/** Something in which the ledger here and the provider's differ. */
export interface Difference {
  /** Of the payment here; null if there is none. */
  readonly reference: string | null
  /** The provider's id of it. */
  readonly intent: string
  readonly here: string
  readonly there: string
}

/** How a payment stands in the words that both sides are compared in. */
function words(taken: boolean, amountCents: number, backCents: number) {
  if (!taken) return 'not paid'
  const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`
  return backCents > 0
    ? `paid ${euros(amountCents)}, given back ${euros(backCents)}`
    : `paid ${euros(amountCents)}`
}

function hereOf({ state, paid_at, amount_cents, refunded_cents }: CardPaymentRow) {
  return isLive(state) ? `open: ${state}` : words(paid_at !== null, amount_cents, refunded_cents)
}

function thereOf({ status, amountCents, refundedCents = 0 }: ProviderPayment) {
  return words(status === 'succeeded', amountCents, refundedCents)
}

function compare(here: CardPaymentRow | undefined, there: ProviderPayment): Difference | undefined {
  const [said, known] = [thereOf(there), here ? hereOf(here) : 'not known']
  // Of an account that others use too: what was not paid says nothing.
  if (!here && there.status !== 'succeeded') return undefined
  // The job asks about it.
  if (here && isLive(here.state) && there.status !== 'succeeded') return undefined
  return said === known
    ? undefined
    : { reference: here?.reference ?? null, intent: there.intent, here: known, there: said }
}

/** Every difference between the payments here and at the provider, of those opened between two instants. */
export async function reconcilePayments(
  services: ConnectedServices,
  span: { readonly fromMs: number; readonly toMs: number },
): Promise<{ readonly compared: number; readonly differences: readonly Difference[] }> {
  const { db } = services
  const there: ProviderPayment[] = []
  for await (const payment of providerOf(services).list(span)) there.push(payment)
  const known = await readByIntents(
    db,
    there.map(({ intent }) => intent),
  )
  const differences = there.flatMap((payment) => compare(known.get(payment.intent), payment) ?? [])
  const named = new Set(there.map(({ intent }) => intent))
  const missing = (await listOpenedBetween(db, span)).flatMap((row): Difference[] => {
    const { intent, reference } = row
    if (intent === null || named.has(intent)) return []
    return [{ reference, intent, here: hereOf(row), there: 'not known' }]
  })
  return { compared: there.length + missing.length, differences: [...differences, ...missing] }
}
