import type { RequestDetail } from '@endoll/api/requests.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { stateTone, toldState } from '../../features/requests/request-status.ts'

interface WhatNextProps {
  readonly request: RequestDetail
}

/** What comes next and by when; of a rejected request, or one that was closed because it is already so, why. */
export function WhatNext({ request }: WhatNextProps) {
  const t = useTranslations('requests')
  const { longDay } = useFormat()
  const { phone } = useSite().settings.organisation
  const { state, due_date: due, effective_date: effective, reason_text: reason } = request
  const planned = state === 'accepted' && effective !== null
  return (
    <Notice
      tone={stateTone(state)}
      title={
        planned
          ? t('states.accepted.planned', { day: longDay(effective) })
          : state === 'withdrawn' && reason
            ? reason
            : t(`states.${toldState(state, request)}.next`)
      }
    >
      {state === 'rejected' ? (
        <>
          <p>{reason ?? t('reasonUnknown')}</p>
          <PhoneLink phone={phone}>{t('help', { phone })}</PhoneLink>
        </>
      ) : null}
      {due && state !== 'waiting_signature' && !planned ? <p>{t('byWhen', { day: longDay(due) })}</p> : null}
    </Notice>
  )
}
