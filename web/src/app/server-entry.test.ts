import { expect, it } from 'vitest'
import type { PageReply } from '@endoll/api/page.ts'
import { settingsWith } from '../testing/site.ts'
import { render } from './server-entry.tsx'

const settings = settingsWith({ homePage: 'contracts' })
async function rendered(url: string, more: Partial<Parameters<typeof render>[0]> = {}) {
  return render({ settings, locale: undefined, url, overrides: {}, ...more })
}
async function documentOf(...asked: Parameters<typeof rendered>) {
  const reply = await rendered(...asked)
  if (reply.kind !== 'page') throw new Error(`redirected to ${reply.to}`)
  return reply satisfies PageReply
}

it('prerenders the login page and, apart, the cookie question, without a script of anyone in them', async () => {
  const { markup, consent, title } = await documentOf('/acceso')
  expect(title).toBe('Entrar · Llum')
  expect(markup).toContain('<h1')
  expect(markup).not.toContain('cookie-dialog')
  expect(consent?.markup).toContain('Rechazar todas')
  expect(markup + consent?.markup).not.toMatch(/<script|\son\w+=|javascript:/)
})

it('leaves signed-in pages to the browser', async () => {
  const { markup, consent, status } = await documentOf('/contratos')
  expect({ markup, consent, status }).toEqual({ markup: '', consent: undefined, status: 200 })
})

it.each([
  ['/', undefined, '/contratos'],
  ['/?promo=1', undefined, '/contratos?promo=1'],
  ['/contracts?page=2', undefined, '/contratos?page=2'],
  ['/acceso?next=%2Fcontratos', 'ca', '/acces?next=%2Fcontratos'],
  ['/ver-contratos?contract=0042', 'en', '/view-contracts?contract=0042'],
  ['/contratos/A%2F1/facturas?offset=100', 'ca', '/contractes/A%2F1/factures?offset=100'],
] as const)('%s in %s leads to %s', async (url, locale, to) => {
  expect(await rendered(url, { locale })).toEqual({ kind: 'redirect', to })
})

it('answers not-found for what does not exist, is switched off or is not built', async () => {
  for (const url of ['/nada', '/comparador', '/reclamaciones']) {
    const { status, title } = await documentOf(url)
    expect({ url, status, title }).toEqual({ url, status: 404, title: 'Página no encontrada · Llum' })
  }
})

it('a function of the contract page is found only while it is switched on, and brings its own files', async () => {
  const power = '/ver-contratos?function=powChange'
  expect(await documentOf(power)).toMatchObject({ status: 404, title: 'Página no encontrada · Llum' })
  const on = await documentOf(power, { settings: settingsWith({ switches: { powerChange: true } }) })
  expect(on.status).toBe(200)
  expect(on.preload).toContain('src/procedures/power/Change.tsx')
  expect(on.preload).toContain('src/procedures/power/messages/es.ts')
  const { preload } = await documentOf('/ver-contratos?function=consumption')
  expect(preload).toContain('src/pages/consumption/ConsumptionPage.tsx')
  expect(preload).not.toContain('src/pages/contract/ContractPage.tsx')
  const whole = await documentOf('/ver-contratos?contract=0042')
  expect(whole.preload).toContain('src/pages/contract/ContractPage.tsx')
  expect(whole.preload).toContain('src/pages/contract/contract-page/messages/es.ts')
})

it.each([
  ['/facturas/17', { kind: 'invoice', name: '17' }],
  ['/solicitudes/17', { kind: 'request', name: '17' }],
  ['/contratos/A%2F1/facturas', { kind: 'contract', name: 'A/1' }],
  ['/ver-contratos?contract=A-1&function=consumption', { kind: 'contract', name: 'A-1' }],
  ['/ver-contratos-gas?contract=G-1', { kind: 'contract', name: 'G-1' }],
  ['/ver-contratos', undefined],
  ['/detalle?contract=0042', { kind: 'contract', name: '0042' }],
  ['/detalle?contract=0042&id=7', { kind: 'contract', name: '0042' }],
  ['/detalle?id=7', { kind: 'contract_id', name: '7' }],
  ['/detalle?contract=&id=7', { kind: 'contract_id', name: '7' }],
  ['/detalle?type=gas', undefined],
  ['/facturas', undefined],
])('%s is about %j', async (url, subject) => {
  expect((await documentOf(url)).subject).toEqual(subject)
})

it('a further language has its own words and the rest of its base language', async () => {
  const overrides = { gl: { 'login.send': 'Acceder', 'app.titles.login': 'Acceder' } }
  const { markup, title, locale } = await documentOf('/acceso', { locale: 'gl', overrides })
  expect({ title, locale }).toEqual({ title: 'Acceder · Llum', locale: 'gl' })
  expect(markup).toContain('Acceder')
  expect(markup).toContain('Correo electrónico')
})
