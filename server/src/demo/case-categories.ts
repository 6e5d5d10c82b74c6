import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { csvOf } from './csv.ts'

/** A text of the demo: in Catalan as the retailer wrote it, and in the other languages. */
export interface Words {
  readonly ca: string
  readonly es: string
  readonly en: string
}

const sections = {
  bills: { ca: 'Factures i pagaments', es: 'Facturas y pagos', en: 'Bills and payments' },
  meter: { ca: 'Comptador i consum', es: 'Contador y consumo', en: 'Meter and use' },
  contract: { ca: 'El contracte', es: 'El contrato', en: 'The contract' },
  other: { ca: 'Altres', es: 'Otros', en: 'Other' },
} as const satisfies Readonly<Record<string, Words>>

interface Category extends Words {
  readonly id: number
  readonly section: keyof typeof sections
  readonly supply?: 'electricity' | 'gas'
}

/** What a customer of the demo can write about; 20 are the customer's own readings. */
const categories: readonly Category[] = [
  {
    id: 1,
    section: 'bills',
    ca: 'No entenc una factura',
    es: 'No entiendo una factura',
    en: 'I do not understand a bill',
  },
  {
    id: 2,
    section: 'bills',
    ca: 'Un import no és correcte',
    es: 'Un importe no es correcto',
    en: 'An amount is not right',
  },
  {
    id: 3,
    section: 'bills',
    ca: 'Pagaments i domiciliació',
    es: 'Pagos y domiciliación',
    en: 'Payments and direct debit',
  },
  {
    id: 20,
    section: 'meter',
    ca: 'Enviar la lectura del comptador',
    es: 'Enviar la lectura del contador',
    en: 'Send the meter reading',
  },
  {
    id: 21,
    section: 'meter',
    ca: 'El consum és massa alt',
    es: 'El consumo es demasiado alto',
    en: 'The use is too high',
  },
  {
    id: 22,
    section: 'meter',
    supply: 'electricity',
    ca: 'Autoconsum i excedents',
    es: 'Autoconsumo y excedentes',
    en: 'Self-consumption and surplus',
  },
  {
    id: 23,
    section: 'meter',
    supply: 'gas',
    ca: 'Inspecció de la instal·lació de gas',
    es: 'Inspección de la instalación de gas',
    en: 'Inspection of the gas installation',
  },
  {
    id: 24,
    section: 'meter',
    supply: 'electricity',
    ca: 'El comptador no envia lectures',
    es: 'El contador no envía lecturas',
    en: 'The meter sends no readings',
  },
  {
    id: 30,
    section: 'contract',
    ca: 'Canviar el titular',
    es: 'Cambiar el titular',
    en: 'Change the holder',
  },
  {
    id: 31,
    section: 'contract',
    ca: 'Preu i condicions',
    es: 'Precio y condiciones',
    en: 'Price and conditions',
  },
  {
    id: 32,
    section: 'contract',
    ca: 'Donar de baixa el contracte',
    es: 'Dar de baja el contrato',
    en: 'End the contract',
  },
  { id: 40, section: 'other', ca: 'Una altra consulta', es: 'Otra consulta', en: 'Another question' },
]

/** Names of sections and categories in three languages. */
export const caseWords: readonly Words[] = [...Object.values(sections), ...categories]

export function writeCaseCategories(folder: string): Promise<void> {
  const rows = categories.map(({ id, section, ca, supply }) => ({
    id: String(id),
    section: sections[section].ca,
    name: ca,
    supply: supply ?? 'any',
    end_day: '',
  }))
  return writeFile(join(folder, 'case-categories.csv'), csvOf(rows))
}
