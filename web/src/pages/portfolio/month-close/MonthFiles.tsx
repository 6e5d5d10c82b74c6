import type { exportAccrual, exportMonthOfBills } from '@endoll/api/portfolio.ts'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../../calls/remote-file.ts'
import { DownloadLink } from '../../../downloads/DownloadLink.tsx'
import { useFormat } from '../../../i18n/use-format.ts'

const formats = ['xlsx', 'csv'] as const

interface MonthFilesProps {
  readonly endpoint: typeof exportAccrual | typeof exportMonthOfBills
  /** What is in them, in the texts. */
  readonly what: 'accrual' | 'bills'
  readonly month: string
}

/** A month's table, as a workbook and as a CSV. */
export function MonthFiles({ endpoint, what, month }: MonthFilesProps) {
  const t = useTranslations('portfolio.month.files')
  const { month: monthText } = useFormat()
  return (
    <p className="row">
      {formats.map((format) => (
        <DownloadLink
          key={format}
          file={remoteFile(endpoint, { query: { month, format } })}
          label={`${t(format)}: ${t(what, { month: monthText(month) })}`}
        >
          {t(format)}
        </DownloadLink>
      ))}
    </p>
  )
}
