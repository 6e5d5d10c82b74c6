import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'
import { Field } from '../../ui/Field.tsx'

/** The code of an app, or a recovery code, which the account asks for after the password. */
export function CodeField() {
  return (
    <LazyTexts area="passkeys" fallback={null}>
      <Asked />
    </LazyTexts>
  )
}

function Asked() {
  const t = useTranslations('passkeys.code')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <Field
      ref={field}
      name="code"
      label={t('label')}
      hint={t('hint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
