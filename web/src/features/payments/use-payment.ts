import type { PaymentReply } from '@endoll/api/payments.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../calls/api-error.ts'
import type { CardFrame } from './card-frame.ts'

/** How far the payment in the dialog is. */
export type PayingState =
  | { readonly step: 'card'; readonly refusal?: Refusal; readonly error?: unknown }
  | { readonly step: 'paying' }
  | { readonly step: 'bank'; readonly method: PaymentReply['method'] }
  | { readonly step: 'paid' | 'in_process'; readonly reply: PaymentReply }
  /** It cannot be paid any more, or the amount is another by now. */
  | { readonly step: 'over'; readonly error: ApiError }

/** Why a card was not taken: the provider's code, and its words. */
export interface Refusal {
  readonly code: string
  readonly message: string
}

/** Nothing was asked of a bank: what is typed is not whole. */
export const incompleteForm = 'card'

/** Codes after which there is nothing left to do in this dialog but to look at the bill again. */
const ending = ['already_paid', 'not_payable', 'amount_differs', 'payment_in_process', 'confirmation_invalid']

/** What was sent without a reply: sent again, it is the same payment. */
interface Sending {
  readonly key: string
  readonly token: string
}

/** What is under way is asked about so often, and so many times; longer no bank lets a customer take to approve. */
const askedEveryMs = 3000
const mostAsked = 200

/** How a payment is sent, and gone on with after the action that the bank asked for. */
export interface PaymentCalls {
  /** What all that is paid comes to. */
  readonly amount: number
  readonly send: (token: string, sendingKey: string) => Promise<PaymentReply>
  readonly goOn: (intent: string) => Promise<PaymentReply>
}

/** Pays: takes the card, sends it, has the customer answer the bank, and asks what came of it. */
export function usePayment(calls: PaymentCalls, card: Pick<CardFrame, 'takeCard' | 'askBank'>) {
  const [state, setState] = useState<PayingState>({ step: 'card' })
  const sending = useRef<Sending>(undefined)
  const busy = useRef(false)
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => void (open.current = false)
  }, [])

  /** Asks what became of what is under way, as long as somebody looks. The bill says it all the same. */
  const follow = async (intent: string): Promise<void> => {
    for (let asked = 0; asked < mostAsked; asked += 1) {
      await new Promise((resolve) => setTimeout(resolve, askedEveryMs))
      if (!open.current) return
      try {
        const reply = await calls.goOn(intent)
        if (reply.outcome !== 'in_process' || reply.takes_days) {
          await settle(reply)
          return
        }
      } catch (error) {
        if (!(error instanceof ApiError && ending.includes(error.code))) continue
        setState({ step: 'over', error })
        return
      }
    }
  }

  const settle = async (reply: PaymentReply): Promise<void> => {
    sending.current = undefined
    const { outcome, payment_intent_client_secret: secret, payment_intent_id: intent } = reply
    if (outcome === 'requires_action' && secret !== null && intent !== null) {
      setState({ step: 'bank', method: reply.method })
      await card.askBank(secret)
      setState({ step: 'paying' })
      return settle(await calls.goOn(intent))
    }
    if (outcome === 'refused') {
      setState({
        step: 'card',
        refusal: { code: reply.error_code ?? 'refused', message: reply.error ?? '' },
      })
      return undefined
    }
    setState({ step: outcome === 'succeeded' ? 'paid' : 'in_process', reply })
    if (outcome === 'in_process' && !reply.takes_days && intent !== null) void follow(intent)
    return undefined
  }

  const send = async () => {
    let current = sending.current
    if (!current) {
      const taken = await card.takeCard()
      if ('refused' in taken) {
        setState({ step: 'card', refusal: { code: incompleteForm, message: taken.refused } })
        return
      }
      current = { key: crypto.randomUUID(), token: taken.token }
    }
    sending.current = current
    await settle(await calls.send(current.token, current.key))
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
