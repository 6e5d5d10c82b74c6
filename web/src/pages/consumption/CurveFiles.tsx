import { curveFormats, downloadCurve } from '@endoll/api/consumption.ts'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../calls/remote-file.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import './curve-files.css'

interface CurveFilesProps {
  contract: string
  /** First and last day, both included. */
  start: string
  end: string
}

/** Downloads of the curve, each format with its purpose. */
export function CurveFiles({ contract, start, end }: CurveFilesProps) {
  const t = useTranslations('consumption.files')
  return (
    <ul className="curve-files no-print" aria-label={t('label')}>
      {curveFormats.map((format) => (
        <li key={format}>
          <DownloadLink
            file={remoteFile(downloadCurve, { params: { name: contract }, query: { start, end, format } })}
          >
            {t(`${format}.download`)}
          </DownloadLink>
          <p className="small soft">{t(`${format}.purpose`)}</p>
        </li>
      ))}
    </ul>
  )
}
