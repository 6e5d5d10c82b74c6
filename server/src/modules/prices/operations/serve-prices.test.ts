import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../app.ts'
import { addTexts } from '../../../testing/factories.ts'
import { addGasOffer, addLastResort } from '../../../testing/gas-offer.ts'
import { testPage, testWeb } from '../../../testing/test-web.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { listOpenProducts } from '../open-products.ts'
import { wordsOf } from './testing/words-of.ts'

const hostile = `</script><script>alert('1')</script><b title="x">&`
const hostileCode = 'B/"><i>'
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  const product = (code: string, name: string) => ({
    code,
    kind: 'electricity' as const,
    name,
    commercial_name: null,
  })
  await db
    .insertInto('product')
    .values([product('CLEAR', 'Luz clara'), product(hostileCode, hostile), product('GONE', 'Luz pasada')])
    .execute()
  const price = (
    product_code: string,
    concept: 'power' | 'energy' | 'surplus',
    tariff_period: number,
    amount: string,
    more: object = {},
  ) => ({
    product_code,
    concept,
    tariff_period,
    from_day: '2026-01-01',
    price: amount,
    unit: concept === 'power' ? ('EUR/kW/year' as const) : ('EUR/kWh' as const),
    ...more,
  })
  await db
    .insertInto('product_price')
    .values([
      price('CLEAR', 'power', 1, '30'),
      price('CLEAR', 'power', 2, '5.5'),
      price('CLEAR', 'energy', 1, '0.1069', { to_day: '2027-01-01' }),
      price('CLEAR', 'energy', 1, '0.1234', { from_day: '2027-01-01' }),
      price('CLEAR', 'energy', 2, '0.0987'),
      price('CLEAR', 'energy', 3, '0.0872'),
      price('CLEAR', 'surplus', 0, '0.06'),
      price(hostileCode, 'energy', 0, '0.2'),
      price('GONE', 'energy', 0, '0.2'),
    ])
    .execute()
  const offer = (product_code: string, more: object = {}) => ({
    product_code,
    tariff: '2.0TD',
    from_day: '2026-01-01',
    to_day: null,
    customers: 'person' as const,
    self_consumption: 'any' as const,
    description: null,
    url: null,
    ...more,
  })
  await db
    .insertInto('product_offer')
    .values([
      offer('CLEAR', { description: 'Todo incluido', url: 'https://llum.example/clara' }),
      offer(hostileCode, { description: hostile, url: 'javascript:alert(1)' }),
      offer('GONE', { to_day: '2026-11-21' }),
    ])
    .execute()
  await addTexts(db, ['Todo incluido', 'ca', 'Tot inclòs'])
  await addGasOffer(db)
  await addLastResort(db)
})
afterAll(() => server.stop())

function get(url: string, headers: Record<string, string> = {}) {
  return server.inject({ url, headers })
}

function dataOf(body: string): unknown {
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(blocks).toHaveLength(1)
  return JSON.parse(blocks[0]?.[1] ?? '')
}

describe('the list of open prices', () => {
  it('[law.10] says what every product on sale costs today, with taxes first, and leads to each [r.public-prices]', async () => {
    const { statusCode, body } = await get('/precios')
    expect(statusCode).toBe(200)
    expect(wordsOf(body)).toContain('Precios del 21 de noviembre de 2026')
    expect(wordsOf(body)).toMatch(
      / \d,\d{4}.€\/kWh Con impuestos Sin impuestos: 0,1069 · 0,0987 · 0,0872 €\/kWh/,
    )
    expect(body).toContain('href="/precios/CLEAR"')
    expect(body).not.toContain('Luz pasada')
    expect(dataOf(body)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ name: 'Luz clara', url: 'https://office.endoll.test/precios/CLEAR' }),
      ]) as unknown,
    })
  })

  it('[law.origin] says where the electricity on offer comes from, by the label of the CNMC; of gas nothing', async () => {
    const label =
      /Origen de la electricidad en 2025 e impacto ambiental .* Renovable 100,0 % 55,0 % .* Residuos radiactivos de alta actividad 0 µg\/kWh \(A\) 450 µg\/kWh De la A/
    expect(wordsOf((await get('/precios')).body)).toMatch(label)
    expect(wordsOf((await get('/precios/CLEAR')).body)).toMatch(label)
    expect(wordsOf((await get('/precios/TUR')).body)).not.toContain('Origen de la electricidad')
    expect(wordsOf((await get('/prices')).body)).toContain('Origin of the electricity in 2025')
  })

  it('stands in three languages, which name each other', async () => {
    const { body } = await get('/preus/CLEAR')
    expect(body).toContain('<html lang="ca">')
    expect(wordsOf(body)).toContain('Tot inclòs')
    expect(body).toContain('<link rel="canonical" href="https://office.endoll.test/preus/CLEAR" />')
    for (const [language, path] of [
      ['es', '/precios/CLEAR'],
      ['ca', '/preus/CLEAR'],
      ['en', '/prices/CLEAR'],
      ['x-default', '/precios/CLEAR'],
    ])
      expect(body).toContain(`hreflang="${language}" href="https://office.endoll.test${path}"`)
    expect(wordsOf((await get('/prices')).body)).toContain('Prices of electricity and gas')
  })
})

