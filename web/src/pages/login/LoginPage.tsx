import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'
import { signIn } from '../../calls/session.ts'
import { fieldErrorsOf } from '../../i18n/errors/field-text.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { useInBrowser } from '../../loading/InBrowser.tsx'
import { leadToWrong } from '../../ui/lead-to-wrong.ts'
import { Link } from '../../ui/Link.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import './login.css'
import { Nothing, part } from '../../loading/part.tsx'

const Later = part({
  load: async () => (await import('./Later.tsx')).Later,
  texts: ['passkeys'],
  lost: Nothing,
})

/** What the form holds; the browser has cut spaces off the e-mail address. */
interface Typed {
  readonly user: string
  readonly password: string
  readonly code?: string
  readonly own_device?: string
}

/**
 * Prerendered: the fields are native and keep what is typed before this code arrives. A form that is sent before then is a
 * POST to the page itself, which signs in too (server/src/modules/session/operations/sign-in-form.ts) or is drawn again with why not.
 */
export function LoginPage() {
  const t = useTranslations('login')
  const missingText = useTranslations('errors.field')('required_field')
  const { settings, offers, address, enter, ...site } = useSite()
  const inBrowser = useInBrowser()
  // Only for the page as the server drew it; a later visit starts over.
  const [refused] = useState(inBrowser ? undefined : site.refused)
  const [missing, setMissing] = useState(refused?.lacks)
  const [error, setError] = useState<unknown>(() => refused?.failure && new ApiError(refused.failure, 400))
  const [sending, setSending] = useState(false)
  const formElement = useRef<HTMLFormElement>(null)
  // oxlint-disable-next-line react/exhaustive-deps -- after each sending that lacks something
  useEffect(() => leadToWrong(formElement.current), [missing])
  const [codeAsked, setCodeAsked] = useState(refused?.asksCode === true)

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const { user, password, code, own_device } = Object.fromEntries(new FormData(form)) as unknown as Typed
    setMissing({ user: !user, password: !password })
    setError(undefined)
    if (!user || !password) return
    setSending(true)
    try {
      await enter(await signIn({ user, password, code, own_device: !!own_device }))
    } catch (failure) {
      if (fieldErrorsOf(failure).code?.includes('required_field')) setCodeAsked(true)
      else setError(failure)
      setSending(false)
      form.querySelector<HTMLInputElement>(codeAsked ? '[name=code]' : '[name=password]')?.select()
    }
  }

  return (
    <div className="login card">
      <Later what="picture" />
      <div className="login-way">
        <div>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p className="soft">{t('intro')}</p>
        </div>
        <Later what="arrival" />
        <form
          ref={formElement}
          className="stack"
          method="post"
          noValidate
          onSubmit={(event) => void send(event)}
        >
          <FailureNotice error={error} />
          <Field
            name="user"
            type="email"
            label={t('email')}
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={refused?.user}
            error={missing?.user ? missingText : undefined}
          />
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            hint={refused?.asksCode ? t('codeToo') : undefined}
            showLabel={t('show')}
            hideLabel={t('hide')}
            error={missing?.password ? missingText : undefined}
          />
          {codeAsked ? (
            <Field
              name="code"
              label={t('code')}
              hint={t('codeHint')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus={inBrowser}
            />
          ) : null}
          {settings.session.ownDeviceDays ? (
            <label className="row">
              <input type="checkbox" name="own_device" />
              {t('ownDevice')}
            </label>
          ) : null}
          <Button type="submit" look="primary" wide busy={sending} busyLabel={t('sending')}>
            {t('send')}
          </Button>
        </form>
        <div className="login-passkey" data-provider={settings.identityProvider?.name}>
          <Later what="ways" />
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
