import type { FieldErrors } from '@endoll/api/errors.ts'
import { useTranslations } from 'use-intl'
import { ApiError, hasCode } from '../../calls/api-error.ts'
import { setPasswordWithLink } from '../../features/session/account-calls.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { obstacleOf, shortestPassword } from '../../features/session/new-password.ts'
import type { Obstacle } from '../../features/session/new-password.ts'
import { useEntryForm } from '../../form/use-entry-form.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useToast } from '../../ui/Toast.tsx'

interface ChoosePasswordProps {
  readonly token: string
  /** The link is of no more use. */
  readonly onOver: () => void
}

/** Where each error is shown, and its text. */
const problems: Readonly<Record<Exclude<Obstacle, 'current'>, FieldErrors>> = {
  new: { password: ['required_field'] },
  'too-short': { password: ['password_too_short'] },
  repeat: { repeat: ['required_field'] },
  mismatch: { repeat: ['password_mismatch'] },
}

/** The password that the mailed link sets; then its owner is signed in. */
export function ChoosePassword({ token, onOver }: ChoosePasswordProps) {
  const t = useTranslations('reset-password.choose')
  const { settings, enter } = useSite()
  const toast = useToast()
  const errorText = useErrorText()
  const shortest = shortestPassword(settings.password)
  const { form, field, busy, failure } = useEntryForm({
    draftKey: null,
    message: useFieldText({ password_too_short: shortest }),
    check: ({ password = '', repeat = '' }) => {
      const obstacle = obstacleOf({ new: password, repeat }, shortest)
      return obstacle === undefined || obstacle === 'current' ? {} : problems[obstacle]
    },
    send: async ({ password = '' }) => {
      const claims = await setPasswordWithLink(token, password)
      toast({ tone: 'good', text: t('done') })
      await enter(claims)
    },
  })
  if (failure instanceof ApiError && hasCode(failure, 'confirmation_invalid')) {
    return (
      <div className="stack" data-gap="l">
        <PageHeading title={t('title')} />
        <Notice
          tone="bad"
          announce
          actions={
            <Button look="primary" onClick={onOver}>
              {t('another')}
            </Button>
          }
        >
          {errorText(failure)}
        </Notice>
      </div>
    )
  }
  const labels = { showLabel: t('show'), hideLabel: t('hide'), autoComplete: 'new-password' } as const
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t('title')} detail={t('intro')} />
      <form className="stack" {...form}>
        <FailureNotice error={failure} />
        <PasswordField
          {...field('password')}
          label={t('new')}
          hint={t('newHint', { limit: shortest })}
          {...labels}
        />
        <PasswordField {...field('repeat')} label={t('repeat')} {...labels} />
        <div className="row">
          <Button type="submit" look="primary" busy={busy} busyLabel={t('sending')}>
            {t('send')}
          </Button>
        </div>
      </form>
    </div>
  )
}
