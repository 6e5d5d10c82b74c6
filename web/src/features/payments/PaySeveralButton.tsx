import { pay } from '@endoll/api/payments.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
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
  readonly children: ReactNode
}

/** Opens the payment of several bills by one charge, for whoever may pay one. Until it is pressed nothing of it is loaded. */
export function PaySeveralButton({ overdue = false, children }: PaySeveralButtonProps) {
  // Undefined until it is pressed; then it stays mounted, so that the focus goes back to the button.
  const [open, setOpen] = useState<boolean>()
  if (!useMay(pay)) return null
  return (
    <>
      <Button look={overdue ? 'primary' : 'secondary'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open === undefined ? null : (
        <PaySeveralDialog overdue={overdue} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
