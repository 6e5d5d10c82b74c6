import { describe, expect, it } from 'vitest'
import type { CaseItem, listCases } from '@endoll/api/cases.ts'
import type { DraftItem, listContractDrafts } from '@endoll/api/contract-drafts.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { PageReply } from '@endoll/api/page.ts'
import type { SessionClaims } from '@endoll/api/session.ts'
import { settledInvoices } from '../testing/settled-invoices.ts'
import { claimsOf, settingsWith } from '../testing/site.ts'
import { takesPress } from '../testing/takes-press.ts'
import { firstCalls, render, renderAnswer } from './server-entry.tsx'

function tokenOf(claims: SessionClaims): string {
  return `h.${btoa(JSON.stringify(claims))}.s`
}

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

it.each([
  ['/comparador', 'Comparador de electricidad'],
  ['/comparador-gas', 'Comparador de gas'],
  ['/potencia', 'Calculadora de potencia'],
])(
  '%s is drawn for visitors, in the frame, with its heading and nothing to press yet',
  async (url, title) => {
    const switches = { comparator: true, powerCalculator: true }
    const tools = { ...settingsWith({ switches }), menu: 'standing' as const }
    const { markup, forVisitors, preload, consent } = await documentOf(url, { settings: tools })
    expect(forVisitors).toBe(true)
    expect(markup).toContain('data-menu="button"')
    expect(/<h1[^>]*>([^<]+)/.exec(markup)?.[1]).toBe(title)
    expect(markup).not.toContain('<input')
    expect(markup).not.toMatch(/<script|\son\w+=|javascript:/)
    expect(preload).toContain('src/app/frame/Frame.tsx')
    expect(preload).not.toContain('src/app/bare/BareLayout.tsx')
    expect(consent?.markup).toContain('Rechazar todas')
  },
)

it('leaves signed-in pages to the browser', async () => {
  const { markup, consent, status } = await documentOf('/contratos')
  expect({ markup, consent, status }).toEqual({ markup: '', consent: undefined, status: 200 })
})

it.each([
  ['/', undefined, '/contratos'],
  ['/?promo=1', undefined, '/contratos?promo=1'],
  ['/contracts?page=2', 'es', '/contratos?page=2'],
  ['/acceso?next=%2Fcontratos', 'ca', '/acces?next=%2Fcontratos'],
  ['/ver-contratos?contract=0042', 'en', '/view-contracts?contract=0042'],
  ['/contratos/A%2F1/facturas?offset=100', 'ca', '/contractes/A%2F1/factures?offset=100'],
] as const)('%s in %s leads to %s [v2.other-language]', async (url, locale, to) => {
  expect(await rendered(url, { locale })).toEqual({ kind: 'redirect', to })
})

it.each([
  ['/acces', 'ca'],
  ['/login/', 'en'],
  ['/acceso', 'es'],
  // Catalan writes it as Spanish does.
  ['/comparador', 'es'],
] as const)('%s stays in its language for who has chosen none: %s', async (url, locale) => {
  expect((await documentOf(url)).locale).toBe(locale)
  expect(await rendered(url, { locale: locale === 'es' ? 'ca' : 'es' })).toMatchObject(
    url === '/comparador' ? { kind: 'page', locale: 'ca' } : { kind: 'redirect' },
  )
})

it('an address of a language that is not offered leads to the deployment’s own', async () => {
  const settingsInSpanish = { ...settings, languages: ['es', 'gl'] as const }
  expect(await rendered('/acces', { settings: settingsInSpanish as never })).toEqual({
    kind: 'redirect',
    to: '/acceso',
  })
})

it('answers not-found for what does not exist, is switched off or is not built', async () => {
  for (const url of ['/nada', '/comparador', '/reclamaciones']) {
    const { status, title } = await documentOf(url)
    expect({ url, status, title }).toEqual({ url, status: 404, title: 'Página no encontrada · Llum' })
  }
})

it('a function of the contract page is found only while it is switched on, and brings its own files [c2.flag-power]', async () => {
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
  ['/contratos/A%2F1', { kind: 'contract_name_or_id', name: 'A/1' }],
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
])('%s is about %j [r.unknown-pages]', async (url, subject) => {
  expect((await documentOf(url)).subject).toEqual(subject)
})

it('a further language has its own words and the rest of its base language', async () => {
  const overrides = { gl: { 'login.send': 'Acceder', 'titles.login': 'Acceder' } }
  const { markup, title, locale } = await documentOf('/acceso', { locale: 'gl', overrides })
  expect({ title, locale }).toEqual({ title: 'Acceder · Llum', locale: 'gl' })
  expect(markup).toContain('Acceder')
  expect(markup).toContain('Correo electrónico')
})

