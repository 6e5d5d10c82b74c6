import { useTranslations } from 'use-intl'
import { Arrival } from '../../features/session/Arrival.tsx'
import { useSite } from '../../site/site.tsx'
import { ProviderSignIn } from './ProviderSignIn.tsx'

/** What the browser brought, and the way on to the identity provider. */
export function ConnectArrival() {
  const t = useTranslations('login')
  const { name } = useSite().settings.identityProvider ?? {}
  return (
    <>
      {name === undefined ? null : <p className="soft">{t('connect.provider', { name })}</p>}
      <Arrival />
      {name === undefined ? null : <ProviderSignIn />}
    </>
  )
}
