import { useMemo, useState } from 'react'
import { BarChart } from '../charts/BarChart.tsx'
import type { Bar } from '../charts/BarChart.tsx'
import { ChartTable } from '../charts/ChartTable.tsx'
import { DayProfile } from '../charts/DayProfile.tsx'
import { HeatMap } from '../charts/HeatMap.tsx'
import { HourChart } from '../charts/HourChart.tsx'
import { RangeBand } from '../charts/RangeBand.tsx'
import { hueInTurn } from '../charts/series.ts'
import type { Hue, Series } from '../charts/series.ts'
import { Card } from '../ui/Card.tsx'
import { Section } from './Section.tsx'

const months = ['des', 'gen', 'febr', 'març', 'abr', 'maig', 'juny', 'jul', 'ag', 'set', 'oct', 'nov']
function kWh(energyWh: number) {
  return `${(Math.abs(energyWh) / 1000).toLocaleString('ca', { maximumFractionDigits: 1 })} kWh`
}
function tick(energyWh: number) {
  return (Math.abs(energyWh) / 1000).toLocaleString('ca')
}

const three: readonly Series[] = [
  { key: 'peak', label: 'Punta', hue: 'peak' },
  { key: 'flat', label: 'Pla', hue: 'flat' },
  { key: 'valley', label: 'Vall', hue: 'valley' },
  { key: 'surplus', label: 'Excedents', hue: 'surplus' },
]
const six: readonly Series[] = (['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const).map((hue) => ({
  key: hue,
  label: hue.toUpperCase(),
  hue,
}))

/** Deterministic noise, so that two renderings can be compared. */
function noise(seed: number) {
  return Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1
}

function bar(position: number, values: readonly number[], label: string): Bar {
  const used = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  return {
    key: String(position),
    tick: label,
    title: `${label} 2026`,
    total: kWh(used),
    spoken: `${label} 2026: ${kWh(used)}`,
    values,
    incomplete: position === 11,
    estimated: position === 4 || position === 5,
  }
}

const yearBars = months.map((month, position) =>
  bar(
    position,
    [60, 80, 95, -70].map((base, kind) => {
      const season =
        kind === 3
          ? Math.sin(((position + 0.5) * Math.PI) / 12)
          : 1 - 0.5 * Math.sin((position * Math.PI) / 11)
      return Math.round(
        base * 1000 * season * (0.8 + 0.4 * noise(position * 4 + kind)) * (position === 11 ? 0.6 : 1),
      )
    }),
    month,
  ),
)
const dayBars = Array.from({ length: 31 }, (_, position) =>
  bar(
    position + 20,
    six.map((_one, kind) => Math.round(40_000 * noise(position * 6 + kind))),
    String(position + 1),
  ),
)
const manyBars = months.map((month, position) =>
  bar(
    position + 20,
    Array.from({ length: 60 }, (_, kind) => Math.round(9000 * noise(position * 60 + kind))),
    month,
  ),
)
const many: readonly Series[] = manyBars[0]!.values.map((_, kind) => ({
  key: String(kind),
  label: `00${kind}`,
  hue: hueInTurn(kind),
}))
const twoYears = Array.from({ length: 24 }, (_, position) => ({
  ...bar(
    position,
    [30, 18, 9].map((base, kind) =>
      Math.round(1000 * base * (position === 7 ? -1 : 1) * (0.6 + noise(position * 3 + kind))),
    ),
    months[(position + 1) % 12] ?? '',
  ),
  group: position < 12 ? '2025' : '2026',
}))

function hourHue(index: number): Hue {
  const hour = index % 24
  return hour < 8 ? 'valley' : (hour >= 10 && hour < 14) || (hour >= 18 && hour < 22) ? 'peak' : 'flat'
}
function hourly(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const hour = index % 24
    const day = Math.floor(index / 24)
    if (day === 200) return null
    const morning = Math.exp(-((hour - 8) ** 2) / 6)
    const evening = 1.6 * Math.exp(-((hour - 20.5) ** 2) / 8)
    const season = 1 + 0.5 * Math.cos((day / 365) * 2 * Math.PI)
    return Math.round(1000 * season * (0.15 + morning + evening) * (0.5 + noise(index)))
  })
}

function kWhOrNone(value: number | null | undefined) {
  return value === null || value === undefined ? 'sense lectura' : kWh(value)
}
function spokenHour(index: number) {
  return `Dia ${Math.floor(index / 24) + 1}, ${index % 24}:00`
}