describe('becoming a customer', () => {
  const open = settingsWith({
    contracting: { type: 'dual' },
    switches: { newElectricityContractation: true, newGasContractation: true, leads: true },
  })
  const begin = (url: string, more: object = {}) => documentOf(url, { settings: open, ...more })

  it.each([
    ['/nuevo-cliente-electricidad', undefined, 'Contratar la luz', 'La casa'],
    ['/nou-client-gas', 'ca', 'Contractar el gas', 'La casa'],
    ['/new-dual-customer', 'en', 'New electricity and gas contract', 'Your home'],
  ] as const)(
    '%s begins with its heading and its first step [r.first-step-drawn]',
    async (url, locale, title, step) => {
      const { markup, preload, ahead, forVisitors } = await begin(url, { locale })
      expect(markup).toMatch(new RegExp(`<h1[^>]*>${title}`))
      expect(markup).toMatch(new RegExp(`<h2[^>]*>${step}`))
      // Also where it is the first page that the process draws: no part is still to come.
      expect(markup).not.toMatch(/<!--\$[!?]-->|<template/)
      // Of the questions only the styles come first.
      expect(ahead).toEqual(['src/procedures/new-contract/Wizard.tsx'])
      expect(preload).not.toContain('src/procedures/new-contract/Wizard.tsx')
      expect(preload).toContain('src/app/frame/Frame.tsx')
      expect(forVisitors).toBe(true)
    },
  )

  it('has nothing that takes a press before its code runs but links, and nothing left unfinished', async () => {
    const { markup } = await begin('/nuevo-cliente-electricidad')
    expect(takesPress(markup)).toEqual([])
    expect(markup).not.toMatch(/<script|\son\w+=|javascript:|\sstyle=|<!--\$[!?]-->|<template/)
  })

  it.each([
    ['a further step', '/nuevo-cliente-electricidad?step=payment', open],
    [
      'somebody who has to sign in first',
      '/nuevo-cliente-electricidad',
      settingsWith({ contracting: { authenticateElectricity: true } }),
    ],
  ] as const)('is left to the browser for %s', async (_, url, settingsThen) => {
    const { markup, ahead, status } = await begin(url, { settings: settingsThen })
    expect({ markup, ahead, status }).toEqual({ markup: '', ahead: undefined, status: 200 })
  })
})

