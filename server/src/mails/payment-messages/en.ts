import type { Translation } from '../../texts/translation.ts'
import type { payment as es } from './es.ts'

export const payment: Translation<typeof es> = {
  by: { card: 'by card', sepa_debit: 'by direct debit', bizum: 'by Bizum', unsaid: 'in the virtual office' },
  paid: {
    subject: (amount) => `Payment received: ${amount}`,
    lead: (amount, by) => `We have received the payment of ${amount} ${by}. There is nothing else to do.`,
  },
  ordered: {
    subject: (amount) => `Direct debit ordered: ${amount}`,
    lead: (amount) =>
      `The bank has been asked for a direct debit of ${amount}. It takes some days: there is no need to pay again meanwhile, and we will tell you how it ends.`,
  },
  failed: {
    subject: (amount) => `The payment of ${amount} did not arrive`,
    lead: (amount, by) =>
      `The bank refused the payment of ${amount} ${by}. Nothing was charged, and the bill is still to be paid: you can pay it again.`,
  },
  refunded: {
    subject: (amount) => `Payment given back: ${amount}`,
    lead: (amount, by) =>
      `We have given back the payment of ${amount} ${by}. The bank may take some days to show it.`,
  },
  partly_refunded: {
    subject: (amount) => `${amount} given back`,
    lead: (amount, by) =>
      `Of a payment ${by} we have given back ${amount}. The bank may take some days to show it.`,
  },
  refund_failed: {
    subject: (amount) => `A refund of ${amount} did not arrive`,
    lead: (amount, by) =>
      `The bank did not take the refund of ${amount} of a payment ${by}. The money is with us again and counts for the bill again. If you have paid it in another way since, or it is yours to have back, write to us and we will return it by other means.`,
  },
  charged_back: {
    subject: (amount) => `The bank took back a payment of ${amount}`,
    lead: (amount, by) =>
      `The bank took back the payment of ${amount} ${by}, and the bill is to be paid again.`,
  },
  keep: 'You can download the receipt from the bill’s page.',
  invoices: (count) => (count === 1 ? 'Bill' : 'Bills'),
  day: 'Date',
  action: 'See the bill',
}
