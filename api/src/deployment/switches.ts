import * as z from 'zod/mini'

/** One feature switch: on or off, its default, and where it comes from, for docs/deployment.md. */
function flag(value: boolean, description: string) {
  return z._default(z.boolean(), value).check(z.describe(description))
}

/**
 * Every feature switch the two specifications name, with the specification's default where it gives one and off
 * where it gives none. A switched-off function is hidden in the browser and the API replies 404.
 */
export const switchesSchema = z.strictObject({
  powerChange: flag(false, 'Change of contracted power.'),
  ibanChange: flag(false, 'Change of bank account, electricity.'),
  ibanGasChange: flag(false, 'Change of bank account, gas.'),
  notificacionAddressChange: flag(false, 'Change of notification address.'),
  noCesionSips: flag(false, 'Opt-out of the cession of supply-point data (SIPS).'),
  endSupply: flag(false, 'Ending a supply; beyond the specification.'),
  endService: flag(false, 'Ending a service of a contract; beyond the specification.'),
  callBack: flag(
    false,
    'Asking to be called back at a time, with an account or without; beyond the specification.',
  ),
  withdrawal: flag(true, 'Withdrawal within the days of the law, from the contract page; owed to consumers.'),
  changeProduct: flag(false, 'Changing the product of a contract; beyond the specification.'),
  changeHolder: flag(false, 'Handing a contract over to somebody else; beyond the specification.'),
  reclamATCContract: flag(false, 'Claim from the contract page.'),
  reclamATCMenu: flag(false, 'Claims entry in the menu.'),
  reclamATCContact: flag(false, 'Claims within customer-service contact.'),
  modifyInvoiceOnline: flag(false, 'Switch online invoice sending on and off.'),
  modifyInvoiceOnlineOneSide: flag(false, 'Online invoice sending can only be switched on.'),
  electronicNotificationButton: flag(false, 'Request electronic communication.'),
  horizontalButtons: flag(false, 'The usual contract actions also in a row above the first cards.'),
  enablePayment: flag(false, 'Pay invoices by card (invoices.enablePayment).'),
  downloadInNewTab: flag(false, 'Invoices open in a new tab (invoices.downloadInNewTab).'),
  signup: flag(true, 'Registration and activation of an account.'),
  contact: flag(false, 'Customer-service contact, signed in.'),
  unsignedContact: flag(false, 'Contact without signing in.'),
  CRMcases: flag(false, 'Cases: list, creation and conversation.'),
  contactAutoReads: flag(false, 'Send readings (contact with autolectures=true).'),
  oidc: flag(false, 'Sign in through an OpenID Connect provider.'),
  sso: flag(false, 'Single sign-on: the entry is /connect instead of the login form.'),
  about: flag(false, 'Version page in the menu (debug).'),
  helpDialog: flag(false, 'Help dialog offered on every page.'),
  coupons: flag(false, 'Coupons block on contracts and invoices.'),
  virtualBattery: flag(false, 'Virtual batteries on the contract page.'),
  tariffOptions: flag(false, 'Double tariff, clock plan and weekend day.'),
  altHome: flag(false, 'Alternative home page with grouped menu (altHome.enabled).'),
  showEmptyContractsInvoices: flag(
    true,
    'Electricity and gas tabs are shown even when one of them is empty.',
  ),
  newElectricityContractation: flag(true, 'New electricity contract wizard.'),
  newGasContractation: flag(false, 'New gas contract wizard.'),
  leads: flag(false, 'Progress in the contracting wizard is recorded as leads, with consent.'),
  promotionalCode: flag(false, 'Promotional code field in the wizard.'),
  comparator: flag(false, 'Price comparators, electricity and gas.'),
  comparatorSideContact: flag(false, 'Help panel beside the comparator (comparator.sideContact).'),
  powerCalculator: flag(false, 'Power calculator.'),
  powerCalculatorSideContact: flag(false, 'Help panel beside the calculator (powerCalculator.sideContact).'),
  chat: flag(false, 'Chat widget on the steps of the wizard, after consent.'),
  publicPrices: flag(false, 'Open pages with the prices of every product on sale; beyond the specification.'),
  webPush: flag(
    false,
    'Notifications on the customers’ own browsers, where they ask for it; beyond the specification.',
  ),
  delegation: flag(false, 'Customers let others look, pay or write for them; beyond the specification.'),
  ownData: flag(
    true,
    'A page where customers see what is kept of them and who has looked at it; a right of theirs.',
  ),
  dataAccess: flag(
    false,
    'Customers let programs of theirs read their supplies, by a token, and their days by a calendar; beyond the specification.',
  ),
  moving: flag(
    false,
    'People move house in one flow: the old supplies end, or go to who follows, with the signature of the new contract. It takes `endSupply` and new contracts; beyond the specification.',
  ),
  portfolio: flag(
    false,
    'What could be cheaper over all supplies of a customer who has many; beyond the specification.',
  ),
  solarYear: flag(
    false,
    'A page of what the panels of a supply have brought, bill by bill; beyond the specification.',
  ),
  desk: flag(
    false,
    'The desk of the retailer’s own people, on pages of their own; beyond the specification.',
  ),
  adBlockerNotice: flag(true, 'Ask to disable an ad blocker that breaks the page.'),
})

export type Switches = z.infer<typeof switchesSchema>
export type SwitchName = keyof Switches
