import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@endoll/api/language.ts'
import { inventedSource } from './bills/prices.ts'
import { rungNames } from './bills/ladder.ts'
import { caseWords } from './case-categories.ts'
import { csvOf } from './csv.ts'

/** Texts of the demo by the language that they are in. Some have translations; the others are shown as they are. */
const own: Readonly<Record<'es' | 'ca', readonly string[]>> = {
  es: [
    'Bono social, consumidor vulnerable',
    'Bono social',
    'Revisión de la caldera',
    'Derechos de enganche',
    'Renovación del bono social',
    'Certificado de revisión de la caldera',
    'Revisiones',
    'Informes',
    'Correspondencia',
    'Plano con instrucciones',
  ],
  ca: [
    'Manteniment de la instal·lació',
    'Informe mensual d’energia',
    'Contracte signat',
    'Contracte',
    'Butlletí de la instal·lació',
    'Instal·lació',
    'Plànol de la coberta',
    'Autoconsum',
    'Llum clara',
    'Llum de sol',
    'Llum igual',
    'Llum de feina',
    'Llum d’escala',
    'Bateria d’excedents',
    'El que no es pot compensar en una factura es guarda en euros i es descompta a les següents.',
    'Correcció de l’energia mesurada de més',
    'Últim recurs (preus inventats)',
    'Porta un amic',
    '10 € de descompte a la propera factura per a tu i per a qui convidis.',
    'Revisió de l’autoconsum',
    '15 % de descompte en la revisió de les plaques.',
    inventedSource,
  ],
}

const translated: readonly (readonly [text: string, language: 'es' | 'en', words: string])[] = [
  ['Manteniment de la instal·lació', 'es', 'Mantenimiento de la instalación'],
  ['Manteniment de la instal·lació', 'en', 'Maintenance of the installation'],
  ['Informe mensual d’energia', 'es', 'Informe mensual de energía'],
  ['Informe mensual d’energia', 'en', 'Monthly energy report'],
  ['Contracte signat', 'es', 'Contrato firmado'],
  ['Contracte signat', 'en', 'Signed contract'],
  ['Contracte', 'es', 'Contrato'],
  ['Contracte', 'en', 'Contract'],
  ['Butlletí de la instal·lació', 'es', 'Boletín de la instalación'],
  ['Butlletí de la instal·lació', 'en', 'Certificate of the installation'],
  ['Instal·lació', 'es', 'Instalación'],
  ['Instal·lació', 'en', 'Installation'],
  ['Plànol de la coberta', 'es', 'Plano de la cubierta'],
  ['Plànol de la coberta', 'en', 'Plan of the roof'],
  ['Autoconsum', 'es', 'Autoconsumo'],
  ['Autoconsum', 'en', 'Self-consumption'],
  ['Bateria d’excedents', 'es', 'Batería de excedentes'],
  ['Bateria d’excedents', 'en', 'Surplus battery'],
  [
    'El que no es pot compensar en una factura es guarda en euros i es descompta a les següents.',
    'es',
    'Lo que no se puede compensar en una factura se guarda en euros y se descuenta en las siguientes.',
  ],
  [
    'El que no es pot compensar en una factura es guarda en euros i es descompta a les següents.',
    'en',
    'What one bill cannot compensate is kept in euros and taken off the next ones.',
  ],
  ['Correcció de l’energia mesurada de més', 'es', 'Corrección de la energía medida de más'],
  ['Correcció de l’energia mesurada de més', 'en', 'Correction of energy measured in excess'],
  ['Últim recurs (preus inventats)', 'es', 'Último recurso (precios inventados)'],
  ['Últim recurs (preus inventats)', 'en', 'Last resort (invented prices)'],
  ['Porta un amic', 'es', 'Trae a un amigo'],
  ['Porta un amic', 'en', 'Bring a friend'],
  [
    '10 € de descompte a la propera factura per a tu i per a qui convidis.',
    'es',
    '10 € de descuento en la próxima factura para ti y para quien invites.',
  ],
  [
    '10 € de descompte a la propera factura per a tu i per a qui convidis.',
    'en',
    '10 € off the next bill for you and for whoever you invite.',
  ],
  ['Revisió de l’autoconsum', 'es', 'Revisión del autoconsumo'],
  ['Revisió de l’autoconsum', 'en', 'Check of the panels'],
  [
    '15 % de descompte en la revisió de les plaques.',
    'es',
    '15 % de descuento en la revisión de las placas.',
  ],
  ['15 % de descompte en la revisió de les plaques.', 'en', '15% off the check of the panels.'],
  [inventedSource, 'es', 'Precio inventado para la demostración'],
  [inventedSource, 'en', 'Price invented for the demo'],
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
    ...caseWords.flatMap(({ ca, es, en }) => [
      { text: ca, language: 'ca', words: '' },
      { text: ca, language: 'es', words: es },
      { text: ca, language: 'en', words: en },
    ]),
    ...translated.map(([text, language, words]) => ({ text, language, words })),
  ]
  await writeFile(join(folder, 'texts.csv'), csvOf(cells))
}
