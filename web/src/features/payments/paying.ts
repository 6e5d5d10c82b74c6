import type { PaymentReply } from '@endoll/api/payments.ts'
import { ApiError, hasCode } from '../../calls/api-error.ts'
import type { CardFrame } from './card-frame.ts'

/** How far the payment in the dialog is. */
export type PayingState =
  | { readonly step: 'card'; readonly refusal?: Refusal; readonly error?: unknown; readonly unsure?: boolean }
  | { readonly step: 'paying' }
  | { readonly step: 'bank'; readonly method: PaymentReply['method'] }
  /** The bank waits for the customer, and nothing of ours can lead there any more: only its app. */
  | { readonly step: 'approve' }
  | { readonly step: 'in_process'; readonly takesDays: boolean }
  | { readonly step: 'paid'; readonly reply: PaymentReply }
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

function isEnding(error: unknown): error is ApiError {
  return error instanceof ApiError && ending.includes(error.code)
}

/** Whether the money may have been taken although the call failed. */
function mayBePaid(error: unknown): boolean {
  return !(error instanceof ApiError) || hasCode(error, 'offline', 'internal')
}

/** What was sent and has not ended: sent again, it is the same payment. */
interface Sending {
  readonly key: string
  readonly token: string
}

/** What is under way is asked about so often; after the first ten minutes less, until the server gives it up. */
const askedEveryMs = 3000
const askedLaterEveryMs = 30_000
const askedOften = 200

/** How a payment is sent, and gone on with after the action that the bank asked for. */
export interface PaymentCalls {
  /** What all that is paid comes to. */
  readonly amount: number
  readonly send: (token: string, sendingKey: string) => Promise<PaymentReply>
  readonly goOn: (intent: string) => Promise<PaymentReply>
}

/** Pays: takes the card, sends it, has the customer answer the bank, and asks what came of it. */
export function paying(show: (state: PayingState) => void) {
  let isOpen = true
  let sending: Sending | undefined
  let busy = false

  /** Asks what became of what is under way, as long as somebody looks. The bill says it all the same. */
  const follow = async (calls: PaymentCalls, intent: string): Promise<void> => {
    for (let asked = 0; ; asked += 1) {
      await new Promise((resolve) =>
        setTimeout(resolve, asked < askedOften ? askedEveryMs : askedLaterEveryMs),
      )
      if (!isOpen) return
      try {
        if (!isUnderWay(await calls.goOn(intent))) return
      } catch (error) {
        if (!isEnding(error)) continue
        end({ step: 'over', error })
        return
      }
    }
  }

  const end = (state: PayingState) => {
    sending = undefined
    show(state)
  }

  /** Shows how it stands; whether it is to be asked about again. */
  const isUnderWay = (reply: PaymentReply): boolean => {
    const { outcome, takes_days: takesDays } = reply
    if (outcome === 'succeeded') end({ step: 'paid', reply })
    else if (outcome === 'refused') {
      end({ step: 'card', refusal: { code: reply.error_code ?? 'refused', message: reply.error ?? '' } })
    } else show(outcome === 'requires_action' ? { step: 'approve' } : { step: 'in_process', takesDays })
    return outcome === 'requires_action' || (outcome === 'in_process' && !takesDays)
  }

  /** Has the customer answer the bank. What came of it is not known until somebody says so, and is followed till then. */
  const actAndGoOn = async (calls: PaymentCalls, card: Card, secret: string, intent: string) => {
    await card.askBank(secret)
    show({ step: 'paying' })
    try {
      await settle(calls, card, await calls.goOn(intent))
    } catch (error) {
      if (isEnding(error)) throw error
      show({ step: 'in_process', takesDays: false })
      void follow(calls, intent)
    }
  }

  const settle = async (calls: PaymentCalls, card: Card, reply: PaymentReply): Promise<void> => {
    const { outcome, payment_intent_client_secret: secret, payment_intent_id: intent, method } = reply
    if (outcome === 'requires_action' && secret !== null && intent !== null) {
      show({ step: 'bank', method })
      await actAndGoOn(calls, card, secret, intent)
    } else if (isUnderWay(reply) && intent !== null) void follow(calls, intent)
  }

  const send = async (calls: PaymentCalls, card: Card) => {
    if (!sending) {
      const taken = await card.takeCard()
      if ('refused' in taken) {
        show({ step: 'card', refusal: { code: incompleteForm, message: taken.refused } })
        return
      }
      sending = { key: crypto.randomUUID(), token: taken.token }
    }
    await settle(calls, card, await calls.send(sending.token, sending.key))
  }

  /** A second press while the first is under way does nothing. */
  const submit = async (calls: PaymentCalls, card: Card): Promise<void> => {
    if (busy) return
    busy = true
    show({ step: 'paying' })
    try {
      await send(calls, card)
    } catch (error) {
      if (isEnding(error)) end({ step: 'over', error })
      // The next press sends the same again.
      else if (mayBePaid(error)) show({ step: 'card', error, unsure: true })
      else end({ step: 'card', error })
    } finally {
      busy = false
    }
  }
  /** Polling stops when the page is left. */
  const setOpen = (is: boolean) => void (isOpen = is)
  return { submit, setOpen }
}

type Card = Pick<CardFrame, 'takeCard' | 'askBank'>