describe('the page of a product', () => {
  it('says its prices by period with and without taxes, their days and those that are announced', async () => {
    const words = wordsOf((await get('/precios/CLEAR')).body)
    expect(words).toContain('P1 punta 0,1069 0,1360')
    expect(words).toContain('P1 punta y llano 30,00 38,16')
    expect(words).toContain('Del 1 de enero de 2026 al 31 de diciembre de 2026')
    expect(words).toMatch(/Precios anunciados .* Desde el 1 de enero de 2027 .* 0,1234/)
    // The taxes of a future day are not known.
    expect(/Precios anunciados(.*)Qué es fijo/.exec(words)?.[1]).not.toContain('Con impuestos')
    expect(words).toContain('Impuesto sobre la electricidad 5,11269632 % e IVA 21 %')
    expect(words).toContain('depende de una cifra oficial que no consta')
  })

  it('of last resort says that its price is regulated, and by whom [r.last-resort]', async () => {
    const { body } = await get('/precios/TUR')
    expect(wordsOf(body)).toContain('Precio regulado (tarifa de último recurso)')
    expect(wordsOf(body)).not.toContain('Precio fijo')
    expect(wordsOf(body)).toContain('Del 1 de octubre de 2026 al 31 de diciembre de 2026')
    expect(body).toContain('href="https://www.boe.es/diario_boe/txt.php?id=BOE-A-2026-99999"')
    const { deployment } = server.services
    const contracting = { ...deployment.contracting, lastResort: false }
    const services = { ...server.services, deployment: { ...deployment, contracting } }
    expect(await listOpenProducts(services, '2026-11-21', 'es')).not.toContainEqual(
      expect.objectContaining({ code: 'TUR' }),
    )
    expect(await listOpenProducts(server.services, '2027-01-01', 'es')).not.toContainEqual(
      expect.objectContaining({ code: 'TUR' }),
    )
  })

  it('says them to machines without taxes, each with its unit and its days', async () => {
    const data = dataOf((await get('/precios/CLEAR')).body)
    expect(data).toMatchObject({
      '@type': 'Product',
      url: 'https://office.endoll.test/precios/CLEAR',
      offers: { '@type': 'Offer', priceCurrency: 'EUR', seller: { name: 'Llum del Vallès' } },
    })
    const { priceSpecification } = (data as { offers: { priceSpecification: object[] } }).offers
    expect(priceSpecification).toContainEqual({
      '@type': 'UnitPriceSpecification',
      name: 'Energía P1',
      price: '0.1069',
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
      unitCode: 'KWH',
      unitText: 'kWh',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KWH', unitText: 'kWh' },
      validFrom: '2026-01-01',
      validThrough: '2026-12-31',
    })
  })

  it('leads to the wizard with the product, to the comparator and to its conditions', async () => {
    const { body } = await get('/precios/CLEAR')
    expect(body).toContain('href="/nuevo-cliente-electricidad?tarifa=Luz+clara"')
    expect(body).toContain('href="/comparador"')
    expect(body).toContain('href="https://llum.example/clara"')
  })

  it('of gas has the tax on hydrocarbons', async () => {
    const { body } = await get('/precios')
    const path = /href="(\/precios\/[^"]+)">[^<]*[Gg]as/.exec(body)?.[1] ?? ''
    expect(wordsOf((await get(path)).body)).toContain('Impuesto sobre hidrocarburos')
  })

  it.each(['GONE', 'NOBODY', '%00', '%F0%9F%98%80', 'x'.repeat(150)])(
    '%j is not found, and not to be listed',
    async (code) => {
      const { statusCode, body, headers } = await get(`/precios/${code}`)
      expect(statusCode).toBe(404)
      expect(body).toContain('Este producto no se puede contratar')
      expect(body).toContain('<meta name="robots" content="noindex" />')
      expect(headers['cache-control']).toBe('no-store')
    },
  )
})

