import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { languages, type Language } from '@endoll/api/language.ts'
import { repositoryRoot } from '../../config.ts'
import { readDeployment } from '../../deployment-file.ts'
import type { PdfWorker } from '../../platform/pdf/pdf-worker.ts'
import { firstCellsOf, readPdf, rolesOf } from '../../testing/read-pdf.ts'
import { documentFile } from '../document.ts'
import { houseOf } from '../house/house.ts'
import { readLogo } from '../logo.ts'
import { openDocuments } from '../open.ts'
import { contractDocument, maskIban, type ContractContent } from './contract-document.ts'
import { contractOf, services, valuesOf, type Changes } from './contract.fixture.ts'

let deployment: Deployment
let pdf: PdfWorker
beforeAll(async () => {
  ;({ deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json')))
  pdf = openDocuments('test')
})
afterAll(() => pdf.close())

const gas: Changes = {
  name: 'G100302',
  kind: 'gas',
  tariff: 'RL.2',
  powers_w: [],
  pressure_bar: '0.022',
  flow_m3h: '6.000',
}

function make(changes: Changes, language: Language = 'es') {
  return contractDocument(
    {
      contract: contractOf(changes),
      services,
      renewal: { last_day: '2027-06-14', months: 12 },
      prices: [],
      batteries: [],
      textLanguages: { Manteniment: 'ca' },
    },
    { deployment, language, today: '2026-11-21' },
  )
}
function contentOf(changes: Changes, language: Language = 'es') {
  return make(changes, language).content as ContractContent
}
function spaces(text: string) {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

async function read(changes: Changes, language: Language = 'es', more: Partial<Deployment> = {}) {
  const signer = { ...deployment, ...more }
  const reader = { deployment: signer, language, today: '2026-11-21' }
  const document = contractDocument(
    {
      contract: contractOf(changes),
      services,
      renewal: { last_day: '2027-06-14', months: 12 },
      prices: [],
      batteries: [],
      textLanguages: { Manteniment: 'ca' },
    },
    reader,
  )
  const file = documentFile({ pdf }, document, { signer, language, day: '2026-11-21' })
  const bytes = await file.body()
  return { file, bytes, ...(await readPdf(bytes)) }
}

it('writes a phone as it is read', () => {
  const facts = contentOf({ notification_mobile: '+34600000002' }).right.flatMap((section) => section.facts)
  expect(facts.find(({ label }) => label === 'Móvil')?.lines).toEqual(['600 000 002'])
})

describe('what it says', () => {
  it.each([
    [{}, 'Contrato activo desde el 15 de junio de 2020.'],
    [{ start_day: null }, 'Contrato activo.'],
    [{ state: 'esborrany', sign_day: null }, 'Pendiente de firma: todavía no está en vigor.'],
    [{ state: 'esborrany' }, 'Firmado el 8 de junio de 2020 y en trámite: todavía no está en vigor.'],
    [{ state: 'baixa', end_day: '2026-06-30' }, 'Contrato dado de baja: terminó el 30 de junio de 2026.'],
    [{ state: 'impugnada' }, 'Contrato dado de baja.'],
  ] satisfies [Changes, string][])('%j: %s', (changes, answer) => {
    expect(contentOf(changes).answer).toBe(answer)
  })

  it('is who is who, where, how it is paid and whom to call', () => {
    expect(valuesOf(contentOf({}))).toMatchObject({
      CUPS: 'ES99 9900 0000 0000 01DS 0F',
      'Ref. catastral': '9872023VH5797S0001WX',
      Distribuidora: 'Distribuïdora, S.A.',
      'Ref. de acceso': '4100000201',
      'Averías y cortes': '900 000 001',
      Titular: 'Titular Prova | NIF 00000000T',
      Pagador: 'Pagadora Prova',
      'Datos fiscales': 'Fiscal Prova SL | NIF B00000000 | Carrer Major 1, 08001 Barcelona',
      'Avisos y cartas': 'Avisos Prova | Carrer Nou 2, 08002 Barcelona',
      Cuenta: 'ES91 •••• •••• •••• •••• 1332',
      'Precio hasta': '14 de junio de 2027',
      Facturas: 'En línea, sin papel',
      Notificaciones: 'Por correo postal',
      'Datos SIPS': 'Se pueden consultar',
    })
  })

  it('[law.11.contract] [law.18.contract] is until when it lasts and renews, and overleaf where to claim and whom to ask', () => {
    const content = contentOf({})
    const dates = content.left.flatMap(({ facts }) => facts).find(({ label }) => label === 'Finaliza')
    expect(dates).toMatchObject({
      lines: ['14 de junio de 2027'],
      note: expect.stringMatching(
        /^Un año\. Se renueva de año en año .* Hasta ese día se puede decir que no, sin coste\.$/,
      ) as string,
    })
    const { organisation } = deployment
    const overleaf = [...content.overleaf!.left, ...content.overleaf!.right].map(({ title, facts }) => [
      title,
      ...facts.map(({ lines }) => lines[0]),
    ])
    expect(overleaf).toEqual([
      expect.arrayContaining([
        'Reclamaciones',
        organisation.claimsPhone ?? organisation.phone,
        organisation.claimsAddress ?? organisation.address,
      ]),
      expect.arrayContaining(['Para cualquier duda', organisation.phone, organisation.email]),
    ])
    expect(overleaf[0]).toContain(organisation.adr!.name)
  })

  it('is nothing about what is not known', () => {
    const values = valuesOf(
      contentOf({
        cadastral_reference: null,
        distributor_name: null,
        distributor_reference: null,
        distributor_phone: null,
        iban: null,
        commitment_end_day: null,
        notification_email: null,
      }),
    )
    for (const label of [
      'Ref. catastral',
      'Distribuidora',
      'Ref. de acceso',
      'Averías y cortes',
      'Precio hasta',
    ])
      expect(values).not.toHaveProperty(label)
    expect(values['Cuenta']).toBe('Sin cuenta: las facturas no están domiciliadas')
  })

  it.each([
    [[5750, 6900], 'P1 5,75 kW · P2 6,9 kW', ['5,75 kW', '6,9 kW']],
    [[4600, 4600], '4,6 kW', ['4,6 kW', '4,6 kW']],
    [[20000, 20000, 20000, 20000, 20000, 34500], 'P1–P5 20 kW · P6 34,5 kW', undefined],
  ])('powers of %j W: %s', (powers_w, short, columns) => {
    const { highlights, powers } = contentOf({ powers_w })
    const power = highlights.find(({ label }) => label === 'Potencia')
    expect(spaces(power!.lines[0]!)).toBe(short)
    if (columns) expect(powers!.rows[0]!.slice(1).map(spaces)).toEqual(columns)
    expect(powers!.columns).toHaveLength(powers_w.length + 1)
  })

  it('of gas: pressure and flow, no powers; no flow for the tariffs named 3.x', () => {
    const content = contentOf(gas)
    expect(valuesOf(content)).toMatchObject({ Presión: '0,022 bar', Caudal: '6 m³/h' })
    expect(content.powers).toBeNull()
    const old = contentOf({ ...gas, tariff: '3.4' })
    expect(valuesOf(old)).not.toHaveProperty('Caudal')
    expect(old.highlights.map(({ label }) => label)).not.toContain('Caudal')
  })

  it('of services and bonuses: from when, until when, at what price [c2.detail-download] [r.own-texts]', () => {
    expect(contentOf({}).services!.rows.map((row) => row.map(spaces))).toEqual([
      ['Manteniment', '01/05/2024', 'Sin fecha de fin', '4,95 € al mes'],
      ['Bono social: Vulnerable', '01/02/2025', '31/01/2027', '35 % de descuento'],
    ])
    // The retailer's own names say their language, where it is known.
    expect(contentOf({}).services!.languages).toEqual(['ca', null])
  })

  it.each([
    ['ES9121000418450200051332', 'ES91 •••• •••• •••• •••• 1332'],
    ['FR1420041010050500013M02606', 'FR14 •••• •••• •••• •••• •••• 2606'],
  ])('%s is masked', (iban, masked) => {
    expect(maskIban(iban)).toBe(masked)
    expect(masked.replaceAll(/[ •]/g, '')).toHaveLength(8)
  })
})

describe('the file', () => {
  it.each([
    ['es', 'Contrato 100201.pdf', 'Contrato de electricidad 100201 · Llum del Vallès', '15 de junio de 2020'],
    [
      'ca',
      'Contracte 100201.pdf',
      'Contracte d’electricitat 100201 · Llum del Vallès',
      '15 de juny del 2020',
    ],
    ['en', 'Contract 100201.pdf', 'Electricity contract 100201 · Llum del Vallès', '15 June 2020'],
  ] as const)('in %s is called %s', async (language, name, title, day) => {
    const pdf = await read({}, language)
    expect([pdf.file.name, pdf.file.mediaType]).toEqual([name, 'application/pdf'])
    expect(pdf).toMatchObject({ title, language, tagged: true, pages: 2 })
    expect(pdf.fonts).toEqual(['Figtree-Regular', 'Figtree-SemiBold'])
    const text = spaces(pdf.text.join(' '))
    for (const part of [day, 'Titular Prova', 'Pagadora Prova', 'ES91 •••• ', '1332'])
      expect(text).toContain(part)
    expect(text).not.toContain('0418')
    expect(text).toMatch(/5[.,]75 kW.*6[.,]9 kW/)
    expect(pdf.links).toEqual(
      expect.arrayContaining(['tel:+34900000001', 'tel:900500005', 'mailto:hola@llumdelvalles.endoll.test']),
    )
  })

  it('can be walked by heading, list and table [r.documents-accessible]', async () => {
    const { structure } = await read({})
    const roles = rolesOf(structure)
    expect(firstCellsOf(structure)).not.toContain('TD')
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles.filter((role) => role === 'H2')).toHaveLength(8)
    expect(roles.filter((role) => role === 'Table')).toHaveLength(2)
    expect(roles).toEqual(expect.arrayContaining(['TH', 'L', 'LI', 'Lbl', 'LBody', 'Link']))
  })

  it.each(languages)('of gas, of six powers and of a draft in %s', async (language) => {
    const pdf = [
      await read(gas, language),
      await read({ powers_w: [1000, 2000, 3000, 4000, 5000, 6000], tariff: '3.0TD' }, language),
      await read({ state: 'esborrany', sign_day: null, start_day: null, iban: null }, language),
    ]
    expect(pdf.map(({ pages }) => pages)).toEqual([2, 2, 2])
    expect(spaces(pdf[0]!.text[0]!)).toMatch(/0[.,]022 bar.*6 m³\/h/)
  })

  it('takes any name for a name', async () => {
    const pdf = await read({
      owner_name: '#panic("x") *b* <iframe src=file:///etc/passwd>',
      payer_name: `${'x'.repeat(10_000)} end`,
      fiscal_name: 'שלום 😀 \u0000\u202e',
      notification_email: `${'a'.repeat(64)}@example.test`,
      supply_street: 'Carrer #1; $x$ `y` @z',
    })
    const text = pdf.text.join(' ')
    for (const part of ['#panic("x") *b* <iframe', '???? ?', 'Carrer #1; $x$ `y` @z', 'end'])
      expect(text).toContain(part)
    expect(text.match(/x/g)!.length).toBeGreaterThan(10_000)
  })

  // pdf.js hides marks without width; who copies an address takes them along. They stand in the text of what is drawn.
  it('puts no character between the letters of what is too long for its line', async () => {
    const { bytes } = await read({ notification_email: `${'a'.repeat(64)}@example.test` })
    const streams = bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
    const pages = [...streams]
      .map(([, packed = '']) => Buffer.from(packed, 'latin1'))
      .filter((packed) => packed[0] === 0x78)
      .map((packed) => inflateSync(packed).toString('latin1'))
      .filter((stream) => stream.includes(' Tf\n'))
    expect(pages).toHaveLength(2)
    for (const page of pages) expect(page).not.toMatch(/\/ActualText <\w*200B/)
  })
})

describe('the retailer', () => {
  it('is its logo where that is a file of the site, its name elsewhere', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'endoll-logo-'))
    try {
      await writeFile(
        join(folder, 'logo.svg'),
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      )
      expect(await readLogo('/logo.svg', folder)).toMatchObject({ name: 'logo.svg' })
      const absent = ['/gone.svg', '/logo.webp', 'https://llum.endoll.test/logo.svg', '/../logo.svg', null]
      for (const address of absent) expect(await readLogo(address, folder)).toBeUndefined()
    } finally {
      await rm(folder, { recursive: true })
    }
    const logo = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30"/></svg>',
    )
    const { template, title, content } = make({})
    const file = await pdf.render(
      template,
      { house: houseOf(deployment, 'es', 'logo.svg'), content },
      { title, language: 'es', day: '2026-11-21', files: { 'logo.svg': logo } },
    )
    expect(JSON.stringify((await readPdf(file)).structure)).toContain('"alt":"Llum del Vallès"')
  })

  it.each(['#ffff00', '#000000', '#ffffff'])('may have any colour: %s', async (brand) => {
    expect((await read({}, 'es', { brand })).pages).toBe(2)
  })
})
