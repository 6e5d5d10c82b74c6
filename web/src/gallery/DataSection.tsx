import { useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import type { Tone } from '../ui/Chip.tsx'
import { Cups } from '../ui/Cups.tsx'
import { DefinitionList } from '../ui/DefinitionList.tsx'
import { Day, Energy, Money, Quantity } from '../ui/figures.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Table } from '../ui/Table.tsx'
import type { Column, Sort } from '../ui/Table.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { Section } from './Section.tsx'

type Invoice = {
  number: string
  day: string
  address: string
  amountCents: number
  energyWh: number
  status: string
  tone: Tone
}

const invoices: readonly Invoice[] = [
  {
    number: 'FE26-0041233',
    day: '2026-11-03',
    address: 'Carrer de la Cort, 14, 2n 1a, Vilafranca del Penedès',
    amountCents: 7810,
    energyWh: 214_000,
    status: 'Pendent de pagament',
    tone: 'bad',
  },
  {
    number: 'FE26-0036521',
    day: '2026-10-02',
    address: 'Carrer de la Cort, 14, 2n 1a, Vilafranca del Penedès',
    amountCents: 112345,
    energyWh: 1_198_000,
    status: 'Pagada',
    tone: 'good',
  },
  {
    number: 'FE26-0031007',
    day: '2026-09-02',
    address: 'Av. Diagonal, 1, Barcelona',
    amountCents: -4510,
    energyWh: 0,
    status: 'Retornada',
    tone: 'neutral',
  },
  {
    number: 'FE26-0028880',
    day: '2026-08-03',
    address: 'Av. Diagonal, 1, Barcelona',
    amountCents: 6122,
    energyWh: 176_000,
    status: 'Pagament en curs',
    tone: 'info',
  },
]

const columns: readonly Column<Invoice>[] = [
  { key: 'number', header: 'Número', position: 'title', sortable: true, cell: (row) => row.number },
  { key: 'day', header: 'Data', sortable: true, cell: (row) => <Day day={row.day} /> },
  { key: 'address', header: 'Adreça de subministrament', position: 'subtitle', cell: (row) => row.address },
  { key: 'energy', header: 'Energia', align: 'end', cell: (row) => <Energy energyWh={row.energyWh} /> },
  { key: 'amount', header: 'Import', align: 'end', cell: (row) => <Money amountCents={row.amountCents} /> },
  {
    key: 'status',
    header: 'Estat',
    position: 'corner',
    cell: (row) => <Chip tone={row.tone}>{row.status}</Chip>,
  },
  {
    key: 'actions',
    header: 'Accions',
    position: 'actions',
    cell: (row) => <IconButton icon="download" label={`Descarrega la factura ${row.number}`} />,
  },
]

const services: readonly Column<{ name: string; from: string }>[] = [
  { key: 'name', header: 'Servei', position: 'title', cell: (row) => row.name },
  { key: 'from', header: 'Des de', align: 'end', cell: (row) => <Day day={row.from} /> },
]

export function DataSection() {
  const [tab, setTab] = useState<'electricity' | 'gas'>('electricity')
  const [view, setView] = useState<'amount' | 'energy'>('amount')
  const [sort, setSort] = useState<Sort>({ key: 'day', direction: 'descending' })
  return (
    <Section title="Dades">
      <Tabs
        label="Energia"
        active={tab}
        onChange={setTab}
        tabs={[
          { key: 'electricity', label: 'Electricitat' },
          { key: 'gas', label: 'Gas natural' },
        ]}
      >
        <div className="stack">
          <Segments
            label="Què mostra el gràfic"
            value={view}
            onChange={setView}
            options={[
              { key: 'amount', label: 'Import' },
              { key: 'energy', label: 'Energia' },
            ]}
          />
          <Table
            caption="Factures"
            columns={columns}
            rows={invoices}
            rowKey={(row) => row.number}
            rowHref={(row) => `#${row.number}`}
            empty={null}
            sort={sort}
            onSort={setSort}
          />
          <Pagination
            label="Pàgines de factures"
            text="Es mostren de la 101 a la 200 de 240"
            page={2}
            more
            hrefOf={(page) => `#${page}`}
            previousLabel="Anteriors"
            nextLabel="Següents"
          />
        </div>
      </Tabs>
      <div className="gallery-grid">
        <Card title="Punt de subministrament" aside={<Chip tone="good">Actiu</Chip>}>
          <DefinitionList
            items={[
              {
                term: 'CUPS',
                value: <Cups cups="ES0031405678901234YB0F" copyLabel="Copia el CUPS" copiedLabel="Copiat" />,
              },
              { term: 'Adreça', value: 'Carrer de la Cort, 14, 2n 1a, 08720 Vilafranca del Penedès' },
              {
                term: 'Peatge d’accés',
                value: '2.0TD',
                note: 'El preu regulat per fer servir la xarxa; depèn de la potència.',
              },
              { term: 'Potència', value: <Quantity value="4,6" unit="kW" /> },
            ]}
          />
        </Card>
        <Card title="Serveis contractats">
          <Table
            caption="Serveis contractats"
            columns={services}
            rows={[
              { name: 'Manteniment de la instal·lació elèctrica', from: '2024-02-01' },
              { name: 'Bo social', from: '2025-07-15' },
            ]}
            rowKey={(row) => row.name}
            empty={null}
          />
        </Card>
      </div>
    </Section>
  )
}
