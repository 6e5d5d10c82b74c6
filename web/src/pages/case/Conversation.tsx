import { downloadCaseFile } from '@endoll/api/cases.ts'
import type { CaseMessage } from '@endoll/api/cases.ts'
import { useTranslations } from 'use-intl'
import { useCustomerName } from '../../calls/acting.ts'
import type { CaseKind } from '../../features/cases/case-kind.ts'
import { remoteFile } from '../../calls/remote-file.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import './case.css'

interface ConversationProps {
  readonly id: number
  readonly kind: CaseKind
  readonly messages: readonly CaseMessage[]
}

/** What was said, in order, with the files of each message. */
export function Conversation({ id, kind, messages }: ConversationProps) {
  const t = useTranslations('cases')
  const { acting, settings } = useSite()
  const { name: retailer } = settings.organisation
  const customer = useCustomerName()
  const writer = (actedBy: string | null) => {
    if (actedBy !== null) return t('actedBy', { who: actedBy, customer })
    return acting === undefined ? t('you') : customer
  }
  const happened = (what: Exclude<CaseMessage['what'], 'message'>) => {
    if (what === 'incomplete') return t('said.incomplete')
    return t(what === 'closed' ? `kinds.${kind}.wasClosed` : `kinds.${kind}.wasReopened`)
  }
  const { instant, bytes } = useFormat()
  return (
    <ol className="case-messages">
      {messages.map(({ position, author, what, text, at, acted_by, attachments }) => (
        <li key={position} data-author={author}>
          <p className="small soft">
            <strong>{author === 'customer' ? writer(acted_by) : retailer}</strong>{' '}
            <span className="figures">{instant(at)}</span>
          </p>
          {what === 'message' ? null : <p className="small">{happened(what)}</p>}
          {text === '' ? null : <p className="case-text">{text}</p>}
          {attachments.length === 0 ? null : (
            <ul className="case-files">
              {attachments.map(({ number, name, size_bytes: size }) => (
                <li key={number}>
                  <DownloadLink
                    small
                    file={remoteFile(downloadCaseFile, {
                      params: { id: String(id), number: String(number) },
                    })}
                  >
                    {t('file', { name, size: bytes(size) })}
                  </DownloadLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
