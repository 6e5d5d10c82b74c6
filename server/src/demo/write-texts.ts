import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@endoll/api/language.ts'
import { inventedSource } from './bills/prices.ts'
import { rungNames } from './bills/ladder.ts'
import { caseWords, type Words } from './case-categories.ts'
import { csvOf } from './csv.ts'

/** Texts of the demo by the language that they are in, which are shown as they are. */
const own: Readonly<Record<'es' | 'ca', readonly string[]>> = {
  es: [
    'Bono social, consumidor vulnerable',
    'Bono social',
    'Revisión de la caldera',
    'Una revisión al año y las piezas de la reparación.',
    'Derechos de enganche',
    'Renovación del bono social',
    'Certificado de revisión de la caldera',
    'Revisiones',
    'Informes',
    'Correspondencia',
    'Plano con instrucciones',
  ],
  ca: ['Llum clara', 'Llum de sol', 'Llum igual', 'Llum de feina', 'Llum d’escala'],
}

/** Texts of the demo in Catalan, and in the other languages. */
const translated: readonly Words[] = [
  {
    ca: 'Manteniment de la instal·lació',
    es: 'Mantenimiento de la instalación',
    en: 'Maintenance of the installation',
  },
  {
    ca: 'Un electricista a casa en menys de 24 hores, sense cost de desplaçament.',
    es: 'Un electricista en casa en menos de 24 horas, sin coste de desplazamiento.',
    en: 'An electrician at home within 24 hours, with no call-out charge.',
  },
  {
    ca: 'Cada mes, en què s’ha gastat l’energia i què se’n pot estalviar.',
    es: 'Cada mes, en qué se ha gastado la energía y qué se puede ahorrar.',
    en: 'Each month, what the energy was used for and what can be saved.',
  },
  { ca: 'Informe mensual d’energia', es: 'Informe mensual de energía', en: 'Monthly energy report' },
  { ca: 'Contracte signat', es: 'Contrato firmado', en: 'Signed contract' },
  { ca: 'Contracte', es: 'Contrato', en: 'Contract' },
  {
    ca: 'Butlletí de la instal·lació',
    es: 'Boletín de la instalación',
    en: 'Certificate of the installation',
  },
  { ca: 'Instal·lació', es: 'Instalación', en: 'Installation' },
  { ca: 'Plànol de la coberta', es: 'Plano de la cubierta', en: 'Plan of the roof' },
  { ca: 'Autoconsum', es: 'Autoconsumo', en: 'Self-consumption' },
  { ca: 'Bateria d’excedents', es: 'Batería de excedentes', en: 'Surplus battery' },
  {
    ca: 'El que no es pot compensar en una factura es guarda en euros i es descompta a les següents.',
    es: 'Lo que no se puede compensar en una factura se guarda en euros y se descuenta en las siguientes.',
    en: 'What one bill cannot compensate is kept in euros and taken off the next ones.',
  },
  {
    ca: 'Correcció de l’energia mesurada de més',
    es: 'Corrección de la energía medida de más',
    en: 'Correction of energy measured in excess',
  },
  {
    ca: 'Últim recurs (preus inventats)',
    es: 'Último recurso (precios inventados)',
    en: 'Last resort (invented prices)',
  },
  { ca: 'Porta un amic', es: 'Trae a un amigo', en: 'Bring a friend' },
  {
    ca: '10 € de descompte a la propera factura per a tu i per a qui convidis.',
    es: '10 € de descuento en la próxima factura para ti y para quien invites.',
    en: '10 € off the next bill for you and for whoever you invite.',
  },
  { ca: 'Revisió de l’autoconsum', es: 'Revisión del autoconsumo', en: 'Check of the panels' },
  {
    ca: '15 % de descompte en la revisió de les plaques.',
    es: '15 % de descuento en la revisión de las placas.',
    en: '15% off the check of the panels.',
  },
  { ca: inventedSource, es: 'Precio inventado para la demostración', en: 'Price invented for the demo' },
]

/** Writes in which languages the texts of the demo are there. */
export async function writeTexts(folder: string): Promise<void> {
  const cells = [
    ...Object.entries(own).flatMap(([language, texts]) =>
      texts.map((text) => ({ text, language, words: '' })),
    ),
    ...rungNames.flatMap((names) =>
      languages.flatMap((language) => {
        const text = names[language]
        return text === undefined ? [] : [{ text, language, words: '' }]
      }),
    ),
    ...[...caseWords, ...translated].flatMap(({ ca, es, en }) => [
      { text: ca, language: 'ca', words: '' },
      { text: ca, language: 'es', words: es },
      { text: ca, language: 'en', words: en },
    ]),
  ]
  await writeFile(join(folder, 'texts.csv'), csvOf(cells))
}
