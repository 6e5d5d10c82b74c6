import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { statusOf } from '../../../supplies/contract-status.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ChangeControl, useCardActions, useOfferedChanges } from './ChangeControl.tsx'
import type { ShownContract } from '../use-contract-page.ts'

const ContractDownload = lazy(async () => ({
  default: (await import('./ContractDownload.tsx')).ContractDownload,
}))

interface ContractActionsProps {
  readonly shown: ShownContract
}

/** Everything that can be done with the contract, in a row above the cards, where the deployment wants it so. */
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
      <CatchBoundary getResetKey={() => name} errorComponent={NoDownload}>
        <Suspense fallback={<DownloadComes />}>
          <ContractDownload name={name} />
        </Suspense>
      </CatchBoundary>
      {status !== 'active' && offered.length > 0 ? (
        <p className="small soft">{t(status === 'closed' ? 'refused.closedAll' : 'refused.draftAll')}</p>
      ) : null}
    </div>
  )
}

/** The button's place until its code is there. */
function DownloadComes() {
  const t = useTranslations('contract-page.actions')
  return (
    <span className={buttonClass({})} aria-hidden>
      <Icon name="download" />
      {t('download')}
    </span>
  )
}

/** Without a line there is nothing to be downloaded either. */
function NoDownload() {
  return null
}
