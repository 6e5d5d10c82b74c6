import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { signOut } from '../../calls/sign-out.ts'
import { endPushHere } from '../../features/notifications/push-worker.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

let leaving: Promise<string | undefined> | undefined

/** Signs out as soon as it is shown, and goes to the login page. */
export function LogoutPage() {
  const t = useTranslations('session.logout')
  const { settings, offers, address, go } = useSite()
  const [failed, setFailed] = useState(false)
  const leave = useCallback(async () => {
    setFailed(false)
    try {
      leaving ??= signOut().finally(() => (leaving = undefined))
      const onward = await leaving
      await endPushHere().catch(() => undefined)
      if (onward !== undefined) location.assign(onward)
      else go(address(settings.switches.sso && offers('connect') ? 'connect' : 'login'))
    } catch {
      setFailed(true)
    }
  }, [address, go, offers, settings])
  useEffect(() => void leave(), [leave])

  if (!failed) return <Spinner label={t('working')} />
  return (
    <>
      <PageHeading title={t('title')} />
      <Notice tone="bad" announce actions={<Button onClick={() => void leave()}>{t('retry')}</Button>}>
        {t('failed')}
      </Notice>
    </>
  )
}