describe('the page of a signed-in customer', () => {
  const nowMs = Date.parse('2026-11-21T10:00:00+01:00')
  const laia = tokenOf(claimsOf({ sub: '7', locale: 'es' }))
  /** Replies to what the page of requests begins with. */
  function repliesWith(waiting: number, calls: readonly string[]) {
    const summary = { waiting_signature: waiting, under_way: 0 }
    return Object.fromEntries(calls.map((call) => [call, { items: [], total_items: 0, summary }]))
  }
  async function answered(
    waiting: number,
    { token = laia, keep = () => true, ...of }: Partial<Asked> = {},
  ): Promise<string> {
    const asked = { settings, locale: 'es' as const, url: '/solicitudes', overrides: {}, ...of }
    const calls = (await firstCalls(asked)) ?? []
    const replies = repliesWith(waiting, calls.filter(keep))
    return renderAnswer(asked, { token, replies, nowMs })
  }
  interface Asked {
    readonly token: string
    readonly locale: Locale | undefined
    readonly keep: (call: string) => boolean
  }

  it('has its heading with the answer, and no script of anyone', async () => {
    const markup = await answered(2)
    expect(markup).toMatch(/<p class="answer">[^<]*2[^<]*<\/p>/)
    expect(markup).not.toMatch(/<script|\son\w+=|javascript:|\sstyle=/)
  })

  it('has no part that the server leaves unfinished, which React would report', async () => {
    expect(await answered(2)).not.toMatch(/<!--\$[!?]-->|<template/)
  })

  it('holds nothing that takes a press before the page’s code runs, but links', async () => {
    const markup = await answered(2)
    expect(markup).toContain('<button')
    expect(takesPress(markup)).toEqual([])
  })

  describe('with cards below its list', () => {
    const withCards = settingsWith({
      contracting: { type: 'dual' },
      switches: { CRMcases: true, newElectricityContractation: true },
    })
    const asked = { settings: withCards, locale: 'es' as const, url: '/solicitudes', overrides: {} }
    const oneCase: CaseItem = {
      id: 3,
      reference: 'CASO-0003',
      subject: 'No entiendo la factura',
      state: 'open',
      supply: 'electricity',
      contract: { id: 7, name: '0042' },
      category: { id: 1, name: 'Facturas' },
      claim: null,
      answer_by: null,
      opened_at: '2026-11-20T10:00:00+01:00',
      updated_at: '2026-11-21T09:00:00+01:00',
      unread: 1,
      answered: false,
    }
    const oneDraft: DraftItem = {
      id: 'd1',
      reference: '7KQ2-M9XD',
      kind: 'electricity',
      state: 'waiting_signature',
      product: 'Tarifa Clara',
      cups: 'ES0031405524755001RN0F',
      submitted_at: '2026-11-20T10:00:00+01:00',
      expires_at: '2026-12-20T10:00:00+01:00',
      signed_at: null,
      conditions: false,
    }
    const replies = {
      'requests/': { items: [], total_items: 0, summary: { waiting_signature: 2, under_way: 0 } },
      'crm/cases/': {
        items: [oneCase],
        total_items: 1,
        n_items: 1,
        page_items: 1,
        offset: 0,
        limit: 10,
        offset_items: 0,
        summary: { unread: 1, open: 1, incomplete: 0, electricity: 1, gas: 0 },
        text_languages: {},
      } satisfies ReplyOf<typeof listCases>,
      'contract_drafts/': { items: [oneDraft] } satisfies ReplyOf<typeof listContractDrafts>,
    }
    async function drawnWith(names: readonly (keyof typeof replies)[]): Promise<string> {
      const calls = (await firstCalls(asked)) ?? []
      const carried = names.map((name) => {
        const call = calls.find((address) => new URL(address, 'http://x').pathname.endsWith(`/v1/${name}`))
        return [call ?? `${name} is not asked for`, replies[name]] as const
      })
      return renderAnswer(asked, { token: laia, replies: Object.fromEntries(carried), nowMs })
    }

    it('is drawn with them, and their switches cannot be pressed yet', async () => {
      const markup = await drawnWith(['requests/', 'crm/cases/', 'contract_drafts/'])
      expect(markup).toMatch(/<p class="answer">[^<]*2[^<]*<\/p>/)
      expect(markup).toContain('No entiendo la factura')
      expect(markup).toContain('Tarifa Clara')
      expect(markup).toContain('type="radio"')
      expect(takesPress(markup)).toEqual([])
    })

    it.each([
      ['those of conversations', ['requests/', 'contract_drafts/'], 'Tarifa Clara', 'No entiendo la factura'],
      ['those of new contracts', ['requests/', 'crm/cases/'], 'No entiendo la factura', 'Tarifa Clara'],
    ] as const)('has its answer without %s', async (_, names, there, missing) => {
      const markup = await drawnWith(names)
      expect(markup).toMatch(/<p class="answer">[^<]*2[^<]*<\/p>/)
      expect(markup).toContain(there)
      expect(markup).not.toContain(missing)
      expect(markup).not.toMatch(/<!--\$[!?]-->|<template/)
    })

    it('is left to the browser without those of its list', async () => {
      expect(await drawnWith(['crm/cases/', 'contract_drafts/'])).toBe('')
    })
  })

  it('is of its own customer, also when others are rendered meanwhile', async () => {
    const pages = await Promise.all([answered(2), answered(5), answered(2)])
    expect(pages[1]).toMatch(/<p class="answer">[^<]*5/)
    expect(pages[2]).toBe(pages[0])
  })

  it('has the home with what needs its customer, who is called by name [r.home-drawn]', async () => {
    const asked = {
      settings: settingsWith({ homePage: 'home' }),
      locale: 'es' as const,
      url: '/inicio',
      overrides: {},
    }
    const calls = (await firstCalls(asked)) ?? []
    const contracts = {
      active: 0,
      waiting_signature: 0,
      in_process: 0,
      closed: 0,
      amount_debt: 0,
      with_debt: 0,
    }
    const reply = {
      invoices: { ...settledInvoices(), amount_debt: 29.02, with_debt: 1, debt_since: '2026-10-12' },
      contracts,
      email_problem: null,
      overdue: null,
      requests: { to_sign: 0, first_to_sign: null, under_way: 0, answered: null },
      supplies: [],
      total_supplies: 1,
      shown: null,
    }
    const replies = Object.fromEntries(calls.map((call) => [call, reply]))
    const markup = await renderAnswer(asked, { token: laia, replies, nowMs })
    expect(markup).toMatch(/<h1[^>]*>Hola, Laia/)
    expect(markup).toMatch(/Debe <strong[^>]*>29,02/)
    expect(markup).not.toMatch(/<!--\$[!?]-->|<template/)
  })

  it.each<[string, Partial<Asked>]>([
    ['a reply is missing', { keep: () => false }],
    ['the token is none', { token: 'x.y.z' }],
    [
      'the browser would change to the language of the account',
      { token: tokenOf(claimsOf({ locale: 'ca' })), locale: undefined },
    ],
    ['a password must be changed first', { token: tokenOf(claimsOf({ scope: 'pwchange' })) }],
  ])('is left to the browser where %s', async (_, asked) => {
    expect(await answered(2, asked)).toBe('')
  })
})
