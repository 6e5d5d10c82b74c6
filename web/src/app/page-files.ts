import type { Area } from '../i18n/messages.ts'
import type { RouteKey } from '../site/paths.ts'

/**
 * The file of each page below src/, so that the document can preload it. Only the renderer reads this: in the routes
 * every browser would carry it.
 */
export const pageFiles: Readonly<Partial<Record<RouteKey, string>>> = {
  login: 'pages/login/LoginPage.tsx',
  connect: 'pages/connect/ConnectPage.tsx',
  altHome: 'pages/alt-home/AltHomePage.tsx',
  logout: 'pages/logout/LogoutPage.tsx',
  loading: 'pages/loading/LoadingPage.tsx',
  customerService: 'pages/customer-service/CustomerServicePage.tsx',
  accessibility: 'pages/accessibility/AccessibilityPage.tsx',
  version: 'pages/version/VersionPage.tsx',
  activate: 'pages/activate/ActivatePage.tsx',
  powerCalculator: 'pages/power-calculator/PowerCalculatorPage.tsx',
  priceComparator: 'pages/price-comparator/PriceComparatorPage.tsx',
  gasPriceComparator: 'pages/price-comparator/PriceComparatorPage.tsx',
  unsignedContact: 'pages/unsigned-contact/UnsignedContactPage.tsx',
  register: 'pages/register/RegisterPage.tsx',
  resetPassword: 'pages/reset-password/ResetPasswordPage.tsx',
  payLink: 'pages/pay-link/PayLinkPage.tsx',
  signContract: 'pages/sign-contract/SignContractPage.tsx',
  newHolder: 'pages/new-holder/NewHolderPage.tsx',
  newElectricityContract: 'pages/new-contract/NewContractPage.tsx',
  newGasContract: 'pages/new-contract/NewContractPage.tsx',
  newDualContract: 'pages/new-contract/NewContractPage.tsx',
  confirmEmail: 'pages/confirm-email/ConfirmEmailPage.tsx',
  welcome: 'pages/welcome/WelcomePage.tsx',
  maintenance: 'pages/maintenance/MaintenancePage.tsx',
  changePassword: 'pages/change-password/ChangePasswordPage.tsx',
  home: 'pages/home/HomePage.tsx',
  contracts: 'pages/contracts/ContractsPage.tsx',
  invoice: 'pages/bill/BillPage.tsx',
  viewContracts: 'app/ContractViewPage.tsx',
  viewGasContracts: 'pages/contract/ContractPage.tsx',
  requests: 'pages/requests/RequestsPage.tsx',
  request: 'pages/request/RequestPage.tsx',
  requestCreate: 'pages/request-create/RequestCreatePage.tsx',
  case: 'pages/case/CasePage.tsx',
  claims: 'pages/claims/ClaimsPage.tsx',
  contact: 'pages/contact/ContactPage.tsx',
  profile: 'pages/profile/ProfilePage.tsx',
  notifications: 'pages/notifications/NotificationsPage.tsx',
  invoices: 'pages/invoices/InvoicesPage.tsx',
  contractInvoices: 'pages/invoices/InvoicesPage.tsx',
}

interface FormFiles {
  readonly files: readonly string[]
  readonly texts: readonly Area[]
}

/**
 * The form of a page that the server draws without it, and what stands in it at once: on their way with the page's own
 * code instead of a turn after it.
 */
export const formFiles: Readonly<Partial<Record<RouteKey, FormFiles>>> = {
  powerCalculator: {
    files: ['pages/power-calculator/Calculator.tsx', 'form/bill-reading/BillReader.tsx'],
    texts: ['bill-reading'],
  },
  priceComparator: { files: ['features/comparison/Comparator.tsx'], texts: [] },
  gasPriceComparator: { files: ['features/comparison/Comparator.tsx'], texts: [] },
}

/** What the contract page shows beside changes, whose files ContractViewPage.tsx finds by their names. */
export const viewFiles = {
  whole: 'pages/contract/ContractPage.tsx',
  consumption: 'pages/consumption/ConsumptionPage.tsx',
}
