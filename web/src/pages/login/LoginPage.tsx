import { lazy, Suspense, useEffect, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { signIn, takeLastEnd } from '../../calls/session.ts'
import type { SessionEnd } from '../../calls/session.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { handOff } from './hand-off.ts'
import './login.css'
import { lazyPicture } from '../../ui/pictures/lazy-picture.tsx'

/** Rarely needed, so loaded after the page. */
const AdBlockerNotice = lazy(() =>
  import('../../features/session/AdBlockerNotice.tsx').then((m) => ({ default: m.AdBlockerNotice })),
)
/** Drawn once the way in stands. */
const Valley = lazyPicture(async () => (await import('../../ui/pictures/Valley.tsx')).Valley)
const HandOff = lazy(() => import('./HandOff.tsx').then((m) => ({ default: m.HandOff })))

type Missing = { readonly user: boolean; readonly password: boolean }
const nothingMissing: Missing = { user: false, password: false }

/**
 * Prerendered: the fields are native and keep what is typed before this code arrives. The form's method is post, so
 * that one sent before then does not put the password into an address.
 */
export function LoginPage() {
  const t = useTranslations('login')
  const missingText = useTranslations('errors.field')('required_field')
  const { offers, address, enter } = useSite()
  const [missing, setMissing] = useState(nothingMissing)
  const [error, setError] = useState<unknown>()
  const [sending, setSending] = useState(false)

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const values = new FormData(form)
    const user = String(values.get('user')).trim()
    const password = String(values.get('password'))
    const lacks = { user: user === '', password: password === '' }
    setMissing(lacks)
    setError(undefined)
    if (lacks.user || lacks.password) {
      form.querySelector<HTMLInputElement>(lacks.user ? '[name=user]' : '[name=password]')?.focus()
      return
    }
    setSending(true)
    try {
      await enter(await signIn(user, password))
    } catch (failure) {
      setError(failure)
      setSending(false)
      form.querySelector<HTMLInputElement>('[name=password]')?.select()
    }
  }

  return (
    <div className="login card">
      <Valley />
      <div className="login-way">
        <div>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p className="soft">{t('intro')}</p>
        </div>
        <Arrival />
        <form className="stack" method="post" noValidate onSubmit={(event) => void send(event)}>
          <FailureNotice error={error} />
          <Field
            name="user"
            type="email"
            label={t('email')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={missing.user ? missingText : undefined}
          />
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            showLabel={t('show')}
            hideLabel={t('hide')}
            error={missing.password ? missingText : undefined}
          />
          <Button type="submit" look="primary" wide busy={sending} busyLabel={t('sending')}>
            {t('send')}
          </Button>
        </form>
        {offers('resetPassword') ? <Link href={address('resetPassword')}>{t('reset')}</Link> : null}
        {offers('activate') ? (
          <Link className={buttonClass({ wide: true })} href={address('activate')}>
            {t('activate')}
          </Link>
        ) : null}
      </div>
    </div>
  )
}

/** What only the browser knows: why the last session ended, a token in the address, an ad blocker. */
function Arrival() {
  const t = useTranslations('login')
  const [arrived, setArrived] = useState<{ end: SessionEnd | undefined; handOff: boolean }>()
  const { loadTexts } = useSite()
  useEffect(() => {
    const show = () => setArrived({ end: takeLastEnd(), handOff: handOff.waiting() !== undefined })
    if (handOff.waiting() === undefined) show()
    else void loadTexts('session').then(show, show)
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what this browser brought
  }, [])
  if (!arrived) return null
  return (
    <>
      {arrived.end === 'expired' || arrived.end === 'elsewhere' ? (
        <Notice tone="wait" announce>
          {t(arrived.end === 'expired' ? 'ended' : 'endedElsewhere')}
        </Notice>
      ) : null}
      <Suspense>
        {arrived.handOff ? <HandOff /> : null}
        <AdBlockerNotice />
      </Suspense>
    </>
  )
}
