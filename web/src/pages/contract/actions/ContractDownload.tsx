import { downloadContract } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../../calls/remote-file.ts'
import { DownloadLink } from '../../../downloads/DownloadLink.tsx'

interface ContractDownloadProps {
  readonly name: string
}

/** Downloads the contract as PDF. */
export function ContractDownload({ name }: ContractDownloadProps) {
  const t = useTranslations('contract-page.actions')
  return (
    <DownloadLink file={remoteFile(downloadContract, { params: { name } })}>{t('download')}</DownloadLink>
  )
}
