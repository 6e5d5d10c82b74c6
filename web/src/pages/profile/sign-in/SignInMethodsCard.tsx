import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AppCodes } from './AppCodes.tsx'
import { methodsQuery } from './methods-query.ts'
import { Passkeys } from './Passkeys.tsx'
import { NewRecoveryCodes, RecoveryCodes } from './RecoveryCodes.tsx'

/** Passkeys, codes of an app and recovery codes of the account. */
export function SignInMethodsCard() {
  const t = useTranslations('passkeys.card')
  const methods = useQuery(methodsQuery())
  const [fresh, setFresh] = useState<readonly string[]>([])
  const { data, error } = methods
  const isGuarded = data !== undefined && (data.passkeys.length > 0 || data.app_codes)
  return (
    <Card title={t('title')}>
      <p className="soft">{t('why')}</p>
      {error && !data ? (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('safe')}
          onRetry={() => void methods.refetch()}
        />
      ) : data ? (
        <>
          {fresh.length > 0 ? <NewRecoveryCodes codes={fresh} onKept={() => setFresh([])} /> : null}
          <Passkeys passkeys={data.passkeys} isGuarded={isGuarded} onCodes={setFresh} />
          <AppCodes isOn={data.app_codes} isGuarded={isGuarded} onCodes={setFresh} />
          {isGuarded ? <RecoveryCodes left={data.recovery_codes} onCodes={setFresh} /> : null}
        </>
      ) : (
        <Skeleton label={t('loading')} shape="text" rows={3} />
      )}
    </Card>
  )
}
