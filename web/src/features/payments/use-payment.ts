import { useEffect, useState } from 'react'
import type { CardFrame } from './card-frame.ts'
import { paying } from './paying.ts'
import type { PayingState, PaymentCalls } from './paying.ts'

/** A payment, and how far it is, as long as the dialog is open. */
export function usePayment(calls: PaymentCalls, card: Pick<CardFrame, 'takeCard' | 'askBank'>) {
  const [state, show] = useState<PayingState>({ step: 'card' })
  const [payment] = useState(() => paying(show))
  useEffect(() => {
    payment.setOpen(true)
    return () => payment.setOpen(false)
  }, [payment])
  return { state, submit: () => payment.submit(calls, card) }
}
