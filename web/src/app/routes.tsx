import { createRootRoute, createRoute, notFound } from '@tanstack/react-router'
import { page } from '../loading/page.ts'
import { readContractView } from '../site/contract-functions.ts'
import { canonicalPath } from '../site/paths.ts'
import type { Application } from './application.ts'
import { admit, keepDoor, leadHome } from './guards.ts'
import { pages } from './pages.ts'
import './route-facts.ts'
import { startReading } from './start-reading.ts'
import type { Loading } from './start-reading.ts'

/** Where somebody goes. */
type Going = Parameters<typeof admit>[2]

const bareLayout = page({
  load: async () => (await import('./bare/BareLayout.tsx')).BareLayout,
  kind: 'way-in',
  texts: [],
})
const menus = page({
  load: async () => (await import('./frame/Frame.tsx')).Frame,
  kind: 'frame',
  texts: ['frame', 'menus'],
})
/** Around signed-in pages: the only ones that carry the query client. */
const customerArea = page({
  load: async () => (await import('./frame/CustomerArea.tsx')).CustomerArea,
  kind: 'frame',
  texts: [],
})

/** Around every page. */
export const frames = { bare: bareLayout, menus } as const

/**
 * The whole tree. A page is three things: its address in paths.ts, its declaration in pages.ts, its file. `screen` gives
 * every route its guard, its texts, what it reads and its component; search parameters are read beside the component.
 */
export function createRouteTree(app: Application) {
  const root = createRootRoute({
    beforeLoad: ({ location }) => keepDoor(app, location),
    loader: () => app.catalogue.load('app', 'errors'),
    // Kept while moving about: these texts never go stale.
    staleTime: Infinity,
    notFoundComponent: page({
      load: async () => {
        const [{ NotFound }] = await Promise.all([
          import('./frame/NotFound.tsx'),
          app.catalogue.load('frame', 'menus', 'pages'),
        ])
        return NotFound
      },
      kind: 'answer',
      texts: [],
    }).Component,
  })
  const bare = createRoute({ getParentRoute: () => root, id: 'bare', component: bareLayout.Component })
  const framed = createRoute({
    getParentRoute: () => root,
    id: 'framed',
    loader: () => app.catalogue.load(...menus.texts),
    component: menus.Component,
  })
  const customer = createRoute({
    getParentRoute: () => framed,
    id: 'customer',
    component: customerArea.Component,
  })

  const screen = <K extends keyof typeof pages>(key: K) => ({
    path: canonicalPath(key),
    staticData: { facts: { key, page: pages[key] } },
    beforeLoad: ({ location }: { location: Going }) => {
      if (!app.offers(key)) throw notFound()
      return admit(app, key, location)
    },
    loader: (loading: Loading) =>
      Promise.all([startReading(app, pages[key], loading), app.catalogue.load(...pages[key].texts)]),
    component: pages[key].Component,
  })
  const inBare = <K extends keyof typeof pages>(key: K) =>
    createRoute({ getParentRoute: () => bare, ...screen(key) })
  const inFrame = <K extends keyof typeof pages>(key: K) =>
    createRoute({ getParentRoute: () => framed, ...screen(key) })
  const ofCustomer = <K extends keyof typeof pages>(key: K) =>
    createRoute({ getParentRoute: () => customer, ...screen(key) })

  /** A page of one thing, by the number in its address: anything else there names no page. */
  const numbered = (key: 'invoice' | 'request' | 'case') =>
    createRoute({
      getParentRoute: () => customer,
      ...screen(key),
      beforeLoad: async ({ location, params }: { location: Going; params: { id?: string } }) => {
        if (!app.offers(key) || !/^\d+$/.test(params.id ?? '')) throw notFound()
        await admit(app, key, location)
      },
    })
  const leading = () => import('./lead-to-contract.ts')

  return root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/',
      beforeLoad: ({ location }) => leadHome(app, location),
    }),
    bare.addChildren([
      createRoute({
        getParentRoute: () => bare,
        ...screen('login'),
        validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
          typeof next === 'string' ? { next } : {},
      }),
      inBare('connect'),
      inBare('activate'),
      inBare('unsignedContact'),
      createRoute({
        getParentRoute: () => bare,
        ...screen('altHome'),
        beforeLoad: async ({ location }) => {
          if (!app.settings.switches.altHome) leadHome(app, location)
          await admit(app, 'altHome', location)
        },
      }),
    ]),
    framed.addChildren([
      inFrame('logout'),
      inFrame('loading'),
      inFrame('accessibility'),
      inFrame('customerService'),
      inFrame('help'),
      inFrame('version'),
      inFrame('confirmEmail'),
      inFrame('register'),
      inFrame('resetPassword'),
      inFrame('payLink'),
      inFrame('callBack'),
      inFrame('newHolder'),
      inFrame('invitation'),
      inFrame('signContract'),
      inFrame('newElectricityContract'),
      inFrame('newGasContract'),
      inFrame('newDualContract'),
      inFrame('priceComparator'),
      inFrame('gasPriceComparator'),
      inFrame('powerCalculator'),
      inFrame('welcome'),
      createRoute({
        getParentRoute: () => framed,
        ...screen('maintenance'),
        beforeLoad: ({ location }) => {
          if (!app.closed()) leadHome(app, location)
        },
      }),
      customer.addChildren([
        ofCustomer('changePassword'),
        ofCustomer('customers'),
        ofCustomer('home'),
        ofCustomer('contracts'),
        ofCustomer('invoices'),
        ofCustomer('contractInvoices'),
        numbered('invoice'),
        createRoute({
          getParentRoute: () => customer,
          ...screen('viewContracts'),
          beforeLoad: async ({ location }) => {
            const view = readContractView(location.search)
            if (view !== 'whole' && !app.offersFunction(view)) throw notFound()
            await admit(app, 'viewContracts', location)
          },
          // Each view is a page of its own to the loader: its texts and its code are there before it is shown.
          loaderDeps: ({ search }) => {
            const view = readContractView(search)
            // The page stays while the hint leaves the address.
            return { view: view === 'download' ? 'whole' : view }
          },
          loader: async ({ deps: { view }, ...loading }) => {
            const ofView = async () => {
              const { viewPages } = await import('./view-pages.ts')
              const { texts, Component } = viewPages[view]
              await Promise.all([app.catalogue.load(...texts), Component.preload?.()])
            }
            await Promise.all([startReading(app, pages.viewContracts, loading), ofView()])
          },
        }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('viewGasContracts'),
          beforeLoad: async ({ location }) => {
            await admit(app, 'viewGasContracts', location)
            const { function: asked } = location.search as { function?: unknown }
            if (asked !== undefined)
              await leading().then(({ leadToFunction }) => leadToFunction(app, location))
          },
        }),
        createRoute({
          getParentRoute: () => customer,
          path: canonicalPath('detail'),
          beforeLoad: async ({ location }) => {
            await admit(app, 'detail', location)
            await leading().then(({ leadToDetail }) => leadToDetail(app, location))
          },
        }),
        ofCustomer('requests'),
        numbered('request'),
        ofCustomer('requestCreate'),
        ofCustomer('contact'),
        ofCustomer('claims'),
        numbered('case'),
        ofCustomer('profile'),
        ofCustomer('ownData'),
        ofCustomer('connectData'),
        ofCustomer('portfolio'),
        ofCustomer('notifications'),
        createRoute({
          getParentRoute: () => customer,
          path: canonicalPath('contract'),
          beforeLoad: async ({ location, params }) =>
            (await leading()).leadToContracts(app, location, params.id),
        }),
      ]),
    ]),
  ])
}
