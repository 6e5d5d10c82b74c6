/** Energies of a curve table: taken from the grid, given to it, generated behind the meter, used of what was generated. */
export type EnergyColumn = 'import' | 'export' | 'generated' | 'selfUsed'

/** What is read of a curve table. */
export type CurveColumn = 'cups' | 'date' | 'hour' | 'stamp' | 'season' | 'method' | EnergyColumn

/** A column as somebody names it. */
export interface KnownColumn {
  readonly column: CurveColumn
  /** Of energies. A column whose name says neither is in kWh. */
  readonly unit?: 'Wh' | 'kWh'
  /** Where the name was seen. */
  readonly source: string
}

const datadis = 'Datadis, downloads'
const api = 'Datadis, interface (python-edata, datadis-php-client)'
const edis = 'e-distribución, customer area'
const ide = 'i-DE, customer area (ide-converter, README)'
const ufd = 'UFD, customer area (luzfija.es, tests of its reader)'
const luzfija = 'luzfija.es, names that its reader takes'
const cnmc = 'CNMC facturaluz, form of the file'
const simulador = 'simuladorfacturaluz.es, example 2'

/** Names without case, accents, spaces and punctuation; energy in kWh unless the name says Wh. Energies are never negative. */
export const knownColumns: Readonly<Record<string, KnownColumn>> = {
  cups: { column: 'cups', source: datadis },
  fecha: { column: 'date', source: datadis },
  date: { column: 'date', source: api },
  data: { column: 'date', source: simulador },
  hora: { column: 'hour', source: datadis },
  time: { column: 'hour', source: api },
  // Whether the stamp is the end of the hour (README of ide-converter) or its start (luzfija.es) is not known: refused.
  fechahora: { column: 'stamp', source: ide },
  invver: { column: 'season', source: ide },
  consumokwh: { column: 'import', unit: 'kWh', source: datadis },
  consumowh: { column: 'import', unit: 'Wh', source: ide },
  consumo: { column: 'import', unit: 'kWh', source: cnmc },
  consum: { column: 'import', unit: 'kWh', source: simulador },
  consumkwh: { column: 'import', unit: 'kWh', source: simulador },
  aekwh: { column: 'import', unit: 'kWh', source: edis },
  ehcrkwh: { column: 'import', unit: 'kWh', source: ufd },
  consumptionkwh: { column: 'import', unit: 'kWh', source: api },
  energiavertidakwh: { column: 'export', unit: 'kWh', source: datadis },
  vertidokwh: { column: 'export', unit: 'kWh', source: luzfija },
  vertidowh: { column: 'export', unit: 'Wh', source: luzfija },
  inyeccionaredkwh: { column: 'export', unit: 'kWh', source: luzfija },
  excedenteskwh: { column: 'export', unit: 'kWh', source: luzfija },
  askwh: { column: 'export', unit: 'kWh', source: edis },
  ehexkwh: { column: 'export', unit: 'kWh', source: ufd },
  generacionwh: { column: 'export', unit: 'Wh', source: ide },
  surplusenergykwh: { column: 'export', unit: 'kWh', source: api },
  energiageneradakwh: { column: 'generated', unit: 'kWh', source: datadis },
  generationenergykwh: { column: 'generated', unit: 'kWh', source: api },
  energiaautoconsumidakwh: { column: 'selfUsed', unit: 'kWh', source: datadis },
  selfconsumptionenergykwh: { column: 'selfUsed', unit: 'kWh', source: api },
  aeautoconskwh: { column: 'selfUsed', unit: 'kWh', source: edis },
  metodoobtencion: { column: 'method', source: datadis },
  realestimado: { column: 'method', source: edis },
  lecturarealestimada: { column: 'method', source: simulador },
  obtainmethod: { column: 'method', source: api },
}

/** Columns that are known and hold nothing that is kept, with what they hold. */
export const leftColumns: Readonly<Record<string, string>> = {
  periodotarifario: 'the tariff period, which follows from tariff, day and hour',
  periodo: 'the tariff period, which follows from tariff, day and hour',
}

/** Words that a name of a column of energy may hold. */
const ENERGY =
  /k?wh|energ|consum|gener|vert|vessa|inyec|injec|exced|surplus|import|export|activ|reactiv|carga|carrega|load|lectura|reading|potenc|power|^a[es]|^eh|autocons|kvarh|quantity|valor|value|medida|mesura/

/** Whether a column that is not known may hold energy. */
export function mayHoldEnergy(plain: string): boolean {
  return ENERGY.test(plain)
}

/** A name without case, accents, spaces and punctuation. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
}
