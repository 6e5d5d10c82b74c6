import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PasskeySignIn } from './PasskeySignIn.tsx'

/** The ways in beside the password. If the identity provider is the only one, this page redirects. */
export function OtherWays() {
  const t = useTranslations('login')
  const { settings, address, go } = useSite()
  const { next } = useSearch({ strict: false })
  const { name, ownPasswords = true } = settings.identityProvider ?? {}
  const connect = address('connect', {}, next === undefined ? {} : { next })
  useEffect(() => {
    if (!ownPasswords) go(connect)
  }, [ownPasswords, go, connect])
  return (
    <>
      {name === undefined ? null : (
        <Link className={buttonClass({ wide: true })} href={connect}>
          {t('provider', { name })}
        </Link>
      )}
      <PasskeySignIn />
    </>
  )
}
