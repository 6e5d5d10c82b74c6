import { useTranslations } from 'use-intl'
import { useSite } from '../site/site.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { Notice } from '../ui/Notice.tsx'

interface ProcessRunningProps {
  /** Why there can be no second one. */
  readonly why: string
  /** The request that is under way; null if it is not one of ours. */
  readonly request: { readonly id: number; readonly reference: string } | null
}

/** In place of the questions while another change of the contract is under way: which one, and where it is followed. */
export function ProcessRunning({ why, request }: ProcessRunningProps) {
  const t = useTranslations('flow.running')
  const { address } = useSite()
  return (
    <Notice
      tone="wait"
      title={t('title')}
      actions={
        request ? (
          <Link className={buttonClass({})} href={address('request', { id: String(request.id) })}>
            {t('see', { reference: request.reference })}
          </Link>
        ) : null
      }
    >
      <p>{why}</p>
    </Notice>
  )
}
