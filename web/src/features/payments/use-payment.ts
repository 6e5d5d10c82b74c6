import { getPayment, listPayable, pay, paySeveral } from '@endoll/api/payments.ts'
import type { PaymentReply } from '@endoll/api/payments.ts'
import { useRef, useState } from 'react'
import { ApiError } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { queryClient } from '../../calls/query.ts'
import type { CardFrame } from './card-frame.ts'

/** How far the payment in the dialog is. */
export type PayingState =
  | { readonly step: 'card'; readonly refusal?: Refusal; readonly error?: unknown }
  | { readonly step: 'paying' | 'bank' }
  | { readonly step: 'paid' | 'in_process'; readonly reply: PaymentReply }
  /** It cannot be paid any more, or the amount is another by now. */
  | { readonly step: 'over'; readonly error: ApiError }

/** Why a card was not taken: the provider's code, and its words. */
export interface Refusal {
  readonly code: string
  readonly message: string
}

/** Codes after which there is nothing left to do in this dialog but to look at the bill again. */
const ending = ['not_payable', 'amount_differs', 'payment_in_process']

/** What was sent without a reply: sent again, it is the same payment. */
interface Sending {
  readonly key: string
  readonly token: string
}

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

/** Bills by their numbers, and what all of them come to. */
export interface AskedPayment {
  readonly numbers: readonly string[]
  readonly amount: number
}

function sendPayment({ numbers, amount }: AskedPayment, { token, key: sendingKey }: Sending) {
  const [first = ''] = numbers
  const paid = { payment_method_id: token, amount }
  return numbers.length === 1
    ? call(pay, { params: { invoiceNumber: first }, body: paid }, { sendingKey })
    : call(paySeveral, { body: { ...paid, invoices: [...numbers] } }, { sendingKey })
}

/** Pays bills: takes the card, sends it, has the customer answer the bank, and asks what came of it. */
export function usePayment(asked: AskedPayment, card: Pick<CardFrame, 'takeCard' | 'askBank'>) {
  const [state, setState] = useState<PayingState>({ step: 'card' })
  const sending = useRef<Sending>(undefined)
  const busy = useRef(false)
  const params = { invoiceNumber: asked.numbers[0] ?? '' }

  const settle = async (reply: PaymentReply): Promise<void> => {
    sending.current = undefined
    const { outcome, payment_intent_client_secret: secret, payment_intent_id: intent } = reply
    if (outcome === 'requires_action' && secret !== null && intent !== null) {
      setState({ step: 'bank' })
      await card.askBank(secret)
      setState({ step: 'paying' })
      return settle(await call(pay, { params, body: { payment_intent_id: intent } }))
    }
    if (outcome === 'refused') {
      setState({
        step: 'card',
        refusal: { code: reply.error_code ?? 'refused', message: reply.error ?? '' },
      })
      return undefined
    }
    setState({ step: outcome === 'succeeded' ? 'paid' : 'in_process', reply })
    return undefined
  }

  const send = async () => {
    let current = sending.current
    if (!current) {
      const taken = await card.takeCard()
      if ('refused' in taken) {
        setState({ step: 'card', refusal: { code: 'card', message: taken.refused } })
        return
      }
      current = { key: crypto.randomUUID(), token: taken.token }
    }
    sending.current = current
    await settle(await sendPayment(asked, current))
  }

  /** A second press while the first is under way does nothing. */
  const submit = async () => {
    if (busy.current) return
    busy.current = true
    setState({ step: 'paying' })
    try {
      await send()
    } catch (error) {
      if (error instanceof ApiError && ending.includes(error.code)) {
        sending.current = undefined
        setState({ step: 'over', error })
      } else {
        // Without a reply it may have been paid: the next press sends the same again.
        if (!(error instanceof ApiError && error.code === 'offline')) sending.current = undefined
        setState({ step: 'card', error })
      }
    } finally {
      busy.current = false
    }
  }
  return { state, submit }
}
