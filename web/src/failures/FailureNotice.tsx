import { useErrorText } from '../i18n/errors/error-text.ts'
import { Notice } from '../ui/Notice.tsx'

interface FailureNoticeProps {
  /** Without one nothing is shown. */
  readonly error: unknown
  readonly title?: string
}

/** Why something failed, beside what stays on the page. */
export function FailureNotice({ error, title }: FailureNoticeProps) {
  const errorText = useErrorText()
  if (error === undefined || error === null) return null
  return (
    <Notice tone="bad" title={title} announce>
      {errorText(error)}
    </Notice>
  )
}
