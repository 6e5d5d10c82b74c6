import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { optOutOfSips } from '@endoll/api/procedures/sips.ts'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { ApiError } from '../../calls/api-error.ts'
import { useSite } from '../../site/site.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface SentForAllProps {
  readonly sent: ReplyOf<typeof optOutOfSips>
}

/** Every request that was made for all contracts, and those contracts that have to wait, with the reason. */
export function SentForAll({ sent }: SentForAllProps) {
  const t = useTranslations('changes.sips.all')
  const errorText = useErrorText()
  const { address } = useSite()
  const { requests, left_out, waiting_for_signature: toSign } = sent
  return (
    <Notice
      tone={toSign ? 'wait' : 'good'}
      announce
      title={t(toSign ? 'toSign' : 'sent', { count: requests.length })}
    >
      <ul className="flow-points">
        {requests.map(({ id, reference, contract }) => (
          <li key={id}>
            <Link href={address('request', { id: String(id) })}>{t('request', { contract, reference })}</Link>
          </li>
        ))}
        {left_out.map(({ contract, error }) => (
          <li key={contract}>{t('leftOut', { contract, why: errorText(new ApiError(error, 409)) })}</li>
        ))}
      </ul>
    </Notice>
  )
}
