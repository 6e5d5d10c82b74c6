import type { Passkey } from '@endoll/api/passkeys.ts'
import { useTranslations } from 'use-intl'
import { canUsePasskeys } from '../../../features/session/passkey-calls.ts'
import { useDraftedForm } from '../../../form/use-drafted-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { AddPasskey, newPasskeyDraft } from './AddPasskey.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'

interface PasskeysProps {
  readonly passkeys: readonly Passkey[]
  /** Whether the account has a way to sign in beside its password: then that is asked for, and not the password. */
  readonly isGuarded: boolean
  readonly onCodes: (codes: readonly string[]) => void
}

export function Passkeys({ passkeys, isGuarded, onCodes }: PasskeysProps) {
  const t = useTranslations('passkeys.card')
  const adding = useDraftedForm(newPasskeyDraft)
  return (
    <div className="stack">
      <h3>{t('passkeys')}</h3>
      {passkeys.length === 0 ? <p>{t('none')}</p> : null}
      {passkeys.length > 0 ? (
        <ul className="stack" role="list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} />
            </li>
          ))}
        </ul>
      ) : null}
      {adding.isOpen ? (
        <AddPasskey isGuarded={isGuarded} onCodes={onCodes} onClose={adding.close} />
      ) : (
        <div className="row">
          <Button {...(canUsePasskeys() ? {} : { disabledReason: t('unsupported') })} onClick={adding.open}>
            {t('add')}
          </Button>
        </div>
      )}
    </div>
  )
}
