import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { signIn } from '../../calls/session.ts'
import { fieldErrorsOf } from '../../i18n/errors/field-text.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Link } from '../../ui/Link.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import './login.css'
import { lazyPicture } from '../../ui/pictures/lazy-picture.tsx'

/** Drawn once the way in stands. */
const Valley = lazyPicture(async () => (await later()).Valley)
/** What comes once the way in stands, in one file. */
function later() {
  return import('./later.ts')
}
/** Asked for after the password, where the account has an app that shows codes. */
const CodeField = lazyPicture(async () => (await later()).CodeField)
const OtherWays = lazyPicture(async () => (await later()).OtherWays)
/** What only the browser knows. */
const Arrival = lazyPicture(async () => (await later()).Arrival)

type Missing = { readonly user: boolean; readonly password: boolean }
const nothingMissing: Missing = { user: false, password: false }

/**
 * Prerendered: the fields are native and keep what is typed before this code arrives. The form's method is post, so
 * that one sent before then does not put the password into an address.
 */
export function LoginPage() {
  const t = useTranslations('login')
  const missingText = useTranslations('errors.field')('required_field')
  const { settings, offers, address, enter } = useSite()
  const [missing, setMissing] = useState(nothingMissing)
  const [error, setError] = useState<unknown>()
  const [sending, setSending] = useState(false)
  const [codeAsked, setCodeAsked] = useState(false)

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
      await enter(await signIn(user, password, String(values.get('code') ?? '')))
    } catch (failure) {
      if (fieldErrorsOf(failure).code) setCodeAsked(true)
      else setError(failure)
      setSending(false)
      form.querySelector<HTMLInputElement>(codeAsked ? '[name=code]' : '[name=password]')?.select()
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
            autoComplete="username webauthn"
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
          {codeAsked ? <CodeField /> : null}
          <Button type="submit" look="primary" wide busy={sending} busyLabel={t('sending')}>
            {t('send')}
          </Button>
        </form>
        <div className="login-passkey" data-provider={settings.identityProvider?.name}>
          <OtherWays />
        </div>
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
