import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { LazyTexts } from '../../../i18n/LazyTexts.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Claim } from './Claim.tsx'

interface ClaimDialogProps {
  /** The contract's name. */
  readonly contract: string
  readonly open: boolean
  readonly onClose: () => void
}

/** A claim about one contract, over its page: the form of the page of claims. */
export function ClaimDialog({ contract, open, onClose }: ClaimDialogProps) {
  const t = useTranslations('app')
  const words = useTranslations('requests.related')
  const waiting = <Skeleton label={t('loading')} shape="text" />
  return (
    <Dialog open={open} onClose={onClose} title={words('claim')} closeLabel={t('close')}>
      <Suspense fallback={waiting}>
        <LazyTexts area="claims" fallback={waiting}>
          <LazyTexts area="cases" fallback={waiting}>
            <Claim contract={contract} />
          </LazyTexts>
        </LazyTexts>
      </Suspense>
    </Dialog>
  )
}
