import { digestPauseMs } from '@endoll/domain/notifications/digest.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { EmailProblemPart } from '../../../features/notifications/EmailProblemPart.tsx'
import { useSite } from '../../../site/site.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { choicesQuery, devicesQuery } from './choices-query.ts'
import { KindTable } from './KindTable.tsx'
import { LimitsCard } from './LimitsCard.tsx'
import { PushCard } from './PushCard.tsx'
import { SumsSwitch } from './SumsSwitch.tsx'

const mailEveryHours = digestPauseMs / 3_600_000

/** What the customer is notified about, and where; their limits. */
export function Settings() {
  const t = useTranslations('notifications.settings')
  const { address, settings } = useSite()
  const { webPush } = settings.switches
  const choices = useQuery(choicesQuery())
  const devices = useQuery({ ...devicesQuery(), enabled: webPush })
  const { data, error } = choices
  return (
    <>
      {error && !data ? (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('safe')}
          onRetry={() => void choices.refetch()}
        />
      ) : data ? (
        <>
          <EmailProblemPart email={data.email} problem={data.email_problem} changeHref={address('profile')} />
          {data.email_problem?.kind === 'stopped' ? null : (
            <p className="soft">{t('mails', { email: data.email, hours: String(mailEveryHours) })}</p>
          )}
          <SumsSwitch shown={data.sums_shown} />
          <KindTable kinds={data.kinds} pushed={Boolean(devices.data?.devices.length)} />
        </>
      ) : (
        <Skeleton label={t('loading')} shape="table" />
      )}
      {webPush ? <PushCard /> : null}
      <LimitsCard />
    </>
  )
}
