import { downloadAttachment } from '@endoll/api/contracts.ts'
import type { AttachmentItem, ContractDetail } from '@endoll/api/contracts.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../../calls/remote-file.ts'
import { useWidth } from '../../../charts/use-width.ts'
import { DownloadLink } from '../../../downloads/DownloadLink.tsx'
import { useSite } from '../../../site/site.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Day } from '../../../ui/figures.tsx'
import { OwnText } from '../../../ui/OwnText.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Table } from '../../../ui/Table.tsx'
import type { Column, Sort } from '../../../ui/Table.tsx'
import { attachmentKeys, inOrder, usualOrder } from './attachment-order.ts'
import type { AttachmentKey } from './attachment-order.ts'

/** Five columns in a card become cards below 36em of 22 px; see table.css. */
const tableFromPx = 792

interface AttachmentsCardProps {
  readonly contract: ContractDetail
}

/** Documents of the contract, the newest first, in any order that is asked for. */
export function AttachmentsCard({
  contract: { attachments, text_languages: languages },
}: AttachmentsCardProps) {
  const t = useTranslations('contract-page.attachments')
  const title = useTranslations('contract-page.parts')
  const { language } = useSite()
  const [sort, setSort] = useState<Sort>(usualOrder)
  const [table, widthPx] = useWidth<HTMLDivElement>()
  // A narrow table is shown as cards, without headings to press.
  const asTable = widthPx >= tableFromPx
  const columns: readonly Column<AttachmentItem>[] = [
    {
      key: 'name',
      header: t('name'),
      position: 'title',
      sortable: asTable,
      cell: ({ name }) => <OwnText text={name} languages={languages} />,
    },
    {
      key: 'category',
      header: t('category'),
      sortable: asTable,
      cell: (one) => <OwnText text={one.category_name} languages={languages} />,
    },
    {
      key: 'created',
      header: t('created'),
      sortable: asTable,
      cell: (one) => <Day day={one.created_date.slice(0, 10)} />,
    },
    {
      key: 'size',
      header: t('size'),
      align: 'end',
      sortable: asTable,
      cell: (one) => <span className="figures">{one.size_text}</span>,
    },
    {
      key: 'actions',
      header: t('actions'),
      position: 'actions',
      cell: ({ id, name, size_text: size }) => (
        <DownloadLink
          small
          file={remoteFile(downloadAttachment, { params: { attachmentId: String(id) } })}
          label={t('downloadOf', { name, size })}
        >
          {t('download')}
        </DownloadLink>
      ),
    },
  ]
  return (
    <Card title={title('attachments')}>
      <div className="stack" ref={table}>
        {attachments.length > 1 && !asTable && widthPx > 0 ? (
          <OrderChoice sort={sort} onSort={setSort} />
        ) : null}
        <Table
          caption={t('caption')}
          columns={columns}
          rows={inOrder(attachments, sort, language)}
          rowKey={({ id }) => String(id)}
          sort={sort}
          onSort={setSort}
          empty={<p className="soft">{t('none')}</p>}
        />
      </div>
    </Card>
  )
}

interface OrderChoiceProps {
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
}

/** Chooses the order where there are no headings to press. */
function OrderChoice({ sort, onSort }: OrderChoiceProps) {
  const t = useTranslations('contract-page.attachments')
  const usual = (key: AttachmentKey): Sort =>
    key === 'created' ? usualOrder : { key, direction: 'ascending' }
  return (
    <div className="no-print">
      <Select
        name="order"
        label={t('sort')}
        width="medium"
        value={sort.key}
        options={attachmentKeys
          .toSorted((a, b) => Number(b === 'created') - Number(a === 'created'))
          .map((key) => ({ value: key, label: t(`orders.${key}`) }))}
        onChange={({ target }) => {
          const key = attachmentKeys.find((one) => one === target.value)
          if (key) onSort(usual(key))
        }}
      />
    </div>
  )
}
