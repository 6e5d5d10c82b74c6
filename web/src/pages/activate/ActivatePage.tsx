import { activateAccount } from '@endoll/api/account.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { useEntryForm } from '../../form/use-entry-form.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { useInBrowser } from '../../loading/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { part } from '../../loading/part.tsx'

/** Below the first window, with what other forms share: loaded after the page. */
const Acceptances = part({
  load: async () => (await import('../../features/session/Acceptances.tsx')).Acceptances,
})

/** What stands on a bill and in the account; what is typed has to fit one contract. */
export function ActivatePage() {
  const t = useTranslations('activate')
  const { address, offers, settings } = useSite()
  const inBrowser = useInBrowser()
  const [body, setBody] = useState<string>()
  const asked = settings.activation
  const fieldText = useFieldText()
  const { form, field, busy, failure } = useEntryForm({
    draftKey: 'activation',
    message: (code, name) => {
      if (name === 'email2' && code === 'not_valid') return t('emailMismatch')
      return name.startsWith('accept') ? t('accept.needed') : fieldText(code)
    },
    // The server says everything that is wrong at once: what is missing and what cannot be read.
    check: () => ({}),
    send: async ({ accept_conditions: conditions, accept_gdpr: gdpr, ...typed }) => {
      const signup = { ...typed, accept_conditions: conditions === 'true', accept_gdpr: gdpr === 'true' }
      const { result } = await call(activateAccount, { body: { signup } })
      setBody(result.render.body)
    },
  })
  if (body !== undefined) return <Sent body={body} />
  const text = { autoComplete: 'off', spellCheck: false } as const
  const mail = { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <div className="card stack">
      <div>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="soft">{t('intro')}</p>
      </div>
      <form className="stack" {...form}>
        <FailureNotice error={failure} />
        <Field {...field('nif')} {...text} label={t('nif')} hint={t('nifHint')} autoCapitalize="characters" />
        <Field {...field('contract')} {...text} label={t('contract')} hint={t('onBill')} />
        {asked.invoiceNumber ? (
          <Field {...field('invoice_number')} {...text} label={t('invoice')} hint={t('invoiceHint')} />
        ) : null}
        {asked.cups === 'hidden' ? null : (
          <Field
            {...field('cups')}
            {...text}
            label={asked.cups === 'full' ? t('cups') : t('cupsEnd', { count: 6 })}
            hint={t(asked.cups === 'full' ? 'cupsHint' : 'cupsEndHint')}
            autoCapitalize="characters"
          />
        )}
        <Field {...field('email')} {...mail} label={t('email')} hint={t('emailHint')} />
        <Field {...field('email2')} {...mail} label={t('email2')} />
        {asked.phone ? <Field {...field('phone')} type="tel" autoComplete="tel" label={t('phone')} /> : null}
        <Acceptances field={field} />
        <Button
          type="submit"
          look="primary"
          wide
          busy={busy || !inBrowser}
          busyLabel={t(inBrowser ? 'sending' : 'loading')}
        >
          {t('send')}
        </Button>
      </form>
      <div className="row" data-gap="l">
        <Link href={address('login')}>{t('toLogin')}</Link>
        {offers('register') ? <Link href={address('register')}>{t('toRegister')}</Link> : null}
      </div>
    </div>
  )
}

interface SentProps {
  /** What the server says. */
  readonly body: string
}

function Sent({ body }: SentProps) {
  const t = useTranslations('activate')
  const { address } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="card stack">
      <h1 ref={heading} tabIndex={-1}>
        {t('sent')}
      </h1>
      <p>{body}</p>
      <Link className={buttonClass({ look: 'primary', wide: true })} href={address('login')}>
        {t('toLogin')}
      </Link>
    </div>
  )
}
