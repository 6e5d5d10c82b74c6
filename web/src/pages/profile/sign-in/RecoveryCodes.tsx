import { newRecoveryCodes } from '@endoll/api/app-codes.ts'
import { useTranslations } from 'use-intl'
import { call } from '../../../calls/call.ts'
import { useAction } from '../../../calls/use-action.ts'
import { FailureNotice } from '../../../failures/FailureNotice.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { readMethodsAgain } from './methods-query.ts'

interface RecoveryCodesProps {
  readonly left: number
  readonly onCodes: (codes: readonly string[]) => void
}

export function RecoveryCodes({ left, onCodes }: RecoveryCodesProps) {
  const t = useTranslations('passkeys.recovery')
  const { busy, failure, run } = useAction()
  const renew = () =>
    run(async () => {
      onCodes((await call(newRecoveryCodes)).recovery_codes)
      await readMethodsAgain()
    })
  return (
    <div className="stack">
      <h3>{t('title')}</h3>
      <p>{t('left', { count: left })}</p>
      <FailureNotice error={failure} />
      <div className="row">
        <Button busy={busy} busyLabel={t('renewing')} onClick={() => void renew()}>
          {t('renew')}
        </Button>
      </div>
    </div>
  )
}

interface NewRecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** The only time that they are shown. */
export function NewRecoveryCodes({ codes, onKept }: NewRecoveryCodesProps) {
  const t = useTranslations('passkeys.recovery')
  return (
    <Notice
      tone="wait"
      title={t('title')}
      announce
      actions={
        <>
          <CopyButton text={codes.join('\n')} label={t('copy')} copiedLabel={t('copied')} worded />
          <Button small onClick={onKept}>
            {t('kept')}
          </Button>
        </>
      }
    >
      <p>{t('why')}</p>
      <ul className="figures" translate="no" role="list" aria-label={t('title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Notice>
  )
}
