import { useTranslations } from 'use-intl'
import { Dialog } from '../../../ui/Dialog.tsx'
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
  return (
    <Dialog open={open} onClose={onClose} title={words('claim')} closeLabel={t('close')}>
      <Claim contract={contract} />
    </Dialog>
  )
}
