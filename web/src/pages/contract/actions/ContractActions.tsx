import { useTranslations } from 'use-intl'
import { statusOf } from '../../../supplies/contract-status.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Nothing, part } from '../../../loading/part.tsx'
import { ChangeControl, useCardActions, useOfferedChanges } from './ChangeControl.tsx'
import type { ShownContract } from '../use-contract-page.ts'

const ContractDownload = part({
  load: async () => (await import('./ContractDownload.tsx')).ContractDownload,
  room: DownloadComes,
  // Code that cannot be loaded means no connection, and no download either.
  lost: Nothing,
})

interface ContractActionsProps {
  readonly shown: ShownContract
}

/** All actions on the contract in a row above the cards; nothing unless the deployment has `horizontalButtons`. */
export function ContractActions({ shown }: ContractActionsProps) {
  const t = useTranslations('contract-page')
  const offered = useOfferedChanges(shown.contract)
  const onCards = useCardActions()
  if (onCards) return null
  const status = statusOf(shown.contract)
  const { name } = shown.contract
  return (
    <div className="row contract-actions no-print" role="group" aria-label={t('actions.label', { name })}>
      {status === 'active'
        ? offered.map((change) => <ChangeControl key={change} change={change} shown={shown} />)
        : null}
      <ContractDownload name={name} />
      {status !== 'active' && offered.length > 0 ? (
        <p className="small soft">{t(status === 'closed' ? 'refused.closedAll' : 'refused.draftAll')}</p>
      ) : null}
    </div>
  )
}

/** In place of the button until its code is loaded. */
function DownloadComes() {
  const t = useTranslations('contract-page.actions')
  return (
    <span className={buttonClass({})} aria-hidden>
      <Icon name="download" />
      {t('download')}
    </span>
  )
}
