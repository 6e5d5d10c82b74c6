import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { deploymentSchema } from '@endoll/api/deployment/deployment.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { languages } from '@endoll/api/language.ts'
import {
  fromCanonical,
  guardOf,
  matchPath,
  path,
  routeExists,
  routeKeys,
  routes,
  toCanonical,
  translatePath,
} from './paths.ts'

const texts = import.meta.glob<{ titles: Record<string, string> }>('../i18n/titles/*.ts', {
  eager: true,
})

describe('the map of the site', () => {
  it('is what the specifications say', () => {
    const specified = ['es', 'ca', 'en'] as const
    const rows = routeKeys.map((key) => specified.map((language) => routes[key][language]).join('  '))
    expect(rows.join('\n')).toMatchInlineSnapshot(`
      "/acceso  /acces  /login
      /connect  /connect  /connect
      /registro  /registre  /register
      /activacion  /activacio  /activate
      /recordar-clave  /recordar-clau  /reset-password
      /contacto  /contacte  /unsigned-contact
      /logout  /logout  /logout
      /cambio-de-clave  /canvi-de-clau  /change-password
      /inicio  /inici  /home
      /contratos  /contractes  /contracts
      /contratos/$id  /contractes/$id  /contracts/$id
      /contratos/$contractName/facturas  /contractes/$contractName/factures  /contracts/$contractName/invoices
      /ver-contratos  /veure-contractes  /view-contracts
      /ver-contratos-gas  /veure-contractes-gas  /view-gas-contracts
      /detalle  /detall  /detail
      /facturas  /factures  /invoices
      /facturas/$id  /factures/$id  /invoices/$id
      /atencion-al-cliente  /atencio-al-client  /customer-service
      /solicitudes  /solicituts  /requests
      /solicitudes/crear  /solicituts/crear  /requests/create
      /solicitudes/consulta/$id  /solicituts/consulta/$id  /requests/case/$id
      /solicitudes/$id  /solicituts/$id  /requests/$id
      /reclamaciones  /reclamacions  /claims
      /perfil  /perfil  /profile
      /perfil/mis-datos  /perfil/les-meves-dades  /profile/my-data
      /perfil/conectar  /perfil/connectar  /profile/connect
      /clientes  /clients  /customers
      /mejoras  /millores  /improvements
      /avisos  /avisos  /notifications
      /pagar  /pagament  /pay
      /te-llamamos  /us-truquem  /call-back
      /nuevo-titular  /nou-titular  /new-holder
      /invitacion  /invitacio  /invitation
      /confirmar-correo  /confirmar-correu  /confirm-email
      /firmar-contrato/$id  /signar-contracte/$id  /sign-contract/$id
      /nuevo-cliente-electricidad  /nou-client-electricitat  /new-electricity-customer
      /nuevo-cliente-gas  /nou-client-gas  /new-gas-customer
      /nuevo-cliente-dual  /nou-client-dual  /new-dual-customer
      /comparador  /comparador  /price-comparator
      /comparador-gas  /comparador-gas  /gas-price-comparator
      /potencia  /potencia  /power-calculator
      /altHome  /altHome  /altHome
      /bienvenido  /benvingut  /welcome
      /cargando  /carregant  /loading
      /accesibilidad  /accessibilitat  /accessibility
      /atencion  /atencio  /service
      /ayuda  /ajuda  /help
      /version  /versio  /version
      /maintenance  /maintenance  /maintenance"
    `)
  })

  it('says who may stand where [v2.logged-out-only]', () => {
    const rows = routeKeys.map((key) => `${key}: ${routes[key].guard}, ${routes[key].page}`)
    expect(rows.join('\n')).toMatchInlineSnapshot(`
      "login: visitor, plain
      connect: visitor, plain
      register: visitor, plain
      activate: visitor, plain
      resetPassword: visitor, plain
      unsignedContact: visitor, plain
      logout: open, plain
      changePassword: customer, plain
      home: customer, plain
      contracts: customer, plain
      contract: customer, plain
      contractInvoices: customer, plain
      viewContracts: customer, plain
      viewGasContracts: customer, plain
      detail: customer, plain
      invoices: customer, plain
      invoice: customer, plain
      contact: customer, plain
      requests: customer, plain
      requestCreate: customer, plain
      case: customer, plain
      request: customer, plain
      claims: customer, plain
      profile: customer, plain
      ownData: customer, plain
      connectData: customer, plain
      customers: customer, plain
      portfolio: customer, plain
      notifications: customer, plain
      payLink: open, plain
      callBack: open, plain
      newHolder: open, plain
      invitation: open, plain
      confirmEmail: open, plain
      signContract: open, plain
      newElectricityContract: open, chat
      newGasContract: open, chat
      newDualContract: open, chat
      priceComparator: open, plain
      gasPriceComparator: open, plain
      powerCalculator: open, plain
      altHome: open, plain
      welcome: open, plain
      loading: open, plain
      accessibility: open, plain
      customerService: open, plain
      help: open, plain
      version: open, plain
      maintenance: open, plain"
    `)
  })

  it.each(routeKeys)('%s has a title in every language', (key) => {
    for (const language of languages) {
      expect(texts[`../i18n/titles/${language}.ts`]?.titles[key]).toMatch(/\S/)
    }
  })

  it('has no two pages at one address', () => {
    const taken = new Map<string, string>()
    for (const key of routeKeys) {
      for (const language of languages) {
        const shape = routes[key][language].replaceAll(/\$\w+/g, '$')
        expect(taken.get(shape) ?? key).toBe(key)
        taken.set(shape, key)
      }
    }
  })
})