describe('what a retailer’s file says', () => {
  it.each(['/precios', `/precios/${encodeURIComponent(hostileCode)}`])('stays text on %s', async (path) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(body.match(/<\/script>/g)).toHaveLength(1)
    expect(body).not.toContain('<b title')
    expect(body).not.toContain('<i>')
    expect(body).not.toContain('javascript:')
    expect(JSON.stringify(dataOf(body))).toContain(JSON.stringify(hostile).slice(1, -1))
  })
})

describe('the bytes of a page of prices', () => {
  it('are the same for everybody and may be kept, with a policy under which nothing runs', async () => {
    const first = await get('/precios')
    const second = await get('/precios?lang=en&x=1', {
      cookie: 'lang=en; endoll-consent=all',
      'accept-language': 'en',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    })
    expect(second.body).toBe(first.body)
    expect(first.headers['cache-control']).toBe('public, max-age=300')
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(first.headers.vary ?? '').not.toContain('cookie')
    const policy = String(first.headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'; /)
    expect(policy).not.toContain('script-src')
    expect(policy).not.toContain('nonce')
    expect(first.headers['x-robots-tag']).toBeUndefined()
    const known = await get('/precios', { 'if-none-match': String(first.headers.etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })

  it('are kept no longer than midnight', async () => {
    const nowMs = server.clock.nowMs()
    // 23:59:30 in Madrid.
    server.clock.set(nowMs + (12 * 3600 - 30) * 1000)
    const { headers } = await get('/precios')
    server.clock.set(nowMs)
    expect(headers['cache-control']).toBe('public, max-age=30')
  })

  it('are listed for search engines', async () => {
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://office.endoll.test/sitemap.xml')
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    expect(body).toMatch(/^<\?xml/)
    expect(body).toContain('<loc>https://office.endoll.test/prices/CLEAR</loc>')
    expect(body).not.toContain('GONE')
    expect(body).not.toContain('<i>')
  })
})

describe('prices that cannot be shown', () => {
  it('say so while the office is closed', async () => {
    const { services } = server
    const maintenance = { ...services.deployment.maintenance, enabled: true, start: null, end: null }
    const app = await createApp({
      services: { ...services, deployment: { ...services.deployment, maintenance } },
    })
    const reply = await app.inject({ url: '/precios' })
    await app.close()
    expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
      503,
      '300',
      'no-store',
    ])
    expect(reply.body).toContain('Ahora mismo no podemos mostrar los precios')
  })

  it('say so without a database', async () => {
    const { services } = server
    const nobody = new Proxy(services.db, {
      get: () => () => {
        throw new Error('the database is away')
      },
    })
    const app = await createApp({ services: { ...services, db: nobody } })
    const reply = await app.inject({ url: '/precios' })
    await app.close()
    expect(reply.statusCode).toBe(503)
    expect(reply.body).toContain('Ahora mismo no podemos mostrar los precios')
  })

  it('are not there while publicPrices is off, and no page says where they would be', async () => {
    const { services } = server
    const { deployment } = services
    const app = await createApp({
      services: {
        ...services,
        deployment: { ...deployment, switches: { ...deployment.switches, publicPrices: false } },
      },
      web: testWeb({ renderer: { render: async () => testPage({ status: 404, title: 'no' }) } }),
    })
    expect((await app.inject({ url: '/precios' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/sitemap.xml' })).statusCode).toBe(404)
    const robots = await app.inject({ url: '/robots.txt' })
    await app.close()
    expect([robots.statusCode, robots.body]).toEqual([200, 'User-agent: *\nDisallow: /api/\n'])
  })
})

it('pages that are empty without a session are not to be listed, those drawn for visitors are', async () => {
  const pageOf = (markup: string) =>
    createApp({
      services: server.services,
      web: testWeb({ renderer: { render: async () => testPage({ markup }) } }),
    })
  const [empty, drawn] = await Promise.all([pageOf(''), pageOf('<h1>Acceso</h1>')])
  expect((await empty.inject({ url: '/facturas' })).headers['x-robots-tag']).toBe('noindex')
  expect((await drawn.inject({ url: '/acceso' })).headers['x-robots-tag']).toBeUndefined()
  await Promise.all([empty.close(), drawn.close()])
})
