import { paySeveral } from '@endoll/api/payments.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../calls/acting.ts'
import { Button } from '../../ui/Button.tsx'
import { part } from '../../loading/part.tsx'

const PaySeveralDialog = part({
  load: async () => (await import('./PaySeveralDialog.tsx')).PaySeveralDialog,
  texts: ['payments'],
})

interface PaySeveralButtonProps {
  /** What is overdue is chosen already, as the button says. */
  readonly overdue?: boolean
  /** Its words, where they say more than what it does. */
  readonly children?: ReactNode
}

/** Opens the payment of several bills by one charge. Until it is pressed nothing of it is loaded. */
export function PaySeveralButton({ overdue = false, children }: PaySeveralButtonProps) {
  const t = useTranslations('app.pay')
  const [open, setOpen] = useState(false)
  // It stays mounted when closed, so that the focus goes back to the button.
  const [used, setUsed] = useState(false)
  if (!useMay(paySeveral)) return null
  return (
    <>
      <Button
        look={overdue ? 'primary' : 'secondary'}
        aria-haspopup="dialog"
        onClick={() => {
          setUsed(true)
          setOpen(true)
        }}
      >
        {children ?? t('several')}
      </Button>
      {used ? <PaySeveralDialog overdue={overdue} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