describe('an address', () => {
  it.each([
    ['/contratos', 'contracts', {}, 'es'],
    ['/contractes/', 'contracts', {}, 'ca'],
    ['/contracts/0042/invoices', 'contractInvoices', { contractName: '0042' }, 'en'],
    ['/contratos/A%2F1/facturas', 'contractInvoices', { contractName: 'A/1' }, 'es'],
    ['/solicitudes/crear', 'requestCreate', {}, 'es'],
    ['/solicitudes/create', 'request', { id: 'create' }, 'es'],
    ['/contact', 'contact', {}, 'en'],
    ['/logout', 'logout', {}, 'es'],
  ] as const)('%s is the page %s', (pathname, key, params, language) => {
    expect(matchPath(pathname)).toEqual({ key, params, language })
  })

  it.each([
    '/',
    '/nowhere',
    '/contratos//facturas',
    '/Contratos',
    '/_/contracts',
    '/contratos/%E0%A4%A/facturas',
    '//contratos',
  ])('%s is no page', (pathname) => {
    expect(matchPath(pathname)).toBeUndefined()
  })

  it('goes to another language with parameters, query and fragment [v2.other-language]', () => {
    expect(translatePath('/contratos/A%2F1/facturas?offset=100&q=a%20b#top', 'ca')).toBe(
      '/contractes/A%2F1/factures?offset=100&q=a%20b#top',
    )
    expect(translatePath('/contact?autolectures=true', 'es')).toBe('/atencion-al-cliente?autolectures=true')
    expect(translatePath('/nowhere?x=1', 'ca')).toBe('/nowhere?x=1')
  })

  it('is one path inside the router whatever its language, and comes back', () => {
    for (const key of routeKeys) {
      const inside = toCanonical(path(key, { id: '7', contractName: 'A/1' }, 'ca'))
      expect(inside).toMatch(/^\/_\//)
      for (const language of languages) {
        expect(fromCanonical(inside, language)).toBe(path(key, { id: '7', contractName: 'A/1' }, language))
      }
    }
  })

  it('cannot reach the inner paths from outside', () => {
    for (const outside of ['/_/contracts', '/_', '/__/contracts', '/_x/contracts', '/nowhere']) {
      expect(toCanonical(outside)).not.toMatch(/^\/_(\/|$)/)
      expect(fromCanonical(toCanonical(outside), 'es')).toBe(outside)
    }
  })
})

describe('what exists depends on the deployment', () => {
  const settings = (switches: Record<string, boolean>, contracting: object = {}): BrowserSettings =>
    ({
      switches: { ...z.parse(deploymentSchema.def.shape.switches, {}), ...switches },
      contracting: { ...z.parse(deploymentSchema.def.shape.contracting, {}), ...contracting },
    }) as BrowserSettings

  it('by its switches', () => {
    expect(routeExists('priceComparator', settings({}))).toBe(false)
    expect(routeExists('gasPriceComparator', settings({ comparator: true }))).toBe(true)
    expect(routeExists('contact', settings({}))).toBe(false)
    expect(routeExists('contact', settings({ contactAutoReads: true }))).toBe(true)
    expect(routeExists('contracts', settings({}))).toBe(true)
  })

  it('by what a new contract is [v2.wizard-dual-route]', () => {
    expect(routeExists('newDualContract', settings({}, { type: 'electricity' }))).toBe(false)
    expect(routeExists('newDualContract', settings({}, { type: 'dual' }))).toBe(true)
  })

  it('by the switch of each wizard [v2.wizard-electricity-route] [v2.wizard-gas-route]', () => {
    expect(routeExists('newElectricityContract', settings({}))).toBe(true)
    expect(routeExists('newElectricityContract', settings({ newElectricityContractation: false }))).toBe(
      false,
    )
    expect(routeExists('newGasContract', settings({}, { type: 'gas' }))).toBe(false)
    expect(routeExists('newGasContract', settings({ newGasContractation: true }))).toBe(true)
  })

  it('and so does who may enter the wizards [v2.wizard-electricity-route] [v2.wizard-dual-route] [v2.wizard-gas-route]', () => {
    expect(guardOf('newGasContract', settings({}))).toBe('open')
    expect(guardOf('newGasContract', settings({}, { authenticateGas: true }))).toBe('customer')
    expect(guardOf('newElectricityContract', settings({}, { authenticateGas: true }))).toBe('open')
    expect(guardOf('newElectricityContract', settings({}, { authenticateElectricity: true }))).toBe(
      'customer',
    )
    expect(guardOf('newDualContract', settings({}, { authenticateElectricity: true }))).toBe('open')
    expect(guardOf('newDualContract', settings({}, { authenticateDual: true }))).toBe('customer')
  })
})
