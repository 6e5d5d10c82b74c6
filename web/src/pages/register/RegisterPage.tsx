import type { FieldErrors } from '@endoll/api/errors.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { useTranslations } from 'use-intl'
import { registerAccount } from '../../features/session/account-calls.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { Acceptances } from '../../features/session/Acceptances.tsx'
import { obstacleOf, shortestPassword } from '../../features/session/new-password.ts'
import type { Obstacle } from '../../features/session/new-password.ts'
import { missing, unread, useEntryForm } from '../../form/use-entry-form.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'

const problems: Readonly<Partial<Record<Obstacle, FieldErrors>>> = {
  'too-short': { password: ['password_too_short'] },
  mismatch: { repeat: ['password_mismatch'] },
}

/** An account for somebody who has no contract yet; those who have one activate theirs. */
export function RegisterPage() {
  const t = useTranslations('activate.register')
  const all = useTranslations('activate')
  const { address, settings, enter, offers } = useSite()
  const shortest = shortestPassword(settings.password)
  const fieldText = useFieldText({ password_too_short: shortest })
  const { form, field, busy, failure } = useEntryForm({
    draftKey: 'register',
    message: (code, name) => (name.startsWith('accept') ? all('accept.needed') : fieldText(code)),
    check: (typed) => {
      const { password = '', repeat = '' } = typed
      const obstacle = obstacleOf({ new: password, repeat }, shortest)
      return {
        ...unread({ user: parseEmail(typed['user'] ?? '', settings) }),
        ...(obstacle ? problems[obstacle] : {}),
        ...missing(typed, 'password', 'repeat', 'accept_conditions', 'accept_gdpr'),
      }
    },
    send: async ({ user = '', password = '' }) => enter(await registerAccount(user, password)),
  })
  const labels = { showLabel: t('show'), hideLabel: t('hide'), autoComplete: 'new-password' } as const
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t('title')} detail={t('intro')} />
      <form className="stack" {...form}>
        <FailureNotice error={failure} />
        <Field
          {...field('user')}
          type="email"
          label={all('email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...field('password')}
          label={t('password')}
          hint={t('passwordHint', { limit: shortest })}
          {...labels}
        />
        <PasswordField {...field('repeat')} label={t('repeat')} {...labels} />
        <Acceptances field={field} />
        <div className="row">
          <Button type="submit" look="primary" busy={busy} busyLabel={t('sending')}>
            {t('send')}
          </Button>
          {offers('activate') ? <Link href={address('activate')}>{t('toActivate')}</Link> : null}
        </div>
      </form>
    </div>
  )
}