export function ChartSection() {
  const [selected, setSelected] = useState('')
  const day = useMemo(() => hourly(25), [])
  const year = useMemo(() => hourly(8760), [])
  const days = useMemo(
    () => Array.from({ length: 365 }, (_, at) => year.slice(at * 24, at * 24 + 24)),
    [year],
  )
  const words = {
    keyboardHint: 'Les fletxes recorren el gràfic; Retorn obre el mes.',
    formatValue: kWh,
    formatTick: tick,
    unit: 'kWh',
    marks: { estimated: 'Lectura estimada', unread: 'Sense lectura', incomplete: 'Mes en curs' },
  }
  return (
    <Section title="Gràfics">
      <Card
        title="Últims dotze mesos"
        aside={<span className="small soft">{selected && `Obert: ${selected}`}</span>}
      >
        <BarChart
          {...words}
          label="Consum per mesos i períodes"
          series={three}
          bars={yearBars}
          summary={{ title: 'Últims 12 mesos', total: '2.208 kWh' }}
          onSelect={setSelected}
        />
        <ChartTable
          summary="Mostra la taula"
          caption="Consum per mesos"
          columns={['Mes', 'Punta', 'Pla', 'Vall', 'Excedents']}
          rows={yearBars.map((one) => ({ key: one.key, cells: [one.title, ...one.values.map(kWh)] }))}
        />
      </Card>
      <Card title="Sis períodes, 31 dies (3.0TD)">
        <BarChart
          {...words}
          label="Consum per dies i períodes"
          series={six}
          bars={dayBars}
          summary={{ title: 'Octubre del 2026', total: '3.412 kWh' }}
        />
      </Card>
      <Card title="Un dia de 25 hores">
        <HourChart
          label="Consum per hores"
          values={day}
          surplus={day.map((_, hour) => (hour > 10 && hour < 17 ? 300 + 40 * hour : 0))}
          hueOf={hourHue}
          isEstimated={(index) => index > 20}
          series={three}
          ticks={[0, 6, 12, 18].map((hour) => ({ index: hour, label: `${hour} h` }))}
          summary={{ title: 'Diumenge 25/10/2026', total: '14,2 kWh' }}
          marks={words.marks}
          title={spokenHour}
          total={(index) => kWh(day[index] ?? 0)}
          spoken={(index) => `${spokenHour(index)}: ${kWh(day[index] ?? 0)}`}
          bigStep={6}
          formatValue={kWh}
          formatTick={tick}
          unit="kWh"
        />
      </Card>
      <Card title="Un any d’hores">
        <HourChart
          label="Consum per hores durant un any"
          values={year}
          hueOf={hourHue}
          series={[{ key: 'total', label: 'Consum', hue: 'total' }]}
          ticks={months.map((month, at) => ({ index: at * 730 + 365, label: month }))}
          summary={{ title: 'Del 22/11/2025 al 21/11/2026', total: '7.020 kWh' }}
          marks={words.marks}
          title={spokenHour}
          total={(index) => kWh(year[index] ?? 0)}
          spoken={(index) => `${spokenHour(index)}: ${kWh(year[index] ?? 0)}`}
          bigStep={24}
          formatValue={kWh}
          formatTick={tick}
          unit="kWh"
        />
      </Card>
      <Card title="Les hores de cada dia">
        <HeatMap
          label="Consum per dia i hora"
          days={days}
          dayTicks={months.map((month, at) => ({ day: Math.round(at * 30.4), label: month }))}
          hourLabel={(hour) => `${hour} h`}
          summary={{ title: 'Del 22/11/2025 al 21/11/2026', total: '7.020 kWh' }}
          title={(at, hour) => `Dia ${at + 1}, ${hour} h`}
          total={(at, hour) => kWhOrNone(days[at]?.[hour])}
          spoken={(at, hour) => `Dia ${at + 1}, ${hour} h: ${kWhOrNone(days[at]?.[hour])}`}
          estimated={{ is: (at, hour) => at > 60 && at < 75 && hour > 11, label: 'Lectura estimada' }}
          scale={{ from: '0', to: kWh }}
          onSelect={(at) => setSelected(String(at))}
        />
      </Card>
      <Card title="Un dia qualsevol, el marge d’una factura, la potència màxima">
        <div className="gallery-grid">
          {(['Feiner', 'Cap de setmana'] as const).map((name, kind) => (
            <DayProfile
              key={name}
              name={name}
              label={`Consum habitual: ${name}`}
              hours={Array.from({ length: 24 }, (_, hour) => {
                const value = Math.max(0.08, Math.round((day[hour] ?? 0) * (kind === 0 ? 0.9 : 1.1)) / 1000)
                return {
                  value,
                  low: value * 0.7,
                  high: value * 1.4,
                  hue: kind === 0 ? hourHue(hour) : 'valley',
                }
              })}
              highest={3.2}
              valueFormat={{ formatTick: (value) => value.toLocaleString('ca'), unit: 'kWh' }}
              summary="14,2 kWh al dia"
              readout={(hour) => `${hour}:00 · ${kWh(day[hour] ?? 0)}`}
              spoken={(hour) => `${hour}:00: ${kWh(day[hour] ?? 0)}`}
            />
          ))}
        </div>
        <RangeBand
          values={{ soFar: 21.4, expected: 47.8, low: 42, high: 55, usual: 40 }}
          spoken="Fins ara 21,40 €; total previst 47,80 €, entre 42 i 55 €"
          labels={{
            soFar: 'Fins ara 21,40 €',
            expected: 'Total previst 47,80 €',
            range: 'Entre 42,00 i 55,00 €',
            usual: 'Habitual 40,00 €',
          }}
        />
        <BarChart
          {...words}
          compact
          label="Potència màxima"
          series={[{ key: 'peak', label: 'Màxima', hue: 'peak' }]}
          bars={months.map((month, position) => ({
            key: month,
            tick: month,
            title: month,
            total: '',
            spoken: month,
            values: [3000 + 2500 * noise(position + 3)],
            limit: position < 6 ? 4600 : 5000,
          }))}
          marks={{ ...words.marks, limit: 'Contractada', above: 'Per sobre' }}
          summary={{ title: 'La més alta', total: '5,4 kW' }}
        />
      </Card>
      <Card title="Dos anys per mesos, amb un abonament">
        <BarChart
          {...words}
          label="Import per mesos i contractes"
          series={many.slice(0, 3)}
          bars={twoYears}
          summary={{ title: 'Dos anys', total: '812 kWh' }}
          onSelect={setSelected}
        />
      </Card>
      <Card title="Seixanta contractes, sense llegenda">
        <BarChart
          {...words}
          label="Consum de seixanta contractes"
          series={many}
          bars={manyBars}
          summary={{ title: 'Tots els contractes', total: '2.961 kWh' }}
        />
      </Card>
    </Section>
  )
}
