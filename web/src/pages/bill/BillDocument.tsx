import type { ExplainedBill } from '@endoll/api/bill.ts'
import { downloadInvoice } from '@endoll/api/invoices.ts'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../calls/remote-file.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { useSite } from '../../site/site.tsx'
import { Card } from '../../ui/Card.tsx'
import { useRoomBeside } from './use-room-beside.ts'

const DocumentFrame = lazy(async () => ({ default: (await import('./DocumentFrame.tsx')).DocumentFrame }))

function fileOf({ id }: { readonly id: number }) {
  return remoteFile(downloadInvoice, { params: { id: String(id) } })
}

/** The document itself, to be had at the top of the page wherever one is. */
export function BillDownload({ invoice }: Pick<ExplainedBill, 'invoice'>) {
  const t = useTranslations('bill.document')
  const newTab = useSite().settings.switches.downloadInNewTab
  return (
    <DownloadLink file={fileOf(invoice)} newTab={newTab}>
      {t(newTab ? 'open' : 'download')}
    </DownloadLink>
  )
}

/**
 * Whether the document stands beside its explanation: where there is room for both, a viewer, and files are shown and
 * not saved. Where the deployment has them saved the server says so of this one too, and a frame would save it.
 */
export function useDocumentBeside(): boolean {
  const room = useRoomBeside()
  return useSite().settings.switches.downloadInNewTab && room
}

export function BillDocument({ invoice }: Pick<ExplainedBill, 'invoice'>) {
  const t = useTranslations('bill.document')
  return (
    <Card title={t('title')}>
      <Suspense>
        <DocumentFrame file={fileOf(invoice)} title={t('frame', { number: invoice.number })} />
      </Suspense>
      <p className="small soft">{t('note')}</p>
    </Card>
  )
}
