import { listContractNames } from '@endoll/api/contracts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { read } from '../../calls/query.ts'
import { settingsQuery } from '../../site/settings-address.ts'
import { ContactData } from '../../procedures/contact-data/ContactData.tsx'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useSite } from '../../site/site.tsx'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useChoosing } from '../../ui/use-choosing.ts'

/** Contact data of a chosen contract; not shown where there is no contract. */
export function NoticesCard() {
  const t = useTranslations('profile.notices')
  const contracts = useQuery(read(listContractNames, {}))
  const [chosen, setChosen] = useState<string>()
  const { data, error } = contracts
  const name = chosen ?? data?.[0]?.name
  const choosing = useChoosing(name ?? '', setChosen)
  if (data?.length === 0) return null
  return (
    <Card title={t('title')}>
      <p className="soft">{t('why')}</p>
      {error && !data ? (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('safe')}
          onRetry={() => void contracts.refetch()}
        />
      ) : data && name !== undefined ? (
        <>
          {data.length > 1 ? (
            <Select
              {...choosing}
              name="contract"
              label={t('contract')}
              width="medium"
              options={data.map((contract) => ({ value: contract.name, label: contract.name }))}
            />
          ) : (
            <p>{t('of', { name })}</p>
          )}
          <ContactData key={name} name={name} />
        </>
      ) : (
        <Skeleton label={t('loading')} shape="text" rows={2} />
      )}
      <SettingsLink />
    </Card>
  )
}

/** Its words are those of the bell: every change would carry one more text of the profile. */
function SettingsLink() {
  const t = useTranslations('notifications.settings')
  const { address } = useSite()
  return <Link href={address('notifications', {}, settingsQuery)}>{t('open')}</Link>
}
