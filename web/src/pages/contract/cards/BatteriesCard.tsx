import { downloadBatteries } from '@endoll/api/batteries.ts'
import { centsOf } from '@endoll/api/cents.ts'
import type { BatteryLink, ContractDetail } from '@endoll/api/contracts.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../../calls/remote-file.ts'
import { DownloadLink } from '../../../downloads/DownloadLink.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card } from '../../../ui/Card.tsx'
import { Money } from '../../../ui/figures.tsx'
import { OwnText } from '../../../ui/OwnText.tsx'
import { Table } from '../../../ui/Table.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { part } from '../../../loading/part.tsx'
import { ChangeControl } from '../actions/ChangeControl.tsx'
import { EmptyCard } from '../EmptyCard.tsx'
import type { ShownContract } from '../use-contract-page.ts'

// Few customers open it: loaded with the first opening.
const BatteryLedger = part({
  load: async () => (await import('./battery-ledger/BatteryLedger.tsx')).BatteryLedger,
  texts: ['battery-ledger'],
  room: () => <EmptyCard heightRem={12} />,
})

interface BatteriesCardProps {
  readonly contract: ContractDetail
  readonly shown: ShownContract
}

/** Virtual batteries, which hold euros. Nothing where the contract has none. */
export function BatteriesCard({ contract, shown }: BatteriesCardProps) {
  const t = useTranslations('contract-page.batteries')
  const title = useTranslations('contract-page.parts')
  const { percent } = useFormat()
  const links = contract.bateria_virtual
  if (links.length === 0) return null
  const ids = links.map(({ bateria }) => bateria.id).join(',')
  const columns: readonly Column<BatteryLink>[] = [
    {
      key: 'name',
      header: t('name'),
      position: 'title',
      cell: ({ bateria }) => (
        <span className="lines">
          {bateria.name}
          <span className="small soft">
            <OwnText text={bateria.type_name} languages={contract.text_languages} />
          </span>
        </span>
      ),
    },
    {
      key: 'total',
      header: t('total'),
      align: 'end',
      cell: ({ total_descompte: euros }) => <Money amountCents={centsOf(euros)} />,
    },
    {
      key: 'part',
      header: t('part'),
      align: 'end',
      cell: ({ part }) => <Money amountCents={centsOf(part)} />,
    },
    {
      key: 'share',
      header: t('share'),
      align: 'end',
      cell: ({ pes_percentatge: share }) => percent(share / 100),
    },
    {
      key: 'left',
      header: t('left'),
      align: 'end',
      cell: ({ percentage_left: left }) => percent(left / 100),
    },
    { key: 'use', header: t('use'), cell: ({ gestio_descomptes: use }) => t(`uses.${use}`) },
  ]
  return (
    <Card
      title={title('batteries')}
      actions={
        <>
          <ChangeControl change="battery" shown={shown} />
          <DownloadLink file={remoteFile(downloadBatteries, { params: { ids } })}>{t('ledger')}</DownloadLink>
        </>
      }
    >
      <p>{t('note')}</p>
      <Table
        caption={t('caption')}
        columns={columns}
        rows={links}
        rowKey={({ id }) => String(id)}
        empty={null}
      />
      {links.map(({ id, bateria }) =>
        bateria.description ? (
          <p key={id} className="small soft">
            <OwnText text={bateria.description} languages={contract.text_languages} />
          </p>
        ) : null,
      )}
      {links.map(({ id, bateria }) => (
        <OnRequest key={id} summary={links.length > 1 ? t('seeOf', { name: bateria.name }) : t('see')}>
          <BatteryLedger battery={bateria} contract={contract.name} />
        </OnRequest>
      ))}
    </Card>
  )
}

interface OnRequestProps {
  readonly summary: string
  readonly children: ReactNode
}

/** Its content is rendered with the first opening, and stays. */
function OnRequest({ summary, children }: OnRequestProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className="contract-on-request"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{summary}</summary>
      {opened ? children : null}
    </details>
  )
}
