import * as links from '@endoll/api/payment-links.ts'
import * as messages from '@endoll/api/payment-messages.ts'
import * as payments from '@endoll/api/payments.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { askingOf, keyOf } from '../../platform/http/asking.ts'
import { payLinkedInvoice, showPayLink } from './link.ts'
import { receiveMessage } from './messages.ts'
import { getOwnPayment } from './own-payments.ts'
import { continuePayment, payInvoices } from './pay.ts'
import { getInvoicePayments, listPayableInvoices, paymentReplyOf } from './queries.ts'
import { openReceipt } from './receipt.ts'
import { partOf } from './start.ts'

const slug = 'payments'

/** Paying by card: the customer's calls, and the provider's messages. */
export function paymentsRoutes(services: Services): ApiModule {
  const modules = [
    implement(slug, payments, {
      getPayment: ({ caller, params }) => getInvoicePayments(services, caller, params.invoiceNumber),
      pay: async ({ caller, params, body, request }) => {
        const asking = askingOf({ caller, request })
        const number = params.invoiceNumber
        const paid =
          'payment_intent_id' in body
            ? await continuePayment(services, asking, { number, intent: body.payment_intent_id })
            : await payInvoices(services, asking, {
                numbers: [number],
                method: body.payment_method_id,
                amount: body.amount,
                ...partOf(number, body.instalment),
              })
        return paymentReplyOf(services, paid)
      },
      listPayable: async ({ caller }) => ({ invoices: await listPayableInvoices(services, caller) }),
      paySeveral: async ({ caller, body, request }) => {
        const { invoices: numbers, payment_method_id: method, amount, instalments } = body
        const asked = { numbers, method, amount, instalments }
        const paid = await payInvoices(services, askingOf({ caller, request }), asked)
        return paymentReplyOf(services, paid)
      },
      downloadPaymentReceipt: async ({ caller, params }) =>
        openReceipt(services, await getOwnPayment(services.db, caller, params)),
    }),
    implement(slug, links, {
      openPayLink: ({ body }) => showPayLink(services, body.token),
      payByLink: async ({ body, request, locale }) => {
        const { token } = body
        const asked =
          'payment_intent_id' in body
            ? { token, intent: body.payment_intent_id }
            : {
                token,
                method: body.payment_method_id,
                amount: body.amount,
                instalment: body.instalment,
              }
        const paid = await payLinkedInvoice(services, { locale, key: keyOf(request) }, asked)
        // The receipt names the customer.
        return paymentReplyOf(services, paid, { withReceipt: false })
      },
    }),
    implement(slug, messages, {
      providerMessage: async ({ body, request }) => {
        await receiveMessage(services, { body, header: request.headers[messages.providerSignatureHeader] })
        return { status: 'OK' }
      },
    }),
  ]
  return { slug, endpoints: modules.flatMap(({ endpoints }) => endpoints) }
}
