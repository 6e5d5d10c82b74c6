import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, hasCode } from '../../calls/api-error.ts'
import { setPassword } from '../../calls/session-changes.ts'
import { useClaims } from '../../calls/use-session.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { fieldErrorsOf, useFieldText } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { leadToWrong } from '../../ui/lead-to-wrong.ts'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { obstacleOf, shortestPassword } from '../../features/session/new-password.ts'
import type { Obstacle, Passwords } from '../../features/session/new-password.ts'

const empty: Passwords = { current: '', new: '', repeat: '' }
function read(form: HTMLFormElement): Passwords {
  const values = new FormData(form)
  const text = (name: keyof Passwords) => String(values.get(name) ?? '')
  return { current: text('current'), new: text('new'), repeat: text('repeat') }
}

export function ChangePasswordPage() {
  const t = useTranslations('session.changePassword')
  const { settings, address, go, onward } = useSite()
  const shortest = shortestPassword(settings.password)
  const toast = useToast()
  const claims = useClaims()
  const forced = claims?.scope === 'pwchange'
  const [passwords, setPasswords] = useState(empty)
  /** Fields the customer has left: only those show what is wrong with them. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<unknown>()
  const [sending, setSending] = useState(false)
  const texts = useObstacleTexts(shortest)
  const obstacle = obstacleOf(passwords, shortest)
  const fieldError = useServerFieldErrors(error, shortest)
  const form = useRef<HTMLFormElement>(null)
  // oxlint-disable-next-line react/exhaustive-deps -- after each sending that was refused
  useEffect(() => leadToWrong(form.current), [error])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (obstacle || sending) return
    setSending(true)
    setError(undefined)
    try {
      const changed = await setPassword(passwords.current ?? '', passwords.new)
      toast({ tone: 'good', text: t('done') })
      go(onward(changed))
    } catch (failure) {
      setError(failure)
      setSending(false)
    }
  }
  const field = (name: keyof Passwords, wrongWhile?: Obstacle) => ({
    name,
    showLabel: texts.show,
    hideLabel: texts.hide,
    error:
      fieldError[name] ??
      (wrongWhile && wrongWhile === obstacle && left.has(name) ? texts[wrongWhile] : undefined),
  })

  return (
    <>
      <PageHeading title={t('title')} detail={forced ? t('forced') : undefined} />
      <form
        ref={form}
        className="stack"
        method="post"
        noValidate
        onSubmit={(event) => void send(event)}
        onInput={(event) => {
          setPasswords(read(event.currentTarget))
          setError(undefined)
        }}
        onBlur={({ target }) => {
          if (target instanceof HTMLInputElement) setLeft((before) => new Set(before).add(target.name))
        }}
      >
        {/* For password managers: whose password changes. */}
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={claims?.email ?? ''}
          readOnly
          hidden
        />
        {error === undefined ? null : <Failure error={error} isSaid={Object.keys(fieldError).length === 0} />}
        <PasswordField {...field('current')} label={t('current')} autoComplete="current-password" />
        <PasswordField
          {...field('new', 'too-short')}
          label={t('new')}
          hint={t('newHint', { limit: shortest })}
          autoComplete="new-password"
        />
        <PasswordField {...field('repeat', 'mismatch')} label={t('repeat')} autoComplete="new-password" />
        <div className="row">
          {obstacle ? (
            <Button type="submit" look="primary" disabledReason={texts[obstacle]}>
              {t('send')}
            </Button>
          ) : (
            <Button type="submit" look="primary" busy={sending} busyLabel={t('sending')}>
              {t('send')}
            </Button>
          )}
          <Link className={buttonClass({})} href={forced || !claims ? address('logout') : onward(claims)}>
            {t('cancel')}
          </Link>
        </div>
      </form>
    </>
  )
}

interface FailureProps {
  readonly error: unknown
  /** Nothing else says it: of a field that is wrong, its own error is heard. */
  readonly isSaid: boolean
}

function Failure({ error, isSaid }: FailureProps) {
  const t = useTranslations('session.changePassword')
  const errorText = useErrorText()
  const wrongCurrent = hasCode(error, 'current_password_wrong')
  const code = error instanceof ApiError && error.status > 0 ? error.status : 403
  const more = hasCode(error, 'offline', 'busy', 'maintenance', 'too_many_attempts')
  return (
    <Notice
      tone="bad"
      announce={isSaid}
      title={t(wrongCurrent ? 'failedCurrent' : 'failed', { code: String(code) })}
    >
      {more ? errorText(error) : null}
    </Notice>
  )
}

/** The words for each obstacle, and for the fields' own buttons. */
function useObstacleTexts(shortest: number): Readonly<Record<Obstacle | 'show' | 'hide', string>> {
  const t = useTranslations('session')
  const fieldText = useFieldText({ password_too_short: shortest })
  return {
    current: t('changePassword.reasonCurrent'),
    new: t('changePassword.reasonNew'),
    'too-short': fieldText('password_too_short'),
    repeat: t('changePassword.reasonRepeat'),
    mismatch: fieldText('password_mismatch'),
    show: t('changePassword.show'),
    hide: t('changePassword.hide'),
  }
}

/** The server's errors by our fields: its `password` is our `new`. */
function useServerFieldErrors(error: unknown, shortest: number): Partial<Record<keyof Passwords, string>> {
  const fieldText = useFieldText({ password_too_short: shortest })
  const { password, current } = fieldErrorsOf(error)
  const wrongCurrent = hasCode(error, 'current_password_wrong')
  return {
    ...(password?.[0] ? { new: fieldText(password[0]) } : {}),
    ...(wrongCurrent || current?.[0] ? { current: fieldText(current?.[0] ?? 'current_password_wrong') } : {}),
  }
}
