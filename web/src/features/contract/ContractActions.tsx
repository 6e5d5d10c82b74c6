import { downloadContract } from '@endoll/contract/contracts.ts'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../api/remote-file.ts'
import { DownloadLink } from '../../DownloadLink.tsx'
import { statusOf } from '../../lists/contract-status.ts'
import { ChangeControl, useCardActions, useOfferedChanges } from './ChangeControl.tsx'
import type { ShownContract } from './use-contract-page.ts'

/** The contract as a file. */
export function ContractDownload({ name }: { name: string }) {
  const t = useTranslations('contract-page.actions')
  return (
    <DownloadLink file={remoteFile(downloadContract, { params: { name } })}>{t('download')}</DownloadLink>
  )
}

/** Everything that can be done with the contract, in a row above the cards, where the deployment wants it so. */
export function ContractActions({ shown }: { shown: ShownContract }) {
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
