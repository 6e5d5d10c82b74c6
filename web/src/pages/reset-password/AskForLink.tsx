import { passwordLinkMinutes, resetPassword } from '@endoll/api/account.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useEntryForm } from '../../form/use-entry-form.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { announce } from '../../ui/announce.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** NIF and e-mail; then, for any account, that a mail is on its way if it is valid. */
export function AskForLink() {
  const t = useTranslations('reset-password')
  const { address } = useSite()
  const [sent, setSent] = useState(false)
  const { form, field, busy, failure } = useEntryForm({
    draftKey: 'recovery',
    message: useFieldText(),
    // The server says everything that is wrong at once: what is missing and what cannot be read.
    check: () => ({}),
    send: async ({ nif = '', email = '' }) => {
      await call(resetPassword, { body: { nif, email } })
      setSent(true)
      // The focus goes to the heading, which does not say it.
      announce(`${t('sent.answer')} ${t('sent.detail', { minutes: passwordLinkMinutes })}`)
    },
  })
  if (sent) {
    return (
      <div className="stack" data-gap="l">
        <PageHeading
          title={t('title')}
          answer={t('sent.answer')}
          detail={t('sent.detail', { minutes: passwordLinkMinutes })}
        />
        <p>
          <Link className={buttonClass({ look: 'primary' })} href={address('login')}>
            {t('toLogin')}
          </Link>
        </p>
      </div>
    )
  }
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t('title')} detail={t('intro')} />
      <form className="stack" {...form}>
        <FailureNotice error={failure} />
        <Field
          {...field('nif')}
          label={t('nif')}
          hint={t('nifHint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <Field
          {...field('email')}
          type="email"
          label={t('email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="row">
          <Button type="submit" look="primary" busy={busy} busyLabel={t('sending')}>
            {t('send')}
          </Button>
          <Link href={address('login')}>{t('toLogin')}</Link>
        </div>
      </form>
    </div>
  )
}
