import { downloadAcknowledgement } from '@endoll/api/claims.ts'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../../calls/remote-file.ts'
import { DownloadLink } from '../../../downloads/DownloadLink.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useSite } from '../../../site/site.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { SentClaim } from './sent-claim.ts'

interface ClaimSentProps {
  readonly claim: SentClaim
}

/** After a claim was sent: its number, by when it has to be answered, and where to follow it. */
export function ClaimSent({ claim }: ClaimSentProps) {
  const t = useTranslations('claim.sent')
  const { address } = useSite()
  const { longDay } = useFormat()
  return (
    <>
      <p>{t('number', { reference: claim.reference })}</p>
      <p>{t('due', { day: longDay(claim.answer_due_date) })}</p>
      <div className="row">
        <Link
          className={buttonClass({ look: 'primary' })}
          href={address('case', { id: String(claim.result) })}
        >
          {t('follow')}
        </Link>
        <DownloadLink file={remoteFile(downloadAcknowledgement, { params: { id: String(claim.result) } })}>
          {t('acknowledgement')}
        </DownloadLink>
      </div>
    </>
  )
}
