import { confirmEmail } from '@endoll/api/procedures/contact.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasCode } from '../../calls/api-error.ts'
import { call } from '../../calls/call.ts'
import { renewSession } from '../../calls/session.ts'
import { useClaims } from '../../calls/use-session.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { emailConfirmation } from './confirmation.ts'

type Step =
  | { readonly at: 'asking' | 'sending' | 'nothing' }
  | { readonly at: 'done'; readonly email: string; readonly changed: boolean }
  | { readonly at: 'failed'; readonly error: unknown }

/**
 * Where the link in the mail to a new address leads, or to one whose mails came back. Confirming takes a press, because mail scanners open links too.
 */
export function ConfirmEmailPage() {
  const t = useTranslations('profile.confirm')
  const [step, setStep] = useState<Step>(() => ({
    at: emailConfirmation.waiting() === undefined ? 'nothing' : 'asking',
  }))
  const claims = useClaims()
  const confirm = async () => {
    const token = emailConfirmation.waiting()
    if (token === undefined) return
    setStep({ at: 'sending' })
    try {
      const confirmed = await call(confirmEmail, { body: { token } })
      emailConfirmation.drop()
      setStep({ at: 'done', ...confirmed })
      // The access token still holds the old address. If renewing it fails now, it is renewed later anyway.
      if (claims) await renewSession().catch(() => false)
    } catch (error) {
      setStep({ at: 'failed', error })
    }
  }
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        answer={step.at === 'done' ? t('done.answer') : t(`answers.${step.at}`)}
        {...(step.at === 'done'
          ? { detail: t(step.changed ? 'done.detail' : 'done.arrives', { email: step.email }) }
          : {})}
      />
      {step.at === 'failed' ? <Failure error={step.error} /> : null}
      <div className="row">
        <Actions step={step} onConfirm={() => void confirm()} />
      </div>
    </div>
  )
}

interface FailureProps {
  readonly error: unknown
}

function Failure({ error }: FailureProps) {
  const t = useTranslations('profile.confirm')
  const errorText = useErrorText()
  return (
    <Notice tone="bad" announce title={errorText(error)}>
      {t(isRefused(error) ? 'stillOld' : 'tryAgain')}
    </Notice>
  )
}

/** The link can no longer be used. */
function isRefused(error: unknown) {
  return hasCode(error, 'confirmation_invalid', 'email_taken', 'invalid_request')
}

interface ActionsProps {
  readonly step: Step
  readonly onConfirm: () => void
}

function Actions({ step, onConfirm }: ActionsProps) {
  const t = useTranslations('profile.confirm')
  const { address } = useSite()
  const signedIn = useClaims() !== undefined
  const over = step.at === 'done' || step.at === 'nothing' || (step.at === 'failed' && isRefused(step.error))
  if (over) {
    return (
      <Link
        className={buttonClass({ look: 'primary' })}
        href={signedIn ? address('profile') : address('login', {}, { next: address('profile') })}
      >
        {t(signedIn ? 'toProfile' : 'toLogin')}
      </Link>
    )
  }
  return (
    <Button look="primary" busy={step.at === 'sending'} busyLabel={t('sending')} onClick={onConfirm}>
      {t(step.at === 'failed' ? 'again' : 'confirm')}
    </Button>
  )
}
