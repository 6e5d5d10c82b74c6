/** What a token is made for. */
export const uses = ['homeAssistant', 'spreadsheet', 'script', 'calendar'] as const
export type Use = (typeof uses)[number]

interface Access {
  /** Of the office: `https://oficina.example`. */
  readonly office: string
  readonly secret: string
  /** Name of the supply that it shows first. */
  readonly supply: string
}

type SensorNames = Readonly<Record<'soFar' | 'expected' | 'price' | 'debit', string>>

function supplyAddress({ office, supply }: Access): string {
  return `${office}/api/data/v1/supplies/${encodeURIComponent(supply)}`
}

interface Sensor {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly unit: string
}

function sensorLines({ id, name, value, unit }: Sensor): string {
  return `      - name: ${JSON.stringify(name)}
        unique_id: endoll_${id}
        value_template: "${value}"
        unit_of_measurement: ${unit}`
}

/** The hour that runs now, as the call of prices names it. */
const priceNow =
  "{{ (value_json.items | selectattr('start', 'eq', now().replace(minute=0, second=0, microsecond=0).isoformat()) | map(attribute='price') | list + [none]) | first }}"

/** Sensors of Home Assistant's own RESTful integration, for `configuration.yaml`. */
export function homeAssistantFile(access: Access, names: SensorNames): string {
  const resource = (path: string, seconds: number, sensors: readonly Sensor[]) =>
    `  - resource: ${supplyAddress(access)}/${path}/
    headers:
      Authorization: "Bearer ${access.secret}"
    scan_interval: ${seconds}
    sensor:
${sensors.map(sensorLines).join('\n')}`
  const estimate = (field: string) => `{{ value_json.estimate.${field} if value_json.estimate else none }}`
  const parts = [
    resource('bill_so_far', 3600, [
      { id: 'bill_so_far', name: names.soFar, value: estimate('amount_so_far'), unit: 'EUR' },
      { id: 'bill_expected', name: names.expected, value: estimate('expected'), unit: 'EUR' },
    ]),
    resource('prices', 900, [{ id: 'price', name: names.price, value: priceNow, unit: 'EUR/kWh' }]),
    resource('debits', 21_600, [
      {
        id: 'next_debit',
        name: names.debit,
        value: '{{ value_json.items[0].amount if value_json.items else none }}',
        unit: 'EUR',
      },
    ]),
  ]
  return `rest:\n${parts.join('\n')}\n`
}

/** A query of Excel (Power Query): the last month of hours as a table. */
export function spreadsheetQuery(access: Access): string {
  return `let
  Reply = Json.Document(Web.Contents("${supplyAddress(access)}/hours/",
    [Headers = [Authorization = "Bearer ${access.secret}"]])),
  Hours = Table.FromRecords(Reply[items])
in
  Hours`
}

export function shellCommand(access: Access): string {
  return `curl -H 'Authorization: Bearer ${access.secret}' ${supplyAddress(access)}/hours/`
}

/** What is pasted for each use. */
export function recipeOf(use: Use, access: Access, names: SensorNames): string {
  switch (use) {
    case 'homeAssistant':
      return homeAssistantFile(access, names)
    case 'spreadsheet':
      return spreadsheetQuery(access)
    case 'script':
      return shellCommand(access)
    case 'calendar':
      return calendarAddress(access)
  }
}

function calendarAddress({ office, secret }: Access): string {
  return `${office}/api/data/v1/calendar/${secret}/`
}
