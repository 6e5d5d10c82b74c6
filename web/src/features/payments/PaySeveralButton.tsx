import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'
import { Button } from '../../ui/Button.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'

const PaySeveralDialog = lazyComponent(async () => ({
  default: (await import('./PaySeveralDialog.tsx')).PaySeveralDialog,
}))

/** Opens the payment of several bills by one charge. Until it is pressed nothing of it is loaded. */
export function PaySeveralButton() {
  const t = useTranslations('app.pay')
  const [open, setOpen] = useState(false)
  // It stays mounted when closed, so that the focus goes back to the button.
  const [used, setUsed] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setUsed(true)
          setOpen(true)
        }}
      >
        {t('several')}
      </Button>
      {used ? (
        <Suspense fallback={null}>
          <LazyTexts area="payments" fallback={null}>
            <PaySeveralDialog open={open} onClose={() => setOpen(false)} />
          </LazyTexts>
        </Suspense>
      ) : null}
    </>
  )
}
