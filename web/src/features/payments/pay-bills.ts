import { getPayment, listPayable, pay, paySeveral } from '@endoll/api/payments.ts'
import { call } from '../../calls/call.ts'
import { queryClient } from '../../calls/query.ts'
import type { PaymentCalls } from './paying.ts'

/** Everything that is shown is read again: once the dialog is closed, because what opened it may go with that. */
export function showAnew() {
  void queryClient.invalidateQueries()
}

export type PaymentToMake = Awaited<ReturnType<typeof readPayment>>

/** What is to be paid of a bill now. */
export function readPayment(number: string) {
  return call(getPayment, { params: { invoiceNumber: number } })
}

/** The bills that can be paid now. */
export function readPayable() {
  return call(listPayable, {})
}

/** The payment of bills by their numbers, in the customer's session. */
export function payBills(
  numbers: readonly string[],
  amount: number,
  /** Positions of the parts that are paid, by the number of a bill that is paid in parts. */
  instalments: Readonly<Record<string, number>> = {},
): PaymentCalls {
  const invoiceNumber = numbers[0] ?? ''
  const params = { invoiceNumber }
  return {
    amount,
    send: (token, sendingKey) => {
      const paid = { payment_method_id: token, amount }
      return numbers.length === 1
        ? call(pay, { params, body: { ...paid, instalment: instalments[invoiceNumber] } }, { sendingKey })
        : call(paySeveral, { body: { ...paid, invoices: [...numbers], instalments } }, { sendingKey })
    },
    goOn: (intent) => call(pay, { params, body: { payment_intent_id: intent } }),
  }
}
