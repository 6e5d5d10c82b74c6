import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Day } from '@endoll/domain/time/day.ts'
import { csvOf } from './csv.ts'
import { smallPdf, type Picture } from './small-pdf.ts'

interface DemoAttachment {
  readonly contract: string
  readonly name: string
  readonly category: string
  readonly day: Day
  readonly filename: string
  readonly lines: readonly string[]
  readonly picture?: () => Picture
}

/** Documents of contracts: some customers have several, some none. */
export const attachments: readonly DemoAttachment[] = [
  {
    contract: '100101',
    name: 'Contracte signat',
    category: 'Contracte',
    day: '2021-02-22',
    filename: 'contracte-100101.pdf',
    lines: [
      'Contracte 100101',
      'Carrer de Joan Prim, 41, 3r 2a, Granollers',
      'Signat el 22 de febrer de 2021.',
    ],
  },
  {
    contract: '100101',
    name: 'Butlletí de la instal·lació',
    category: 'Instal·lació',
    day: '2021-02-18',
    filename: 'butlleti-instal-lacio.pdf',
    lines: ['Certificat d’instal·lació elèctrica', 'Potència màxima admissible: 5,75 kW'],
  },
  {
    contract: '100201',
    name: 'Contracte signat',
    category: 'Contracte',
    day: '2020-06-08',
    filename: 'contracte-100201.pdf',
    lines: [
      'Contracte 100201',
      'Carrer de les Alzines, 18, Sant Cugat del Vallès',
      'Signat el 8 de juny de 2020.',
    ],
  },
  {
    contract: '100201',
    name: 'Plànol de la coberta',
    category: 'Autoconsum',
    day: '2022-09-14',
    filename: 'planol-coberta.pdf',
    lines: ['Plànol de la coberta', '10 mòduls de 450 W, 4,5 kW en total'],
    picture: roof,
  },
  {
    contract: '100301',
    name: 'Renovación del bono social',
    category: 'Bono social',
    day: '2026-01-23',
    filename: 'renovacion-bono-social.pdf',
    lines: ['Renovación del bono social', 'Contrato 100301', 'Concedida el 23 de enero de 2026.'],
  },
  {
    contract: 'G100302',
    name: 'Certificado de revisión de la caldera',
    category: 'Revisiones',
    day: '2025-11-20',
    filename: 'revision-caldera-2025.pdf',
    lines: ['Revisión de la caldera', 'Contrato G100302', 'Sin anomalías.'],
  },
  {
    contract: '100401',
    name: 'Contracte signat',
    category: 'Contracte',
    day: '2021-05-20',
    filename: 'contracte-100401.pdf',
    lines: ['Contracte 100401', 'Carrer de la Riera, 5, baixos, Vic', 'Signat el 20 de maig de 2021.'],
  },
]

/** Writes attachments.csv and the documents beside it. */
export async function writeAttachments(folder: string): Promise<void> {
  await mkdir(join(folder, 'attachments'), { recursive: true })
  for (const { filename, lines, picture } of attachments) {
    await writeFile(join(folder, 'attachments', filename), smallPdf(lines, picture?.()))
  }
  const rows = attachments.map(({ contract, name, category, day, filename }) => ({
    contract_name: contract,
    reference: filename,
    name,
    category_name: category,
    created_day: day,
    file: filename,
    filename,
  }))
  await writeFile(join(folder, 'attachments.csv'), csvOf(rows))
}

/** A roof from above with two rows of five panels: large enough to be counted in megabytes. */
function roof(): Picture {
  const [width, height] = [1600, 1200]
  const grey = new Uint8Array(width * height).fill(235)
  const box = (left: number, top: number, right: number, bottom: number, shade: number) => {
    for (let y = top; y < bottom; y++) grey.fill(shade, y * width + left, y * width + right)
  }
  box(150, 120, 1450, 1080, 190)
  box(150, 590, 1450, 610, 150)
  for (let panel = 0; panel < 10; panel++) {
    const [left, top] = [240 + (panel % 5) * 230, panel < 5 ? 180 : 660]
    box(left, top, left + 200, top + 350, 70)
    for (let cell = 1; cell < 6; cell++) box(left, top + cell * 58, left + 200, top + cell * 58 + 3, 110)
    for (let cell = 1; cell < 4; cell++) box(left + cell * 50, top, left + cell * 50 + 3, top + 350, 110)
  }
  return { width, height, grey }
}
