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
  /** Its path in the folder, and its download name unless `filename` gives another. */
  readonly file: string
  readonly filename?: string
  /** A page with these lines, and a picture below them; or what the file holds as it is. */
  readonly lines: readonly string[]
  readonly picture?: () => Picture
  readonly content?: string
}

const months = ['gener', 'febrer', 'març', 'abril', 'maig', 'juny', 'juliol', 'agost', 'setembre']

/** More documents than a table shows at once, from a few KB to several MB: what sorting by size has to put in order. */
const reports = months.map((month, index): DemoAttachment => {
  const number = String(index + 1).padStart(2, '0')
  // 36 KB, 144 KB, 324 KB … 2.9 MB; the one of April is larger than all others.
  const side = month === 'abril' ? 2200 : 190 * (index + 1)
  return {
    contract: '100401',
    name: `Informe d’energia, ${month} de 2026`,
    category: 'Informes',
    day: `2026-${number}-05`,
    file: `informe-2026-${number}.pdf`,
    lines: [`Informe d’energia, ${month} de 2026`, 'Contracte 100401'],
    picture: () => shades(side),
  }
})

/** Harmful file names: each is downloaded under a plain one. */
const oddNames: readonly Pick<DemoAttachment, 'name' | 'file' | 'filename' | 'content'>[] = [
  {
    name: '<script>document.title = 1</script>',
    file: 'nota.html',
    content: '<!doctype html><title>Nota</title><script>document.title = 1</script><p>Nota.</p>',
  },
  {
    name: 'Plano con instrucciones',
    file: 'plano.svg',
    content: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><circle r="9"/></svg>',
  },
  // Shows as "facturaexe.pdf" where the right-to-left mark is obeyed.
  { name: 'Factura escaneada', file: 'factura.bin', filename: 'factura\u202Efdp.exe' },
  { name: 'Una carta de hace años', file: 'carta.pdf', filename: 'CON.pdf' },
  {
    name: `Lectura del contador${' y una nota'.repeat(12)}`,
    file: 'lectura.pdf',
    filename: `${'lectura-'.repeat(14)}.pdf`,
  },
]

/** Documents of contracts: some customers have several, one has many, some none. */
export const attachments: readonly DemoAttachment[] = [
  {
    contract: '100101',
    name: 'Contracte signat',
    category: 'Contracte',
    day: '2021-02-22',
    file: 'contracte-100101.pdf',
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
    file: 'butlleti-instal-lacio.pdf',
    lines: ['Certificat d’instal·lació elèctrica', 'Potència màxima admissible: 5,75 kW'],
  },
  {
    contract: '100201',
    name: 'Contracte signat',
    category: 'Contracte',
    day: '2020-06-08',
    file: 'contracte-100201.pdf',
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
    file: 'planol-coberta.pdf',
    lines: ['Plànol de la coberta', '10 mòduls de 450 W, 4,5 kW en total'],
    picture: roof,
  },
  {
    contract: '100301',
    name: 'Renovación del bono social',
    category: 'Bono social',
    day: '2026-01-23',
    file: 'renovacion-bono-social.pdf',
    lines: ['Renovación del bono social', 'Contrato 100301', 'Concedida el 23 de enero de 2026.'],
  },
  {
    contract: 'G100302',
    name: 'Certificado de revisión de la caldera',
    category: 'Revisiones',
    day: '2025-11-20',
    file: 'revision-caldera-2025.pdf',
    lines: ['Revisión de la caldera', 'Contrato G100302', 'Sin anomalías.'],
  },
  {
    contract: '100401',
    name: 'Contracte signat',
    category: 'Contracte',
    day: '2021-05-20',
    file: 'contracte-100401.pdf',
    lines: ['Contracte 100401', 'Carrer de la Riera, 5, baixos, Vic', 'Signat el 20 de maig de 2021.'],
  },
  ...reports,
  ...oddNames.map((odd): DemoAttachment => ({
    contract: '100701',
    category: 'Correspondencia',
    day: '2025-02-10',
    lines: [odd.name],
    ...odd,
  })),
]

/** Writes attachments.csv and the documents beside it. */
export async function writeAttachments(folder: string): Promise<void> {
  await mkdir(join(folder, 'attachments'), { recursive: true })
  for (const { file, lines, picture, content } of attachments) {
    await writeFile(join(folder, 'attachments', file), content ?? smallPdf(lines, picture?.()))
  }
  const rows = attachments.map(({ contract, name, category, day, file, filename }) => ({
    contract_name: contract,
    reference: file,
    name,
    category_name: category,
    created_day: day,
    file,
    filename: filename ?? file,
  }))
  await writeFile(join(folder, 'attachments.csv'), csvOf(rows))
}

/** A square that goes from dark to light: as many bytes as points. */
function shades(side: number): Picture {
  const grey = Uint8Array.from({ length: side * side }, (_, index) => (255 * (index % side)) / side)
  return { width: side, height: side, grey }
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
