import { useTranslations } from 'use-intl'
import { PasswordField } from '../../../ui/PasswordField.tsx'

interface CurrentPasswordProps {
  readonly name: string
  readonly error: string | undefined
  /** The server has refused it. */
  readonly isWrong: boolean
}

/** Asked for before the first way to sign in beside the password. */
export function CurrentPassword({ isWrong, ...field }: CurrentPasswordProps) {
  const t = useTranslations('passkeys.card')
  const wrong = useTranslations('errors.field')('current_password_wrong')
  return (
    <PasswordField
      {...field}
      {...(isWrong ? { error: wrong } : {})}
      label={t('current')}
      showLabel={t('show')}
      hideLabel={t('hide')}
      autoComplete="current-password"
    />
  )
}
