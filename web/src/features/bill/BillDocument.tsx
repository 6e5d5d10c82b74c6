import type { ExplainedBill } from '@endoll/contract/bill.ts'
import { downloadInvoice } from '@endoll/contract/invoices.ts'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../api/remote-file.ts'
import { DownloadLink } from '../../DownloadLink.tsx'
import { useSite } from '../../site.tsx'
import { Card } from '../../ui/Card.tsx'
import { useRoomBeside } from './use-room-beside.ts'

const DocumentFrame = lazy(async () => ({ default: (await import('./DocumentFrame.tsx')).DocumentFrame }))

/** The document itself: to be had anywhere, and read beside its explanation where there is room for both. */
export function BillDocument({ invoice: { id, number } }: Pick<ExplainedBill, 'invoice'>) {
  const t = useTranslations('bill.document')
  const newTab = useSite().settings.switches.downloadInNewTab
  const room = useRoomBeside()
  const file = remoteFile(downloadInvoice, { params: { id: String(id) } })
  return (
    <div className="no-print">
      <Card title={t('title')}>
        {/* Where files are saved and not shown, the server says so of this one too: a frame would save it. */}
        {room && newTab ? (
          <Suspense>
            <DocumentFrame file={file} title={t('frame', { number })} />
          </Suspense>
        ) : null}
        <p className="small soft">{t('note')}</p>
        <DownloadLink file={file} newTab={newTab}>
          {t(newTab ? 'open' : 'download')}
        </DownloadLink>
      </Card>
    </div>
  )
}
