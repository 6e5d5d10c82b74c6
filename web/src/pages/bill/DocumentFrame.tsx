import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ApiError } from '../../calls/api-error.ts'
import type { RemoteFile } from '../../calls/remote-file.ts'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './bill-document.css'

interface DocumentFrameProps {
  file: RemoteFile
  title: string
}

export function documentKey({ address }: RemoteFile) {
  return ['document', address] as const
}

/**
 * The document in a frame. The reply's own Content-Security-Policy is a sandbox. It is asked for first with OPTIONS,
 * because an error would show as JSON inside the frame.
 */
export function DocumentFrame({ file, title }: DocumentFrameProps) {
  const t = useTranslations('bill-details.document')
  const errorText = useErrorText()
  const { isSuccess, error } = useQuery<boolean, ApiError>({
    queryKey: documentKey(file),
    queryFn: async () => {
      await file.check()
      return true
    },
  })
  if (error) return <Notice tone="neutral">{errorText(error)}</Notice>
  if (!isSuccess) return <Skeleton label={t('loading')} shape="chart" />
  return (
    // eslint-disable-next-line react/iframe-missing-sandbox -- the reply's own policy is a sandbox; another one around it stops the browser's viewer
    <iframe className="bill-document" title={title} src={`${file.address}#toolbar=0&navpanes=0&view=FitH`} />
  )
}
