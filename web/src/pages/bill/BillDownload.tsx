import { downloadInvoiceUbl } from '@endoll/api/bill-ubl.ts'
import type { ExplainedBill } from '@endoll/api/bill.ts'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../calls/remote-file.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { invoiceFile } from '../../features/invoices/invoice-file.ts'
import { useSite } from '../../site/site.tsx'

/** The document as a file, at the top of the page; that of a firm as a structured invoice too. */
export function BillDownload({ invoice, has_ubl: hasUbl }: Pick<ExplainedBill, 'invoice' | 'has_ubl'>) {
  const t = useTranslations('bill.document')
  const newTab = useSite().settings.switches.downloadInNewTab
  return (
    <>
      <DownloadLink file={invoiceFile(invoice)} newTab={newTab}>
        {t(newTab ? 'open' : 'download')}
      </DownloadLink>
      {hasUbl ? (
        <DownloadLink file={remoteFile(downloadInvoiceUbl, { params: { id: String(invoice.id) } })}>
          {t('ubl')}
        </DownloadLink>
      ) : null}
    </>
  )
}

const wide = '(width >= 64rem)'

/** Whether the page has two columns and the browser shows PDFs itself, as phones do not. */
function useRoomBeside(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = matchMedia(wide)
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    () => matchMedia(wide).matches && navigator.pdfViewerEnabled,
    () => false,
  )
}

/**
 * Whether the document is shown beside its explanation. Not where the deployment has files saved: then the server sends
 * this one as an attachment too, and a frame would save it.
 */
export function useDocumentBeside(): boolean {
  const room = useRoomBeside()
  return useSite().settings.switches.downloadInNewTab && room
}
