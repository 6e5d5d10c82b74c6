import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Arrival } from '../../features/session/Arrival.tsx'
import { useSite } from '../../site/site.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { comesBack, dropReturn } from './provider-return.ts'
import { ProviderSignIn } from './ProviderSignIn.tsx'

/** What the browser brought, and the way on to the identity provider. */
export function ConnectArrival() {
  const t = useTranslations('login')
  const { name } = useSite().settings.identityProvider ?? {}
  return (
    <>
      {name === undefined ? null : <p className="soft">{t('connect.provider', { name })}</p>}
      <Arrival />
      {name === undefined ? <FromNoProvider /> : <ProviderSignIn />}
    </>
  )
}

/** Comes back from an identity provider although the office has none: said once, and taken out of the address. */
function FromNoProvider() {
  const t = useTranslations('login')
  const [came] = useState(comesBack)
  useEffect(dropReturn, [])
  return came ? (
    <Notice tone="wait" announce>
      {t('connect.noProvider')}
    </Notice>
  ) : null
}
