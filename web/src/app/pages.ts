import { page } from '../loading/page.ts'
import type { Page } from '../loading/page.ts'
import { isChange, readContractName, readContractView } from '../site/contract-functions.ts'
import type { RouteKey } from '../site/paths.ts'

const invoices = page({
  kind: 'list',
  drawn: 'for-its-customer',
  load: async () => (await import('../pages/invoices/InvoicesPage.tsx')).InvoicesPage,
  texts: ['invoices'],
  reads: async ({ search, params: { contractName }, settings }) =>
    (await import('../pages/invoices/invoices-query.ts')).invoicesReads(search, contractName, settings),
})

/** Every page that shows something; those that only lead elsewhere have none. */
export const pages = {
  login: page({
    kind: 'way-in',
    load: async () => (await import('../pages/login/LoginPage.tsx')).LoginPage,
    texts: ['login'],
    drawn: 'for-everybody',
  }),
  connect: page({
    kind: 'bare',
    drawn: 'for-everybody',
    load: async () => (await import('../pages/connect/ConnectPage.tsx')).ConnectPage,
    texts: ['login'],
  }),
  activate: page({
    kind: 'bare',
    drawn: 'for-everybody',
    load: async () => (await import('../pages/activate/ActivatePage.tsx')).ActivatePage,
    texts: ['activate'],
  }),
  unsignedContact: page({
    kind: 'bare',
    drawn: 'for-everybody',
    load: async () => (await import('../pages/unsigned-contact/UnsignedContactPage.tsx')).UnsignedContactPage,
    texts: ['unsigned-contact'],
  }),
  altHome: page({
    kind: 'answer',
    drawn: 'for-everybody',
    load: async () => (await import('../pages/alt-home/AltHomePage.tsx')).AltHomePage,
    texts: ['menus', 'pages'],
  }),
  logout: page({
    kind: 'answer',
    load: async () => (await import('../pages/logout/LogoutPage.tsx')).LogoutPage,
    texts: ['session'],
  }),
  loading: page({
    kind: 'answer',
    load: async () => (await import('../pages/loading/LoadingPage.tsx')).LoadingPage,
    texts: ['session', 'login'],
  }),
  accessibility: page({
    kind: 'answer',
    load: async () => (await import('../pages/accessibility/AccessibilityPage.tsx')).AccessibilityPage,
    texts: ['accessibility'],
  }),
  customerService: page({
    kind: 'answer',
    load: async () => (await import('../pages/customer-service/CustomerServicePage.tsx')).CustomerServicePage,
    texts: ['customer-service'],
  }),
  help: page({
    kind: 'answer',
    drawn: 'for-everybody',
    load: async () => (await import('../pages/help/HelpPage.tsx')).HelpPage,
    texts: ['help'],
  }),
  version: page({
    kind: 'answer',
    load: async () => (await import('../pages/version/VersionPage.tsx')).VersionPage,
    texts: ['session'],
  }),
  confirmEmail: page({
    kind: 'answer',
    load: async () => (await import('../pages/confirm-email/ConfirmEmailPage.tsx')).ConfirmEmailPage,
    texts: ['profile'],
  }),
  invitation: page({
    kind: 'answer',
    load: async () => (await import('../pages/invitation/InvitationPage.tsx')).InvitationPage,
    texts: ['delegations'],
  }),
  register: page({
    kind: 'visitor',
    load: async () => (await import('../pages/register/RegisterPage.tsx')).RegisterPage,
    texts: ['activate'],
  }),
  resetPassword: page({
    kind: 'visitor',
    load: async () => (await import('../pages/reset-password/ResetPasswordPage.tsx')).ResetPasswordPage,
    texts: ['reset-password'],
  }),
  payLink: page({
    kind: 'answer',
    load: async () => (await import('../pages/pay-link/PayLinkPage.tsx')).PayLinkPage,
    texts: ['payments'],
  }),
  callBack: page({
    kind: 'answer',
    load: async () => (await import('../pages/call-back/CallBackPage.tsx')).CallBackPage,
    texts: ['call-back'],
  }),
  newHolder: page({
    kind: 'form',
    load: async () => (await import('../pages/new-holder/NewHolderPage.tsx')).NewHolderPage,
    texts: ['new-holder', 'contract-page', 'privacy-notice'],
  }),
  signContract: page({
    kind: 'answer',
    load: async () => (await import('../pages/sign-contract/SignContractPage.tsx')).SignContractPage,
    texts: ['requests', 'new-contracts'],
  }),
  newElectricityContract: page({
    kind: 'visitor',
    load: async () => (await import('../pages/new-contract/NewContractPage.tsx')).NewElectricityContractPage,
    texts: ['new-contract'],
  }),
  newGasContract: page({
    kind: 'visitor',
    load: async () => (await import('../pages/new-contract/NewContractPage.tsx')).NewGasContractPage,
    texts: ['new-contract'],
  }),
  newDualContract: page({
    kind: 'visitor',
    load: async () => (await import('../pages/new-contract/NewContractPage.tsx')).NewDualContractPage,
    texts: ['new-contract'],
  }),
  priceComparator: page({
    kind: 'visitor',
    drawn: 'for-everybody',
    load: async () => (await import('../pages/price-comparator/PriceComparatorPage.tsx')).PriceComparatorPage,
    texts: ['comparison'],
    soon: async () => [(await import('../features/comparison/ComparatorFrame.tsx')).Comparator],
  }),
  gasPriceComparator: page({
    kind: 'visitor',
    drawn: 'for-everybody',
    load: async () =>
      (await import('../pages/price-comparator/PriceComparatorPage.tsx')).GasPriceComparatorPage,
    texts: ['comparison'],
    soon: async () => [(await import('../features/comparison/ComparatorFrame.tsx')).Comparator],
  }),
  powerCalculator: page({
    kind: 'visitor',
    drawn: 'for-everybody',
    load: async () => (await import('../pages/power-calculator/PowerCalculatorPage.tsx')).PowerCalculatorPage,
    texts: ['power-calculator'],
    soon: async () => [
      (await import('../pages/power-calculator/PowerCalculatorPage.tsx')).Calculator,
      (await import('../form/bill-reading/bill-reader.tsx')).BillReader,
    ],
  }),
  welcome: page({
    kind: 'answer',
    load: async () => (await import('../pages/welcome/WelcomePage.tsx')).WelcomePage,
    texts: [],
  }),
  maintenance: page({
    kind: 'answer',
    load: async () => (await import('../pages/maintenance/MaintenancePage.tsx')).MaintenancePage,
    texts: ['pages'],
  }),
  changePassword: page({
    kind: 'visitor',
    load: async () => (await import('../pages/change-password/ChangePasswordPage.tsx')).ChangePasswordPage,
    texts: ['session'],
  }),
  home: page({
    kind: 'answer',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/home/HomePage.tsx')).HomePage,
    texts: ['home', 'invoices'],
    reads: async () => (await import('../pages/home/home-query.ts')).homeReads(),
  }),
  contracts: page({
    kind: 'list',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/contracts/ContractsPage.tsx')).ContractsPage,
    texts: ['contracts'],
    reads: async ({ search, settings }) =>
      (await import('../pages/contracts/contracts-query.ts')).contractsReads(search, settings),
  }),
  invoices,
  contractInvoices: invoices,
  invoice: page({
    kind: 'answer',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/bill/BillPage.tsx')).BillPage,
    texts: ['bill', 'bill-lines'],
    titled: true,
    reads: async ({ params: { id = '' } }) =>
      (await import('../features/invoices/bill-change/bill-query.ts')).billReads(id),
  }),
  // A page for each of its views: view-pages.ts.
  viewContracts: page({
    load: async () => (await import('./ContractViewPage.tsx')).ContractViewPage,
    kind: 'frame',
    drawn: 'for-its-customer',
    texts: [],
    titled: true,
    reads: async ({ search, settings }) => {
      const view = readContractView(search)
      if (view === 'consumption')
        return (await import('../features/consumption/consumption-query.ts')).consumptionReads(search)
      const { changeReads, contractReads } = await import('../pages/contract/contract-query.ts')
      return isChange(view)
        ? changeReads(view, readContractName(search))
        : contractReads('electricity', search, settings)
    },
  }),
  viewGasContracts: page({
    kind: 'answer',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/contract/ContractPage.tsx')).GasContractPage,
    texts: ['contract-page'],
    titled: true,
    reads: async ({ search, settings }) =>
      (await import('../pages/contract/contract-query.ts')).contractReads('gas', search, settings),
  }),
  requests: page({
    kind: 'list',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/requests/RequestsPage.tsx')).RequestsPage,
    texts: ['requests', 'cases', 'new-contracts'],
    reads: async ({ search, settings }) =>
      (await import('../pages/requests/requests-reads.ts')).requestsReads(search, settings),
  }),
  request: page({
    kind: 'answer',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/request/RequestPage.tsx')).RequestPage,
    texts: ['requests'],
    titled: true,
    reads: async ({ params: { id = '' } }) =>
      (await import('../features/requests/requests-query.ts')).requestReads(id),
  }),
  requestCreate: page({
    kind: 'answer',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/request-create/RequestCreatePage.tsx')).RequestCreatePage,
    texts: ['cases'],
  }),
  contact: page({
    kind: 'answer',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage,
    texts: ['cases'],
  }),
  claims: page({
    kind: 'answer',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/claims/ClaimsPage.tsx')).ClaimsPage,
    texts: ['claim'],
  }),
  case: page({
    kind: 'answer',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/case/CasePage.tsx')).CasePage,
    texts: ['cases'],
    titled: true,
    reads: async ({ params: { id = '' } }) =>
      (await import('../features/cases/cases-query.ts')).caseReads(id),
  }),
  profile: page({
    kind: 'form',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage,
    texts: ['profile', 'contact-data', 'inline'],
    reads: async () => (await import('../pages/profile/profile-query.ts')).profileReads(),
  }),
  ownData: page({
    kind: 'answer',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/own-data/OwnDataPage.tsx')).OwnDataPage,
    texts: ['own-data'],
    reads: async () => (await import('../pages/own-data/own-data-query.ts')).ownDataReads(),
  }),
  connectData: page({
    kind: 'form',
    load: async () => (await import('../pages/connect-data/ConnectDataPage.tsx')).ConnectDataPage,
    texts: ['connect'],
  }),
  customers: page({
    kind: 'list',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/customers/CustomersPage.tsx')).CustomersPage,
    texts: ['delegations'],
    reads: async () => (await import('../features/delegations/customers-query.ts')).customersReads(),
  }),
  portfolio: page({
    kind: 'list',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/portfolio/PortfolioPage.tsx')).PortfolioPage,
    texts: ['portfolio'],
    reads: async ({ search, settings }) =>
      (await import('../pages/portfolio/portfolio-query.ts')).portfolioReads(search, settings),
  }),
  notifications: page({
    kind: 'list',
    drawn: 'for-its-customer',
    load: async () => (await import('../pages/notifications/NotificationsPage.tsx')).NotificationsPage,
    texts: ['notifications'],
    reads: async ({ search }) =>
      (await import('../features/notifications/notifications-query.ts')).notificationsReads(search),
  }),
} satisfies Readonly<Partial<Record<RouteKey, Page>>>
