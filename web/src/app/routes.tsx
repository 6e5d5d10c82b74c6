import { createRootRoute, createRoute, notFound } from '@tanstack/react-router'
import { readContractView, textsOf } from '../site/contract-functions.ts'
import { canonicalPath } from '../site/paths.ts'
import type { RouteKey } from '../site/paths.ts'
import type { Application } from './application.ts'
import { lazyPage } from './lazy-page.ts'
import { admit, keepDoor, leadHome } from './guards.ts'
import type { RouteFacts } from './route-facts.ts'
import { startReading } from './start-reading.ts'
import type { Loading } from './start-reading.ts'

/** Where somebody goes. */
type Going = Parameters<typeof admit>[2]

/**
 * The whole tree. A page is three things: its address in paths.ts, its route here, its file. `screen` gives every
 * route its guard, its texts and its facts; search parameters are validated beside the component.
 */
export function createRouteTree(app: Application) {
  const root = createRootRoute({
    beforeLoad: ({ location }) => keepDoor(app, location),
    loader: () => app.catalogue.load('app', 'errors'),
    // Kept while moving about: these texts never go stale.
    staleTime: Infinity,
    notFoundComponent: lazyPage(async () => {
      const [{ NotFound }] = await Promise.all([
        import('./frame/NotFound.tsx'),
        app.catalogue.load('frame', 'menus', 'pages'),
      ])
      return { NotFound }
    }, 'NotFound'),
  })
  const bare = createRoute({
    getParentRoute: () => root,
    id: 'bare',
    component: lazyPage(() => import('./bare/BareLayout.tsx'), 'BareLayout'),
  })
  const framed = createRoute({
    getParentRoute: () => root,
    id: 'framed',
    loader: () => app.catalogue.load('frame', 'menus'),
    component: lazyPage(() => import('./frame/Frame.tsx'), 'Frame'),
  })
  /** Signed-in pages: the only ones that carry the query client. */
  const customer = createRoute({
    getParentRoute: () => framed,
    id: 'customer',
    component: lazyPage(() => import('./frame/CustomerArea.tsx'), 'CustomerArea'),
  })

  const screen = <K extends RouteKey>(key: K, facts: Omit<RouteFacts, 'key'>) => ({
    path: canonicalPath(key),
    staticData: { facts: { key, ...facts } },
    beforeLoad: ({ location }: { location: Going }) => {
      if (!app.offers(key)) throw notFound()
      return admit(app, key, location)
    },
    loader: (loading: Loading) =>
      Promise.all([startReading(app, key, loading), app.catalogue.load(...facts.texts)]),
  })

  /** Pages that everybody may see, and those before there is a session. */
  const inFrame = <K extends RouteKey>(key: K, facts: Omit<RouteFacts, 'key'>) => ({
    getParentRoute: () => framed,
    ...screen(key, facts),
  })

  /** A page of one thing, by the number in its address: anything else there names no page. */
  const numbered = (key: 'invoice' | 'request' | 'case') => ({
    beforeLoad: async ({ location, params }: { location: Going; params: { id: string } }) => {
      if (!app.offers(key) || !/^\d+$/.test(params.id)) throw notFound()
      await admit(app, key, location)
    },
  })

  /** All invoices and those of one contract: one page; its address says which. */
  const invoices = (key: 'invoices' | 'contractInvoices') => ({
    ...screen(key, { texts: ['invoices'], answerFirst: true }),
    component: lazyPage(() => import('../pages/invoices/InvoicesPage.tsx'), 'InvoicesPage'),
  })

  const loadContractPages = () => import('./ContractViewPage.tsx')
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
        ...screen('login', { texts: ['login'], prerender: true }),
        validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
          typeof next === 'string' ? { next } : {},
        component: lazyPage(() => import('../pages/login/LoginPage.tsx'), 'LoginPage'),
      }),
      createRoute({
        getParentRoute: () => bare,
        ...screen('connect', { texts: ['login'], prerender: true }),
        component: lazyPage(() => import('../pages/connect/ConnectPage.tsx'), 'ConnectPage'),
      }),
      createRoute({
        getParentRoute: () => bare,
        ...screen('activate', { texts: ['activation'], prerender: true }),
        component: lazyPage(() => import('../pages/activate/ActivatePage.tsx'), 'ActivatePage'),
      }),
      createRoute({
        getParentRoute: () => bare,
        ...screen('unsignedContact', { texts: ['unsigned-contact'], prerender: true }),
        component: lazyPage(
          () => import('../pages/unsigned-contact/UnsignedContactPage.tsx'),
          'UnsignedContactPage',
        ),
      }),
      createRoute({
        getParentRoute: () => bare,
        ...screen('altHome', { texts: ['menus', 'pages'], prerender: true }),
        beforeLoad: async ({ location }) => {
          if (!app.settings.switches.altHome) leadHome(app, location)
          await admit(app, 'altHome', location)
        },
        component: lazyPage(() => import('../pages/alt-home/AltHomePage.tsx'), 'AltHomePage'),
      }),
    ]),
    framed.addChildren([
      createRoute({
        ...inFrame('logout', { texts: ['session'] }),
        component: lazyPage(() => import('../pages/logout/LogoutPage.tsx'), 'LogoutPage'),
      }),
      createRoute({
        ...inFrame('loading', { texts: ['session', 'login'] }),
        component: lazyPage(() => import('../pages/loading/LoadingPage.tsx'), 'LoadingPage'),
      }),
      createRoute({
        ...inFrame('accessibility', { texts: ['accessibility'] }),
        component: lazyPage(
          () => import('../pages/accessibility/AccessibilityPage.tsx'),
          'AccessibilityPage',
        ),
      }),
      createRoute({
        ...inFrame('customerService', { texts: ['customer-service'] }),
        component: lazyPage(
          () => import('../pages/customer-service/CustomerServicePage.tsx'),
          'CustomerServicePage',
        ),
      }),
      createRoute({
        ...inFrame('version', { texts: ['session'] }),
        component: lazyPage(() => import('../pages/version/VersionPage.tsx'), 'VersionPage'),
      }),
      createRoute({
        ...inFrame('confirmEmail', { texts: ['profile'] }),
        component: lazyPage(() => import('../pages/confirm-email/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
      }),
      createRoute({
        ...inFrame('register', { texts: ['activation'] }),
        component: lazyPage(() => import('../pages/register/RegisterPage.tsx'), 'RegisterPage'),
      }),
      createRoute({
        ...inFrame('resetPassword', { texts: ['recovery'] }),
        component: lazyPage(
          () => import('../pages/reset-password/ResetPasswordPage.tsx'),
          'ResetPasswordPage',
        ),
      }),
      createRoute({
        ...inFrame('payLink', { texts: ['payments'] }),
        component: lazyPage(() => import('../pages/pay-link/PayLinkPage.tsx'), 'PayLinkPage'),
      }),
      createRoute({
        ...inFrame('newHolder', { texts: ['new-holder', 'contract-page'] }),
        component: lazyPage(() => import('../pages/new-holder/NewHolderPage.tsx'), 'NewHolderPage'),
      }),
      createRoute({
        ...inFrame('signContract', { texts: ['requests', 'drafts'] }),
        component: lazyPage(() => import('../pages/sign-contract/SignContractPage.tsx'), 'SignContractPage'),
      }),
      createRoute({
        ...inFrame('newElectricityContract', { texts: ['new-contract'] }),
        component: lazyPage(
          () => import('../pages/new-contract/NewContractPage.tsx'),
          'NewElectricityContractPage',
        ),
      }),
      createRoute({
        ...inFrame('priceComparator', { texts: ['comparison'], prerender: true }),
        component: lazyPage(
          () => import('../pages/price-comparator/PriceComparatorPage.tsx'),
          'PriceComparatorPage',
        ),
      }),
      createRoute({
        ...inFrame('gasPriceComparator', { texts: ['comparison'], prerender: true }),
        component: lazyPage(
          () => import('../pages/price-comparator/PriceComparatorPage.tsx'),
          'GasPriceComparatorPage',
        ),
      }),
      createRoute({
        ...inFrame('powerCalculator', { texts: ['power-calculator'], prerender: true }),
        component: lazyPage(
          () => import('../pages/power-calculator/PowerCalculatorPage.tsx'),
          'PowerCalculatorPage',
        ),
      }),
      createRoute({
        ...inFrame('newGasContract', { texts: ['new-contract'] }),
        component: lazyPage(() => import('../pages/new-contract/NewContractPage.tsx'), 'NewGasContractPage'),
      }),
      createRoute({
        ...inFrame('newDualContract', { texts: ['new-contract'] }),
        component: lazyPage(() => import('../pages/new-contract/NewContractPage.tsx'), 'NewDualContractPage'),
      }),
      createRoute({
        ...inFrame('welcome', { texts: [] }),
        component: lazyPage(() => import('../pages/welcome/WelcomePage.tsx'), 'WelcomePage'),
      }),
      createRoute({
        ...inFrame('maintenance', { texts: ['pages'] }),
        beforeLoad: ({ location }) => {
          if (!app.closed()) leadHome(app, location)
        },
        component: lazyPage(() => import('../pages/maintenance/MaintenancePage.tsx'), 'MaintenancePage'),
      }),
      customer.addChildren([
        createRoute({
          getParentRoute: () => customer,
          ...screen('changePassword', { texts: ['session'] }),
          component: lazyPage(
            () => import('../pages/change-password/ChangePasswordPage.tsx'),
            'ChangePasswordPage',
          ),
        }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('home', { texts: ['home', 'invoices'], answerFirst: true }),
          component: lazyPage(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
        }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('contracts', { texts: ['contracts'], answerFirst: true }),
          component: lazyPage(() => import('../pages/contracts/ContractsPage.tsx'), 'ContractsPage'),
        }),
        createRoute({ getParentRoute: () => customer, ...invoices('invoices') }),
        createRoute({ getParentRoute: () => customer, ...invoices('contractInvoices') }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('invoice', { texts: ['bill', 'bill-lines'], titled: true, answerFirst: true }),
          ...numbered('invoice'),
          component: lazyPage(() => import('../pages/bill/BillPage.tsx'), 'BillPage'),
        }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('viewContracts', { texts: [], titled: true, answerFirst: true }),
          beforeLoad: async ({ location }) => {
            const view = readContractView(location.search)
            if (view !== 'whole' && !app.offersFunction(view)) throw notFound()
            await admit(app, 'viewContracts', location)
          },
          // Each view is a page of its own to the loader: its texts and its code are there before it is shown.
          loaderDeps: ({ search }) => {
            const view = readContractView(search)
            // What is to be downloaded is shown whole; the page stays while the hint leaves the address.
            return { view: view === 'download' ? 'whole' : view }
          },
          loader: async ({ deps: { view }, ...loading }) => {
            await Promise.all([
              startReading(app, 'viewContracts', loading),
              app.catalogue.load(...textsOf(view)),
              loadContractPages().then(({ loadContractPage }) => loadContractPage(view)),
            ])
          },
          component: lazyPage(loadContractPages, 'ContractViewPage'),
        }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('viewGasContracts', { texts: textsOf('whole'), titled: true, answerFirst: true }),
          beforeLoad: async ({ location }) => {
            await admit(app, 'viewGasContracts', location)
            const { function: asked } = location.search as { function?: unknown }
            if (asked !== undefined)
              await leading().then(({ leadToFunction }) => leadToFunction(app, location))
          },
          component: lazyPage(() => import('../pages/contract/ContractPage.tsx'), 'GasContractPage'),
        }),
        createRoute({
          getParentRoute: () => customer,
          path: canonicalPath('detail'),
          beforeLoad: async ({ location }) => {
            await admit(app, 'detail', location)
            await leading().then(({ leadToDetail }) => leadToDetail(app, location))
          },
        }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('requests', { texts: ['requests', 'cases', 'drafts'], answerFirst: true }),
          component: lazyPage(() => import('../pages/requests/RequestsPage.tsx'), 'RequestsPage'),
        }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('request', { texts: ['requests'], titled: true, answerFirst: true }),
          ...numbered('request'),
          component: lazyPage(() => import('../pages/request/RequestPage.tsx'), 'RequestPage'),
        }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('requestCreate', { texts: ['cases'], answerFirst: true }),
          component: lazyPage(
            () => import('../pages/request-create/RequestCreatePage.tsx'),
            'RequestCreatePage',
          ),
        }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('contact', { texts: ['cases'], answerFirst: true }),
          component: lazyPage(() => import('../pages/contact/ContactPage.tsx'), 'ContactPage'),
        }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('claims', { texts: ['claims'], answerFirst: true }),
          component: lazyPage(() => import('../pages/claims/ClaimsPage.tsx'), 'ClaimsPage'),
        }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('case', { texts: ['cases'], titled: true, answerFirst: true }),
          ...numbered('case'),
          component: lazyPage(() => import('../pages/case/CasePage.tsx'), 'CasePage'),
        }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('profile', { texts: ['profile', 'contact-data', 'inline'], answerFirst: true }),
          component: lazyPage(() => import('../pages/profile/ProfilePage.tsx'), 'ProfilePage'),
        }),
        createRoute({
          getParentRoute: () => customer,
          ...screen('notifications', { texts: ['notifications'], answerFirst: true }),
          component: lazyPage(
            () => import('../pages/notifications/NotificationsPage.tsx'),
            'NotificationsPage',
          ),
        }),
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
