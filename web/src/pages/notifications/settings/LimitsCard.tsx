import { watchesQuery } from './choices-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { contractChoicesQuery } from '../../../supplies/contract-choices.ts'
import { ContractSelector } from '../../../supplies/ContractSelector.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Limits } from './Limits.tsx'

/** Limits of a chosen contract of electricity; one that is closed has nothing left to watch. */
export function LimitsCard() {
  const t = useTranslations('notifications.settings.limits')
  const [chosen, setChosen] = useState<string>()
  const contracts = useQuery(contractChoicesQuery('electricity'))
  const open = contracts.data?.items.filter(({ state }) => state === 'activa')
  const name = chosen ?? open?.[0]?.name
  const watches = useQuery({ ...watchesQuery(name ?? ''), enabled: name !== undefined })
  const failed = [contracts, watches].find(({ error, data }) => error && !data)
  return (
    <Card title={t('title')}>
      {failed?.error ? (
        <ReadFailure
          error={failed.error}
          title={t('unread')}
          safe={t('safe')}
          onRetry={() => void failed.refetch()}
        />
      ) : open && name === undefined ? (
        <p className="soft">{t('none')}</p>
      ) : (
        <>
          <p className="soft">{t('why')}</p>
          {open && name !== undefined ? (
            <ContractSelector
              label={t('contract')}
              contracts={open}
              only="active"
              name={name}
              onChoose={setChosen}
            />
          ) : null}
          {name !== undefined && watches.data ? (
            <Limits key={name} name={name} watches={watches.data} />
          ) : (
            <Skeleton label={t('loading')} shape="text" rows={3} />
          )}
        </>
      )}
    </Card>
  )
}
