import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import { useTranslations } from 'use-intl'
import { useSite } from '../../../site/site.tsx'
import { frequentChanges } from '../../../supplies/changes-offered.ts'
import { statusOf } from '../../../supplies/contract-status.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Nothing, part } from '../../../loading/part.tsx'
import { ChangeControl, useOfferedChanges } from './ChangeControl.tsx'
import { useOnPhone } from '../on-phone.ts'
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

/** Whether what people come for stands in a row too. */
function useInRow(): boolean {
  const { horizontalButtons } = useSite().settings.switches
  return !useOnPhone() && horizontalButtons
}

/**
 * The changes in a row above the first cards: with `horizontalButtons` those that people come for, except on a phone;
 * always the withdrawal, which the law wants in sight. The others stand beside what they change.
 */
export function useChangesInRow(contract: ShownContract['contract']): readonly ContractChangeName[] {
  const { settings } = useSite()
  const frequent: readonly ContractChangeName[] = useInRow() ? frequentChanges(contract, settings) : []
  return useOfferedChanges(contract).filter((change) => change === 'withdrawal' || frequent.includes(change))
}

/** What can be done with the contract at once, above the first cards. */
export function ContractActions({ shown }: ContractActionsProps) {
  const t = useTranslations('contract-page')
  const { contract } = shown
  const changes = useChangesInRow(contract)
  const offered = useOfferedChanges(contract)
  const inRow = useInRow()
  if (!inRow && changes.length === 0) return null
  const status = statusOf(contract)
  const { name } = contract
  return (
    <div className="row contract-actions no-print" role="group" aria-label={t('actions.label', { name })}>
      {changes.map((change) => (
        <ChangeControl key={change} change={change} shown={shown} />
      ))}
      {inRow ? <ContractDownload name={name} /> : null}
      {inRow && status !== 'active' && offered.length > 0 ? (
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
