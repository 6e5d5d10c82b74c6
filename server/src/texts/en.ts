import { requestWords } from '@endoll/api/request-words/en.ts'
import { satisfactionWords } from '@endoll/api/satisfaction-words/en.ts'
import { billWords } from '@endoll/api/bill-words/en.ts'
import { messages as bill } from '../documents/bill/messages/en.ts'
import { messages as claim } from '../documents/claim/messages/en.ts'
import { messages as contract } from '../documents/contract/messages/en.ts'
import { messages as newContract } from '../documents/pre-contract/messages/en.ts'
import { messages as priceNotice } from '../documents/price-notice/messages/en.ts'
import { messages as renewalLetter } from '../documents/renewal-letter/messages/en.ts'
import { messages as request } from '../documents/request/messages/en.ts'
import { messages as mails } from '../mails/messages/en.ts'
import type { ServerTexts } from '../texts.ts'
import { personalData } from './personal-data/en.ts'
import { prices } from './prices/en.ts'
import { push } from './push/en.ts'

/** Every word that the server writes itself. */
export const texts: ServerTexts = {
  /** Documents and mails. */
  bill,
  claim,
  contract,
  request,
  newContract,
  priceNotice,
  renewalLetter,
  personalData,
  ownReadings: {
    subject: 'Meter readings',
    magnitudes: { import: 'Consumption', export: 'Surplus', gas_m3: 'Gas' },
    line: (name, figure, unit) => `${name}: ${figure} ${unit}`,
  },
  /** The case that has the distributor asked. */
  silentMeter: {
    subject: 'The meter sends no readings',
    text: (contract, cups, day) =>
      `No hours of the meter of contract ${contract} (CUPS ${cups}) have come since ${day}. Please ask the distributor what is wrong and when they will come again.`,
  },
  /** Entries of a customer's own calendar. */
  calendar: {
    name: (organisation) => `Bills of ${organisation}`,
    bill: (number, amount) => `Bill ${number}: ${amount}`,
    debit: (number, amount) => `Direct debit of ${amount} (bill ${number})`,
    payBy: (number, amount) => `Last day to pay ${amount} (bill ${number})`,
    payPart: (number) => `Next instalment of bill ${number}`,
    nextBill: (contract) => `Next bill of contract ${contract}, about this day`,
    contractEnd: (contract) => `Contract ${contract} ends its term`,
    commitmentEnd: (contract) => `The agreed price of contract ${contract} ends`,
  },
  receipt: {
    title: 'Payment receipt',
    answer: (amount) => `Paid: ${amount}`,
    detail: {
      card: (day) => `By card, on ${day}.`,
      sepa_debit: (day) => `By direct debit, on ${day}.`,
      bizum: (day) => `By Bizum, on ${day}.`,
      unsaid: (day) => `On ${day}.`,
    },
    bills: 'What was paid',
    bill: 'Bill',
    part: (number, { position, of }) => `${number}, part ${position} of ${of}`,
    rest: 'Left to pay of the bill',
    restOf: (number) => `Left to pay of bill ${number}`,
    contract: 'Contract',
    amount: 'Amount',
    payment: 'The payment',
    reference: 'Reference',
    day: 'Date',
    payer: 'Customer',
    nif: (nif) => `NIF ${nif}`,
    actedBy: 'Paid on their behalf by',
    payee: 'Paid to',
    closing: 'This receipt does not replace the bill.',
    fileName: (reference) => `payment-${reference}`,
  },
  failurePage: {
    title: 'We could not show the page',
    busy: 'We are very busy at the moment. Please try again in a few seconds.',
    notFound: 'This address leads to no page.',
    tooManyAttempts: 'Too many attempts in a row. Please try again later.',
    signedOut: 'You need to sign in again to see it.',
    otherwise: 'It was not possible just now. Please try again in a moment.',
    retry: 'Try again',
    home: 'Go to the home page',
    help: (phone: string) => `If it continues, call us on ${phone}.`,
  },
  homeScreen: {
    pay: 'Bills to pay',
    reading: 'Give a meter reading',
    help: 'I have no electricity',
  },
  oldBrowser: (phone) =>
    `This browser is out of date and may not show the page properly. Please update it; meanwhile you can call us on ${phone}.`,
  withoutScripts: (phone) =>
    `This browser does not run JavaScript. Without it you can sign in and read the essentials; for the rest, call us on ${phone}.`,
  mails,
  prices,
  push,
  comparison: {
    lines: billWords.lines.kinds,
    taxes: billWords.lines.taxes,
    saves: (product, total, saving, { about, from, to }) =>
      `With **${product}** it would have been ${total}: **${saving} less**. In a year, about ${about}: from ${from} to ${to}.`,
    savesNothing: (product, total) =>
      `With **${product}**, the cheapest we have, it would have been ${total}: **nothing is saved**.`,
    rests:
      'These are today’s prices with the use and the days of the bill, and the taxes of those days; without discounts or services of the present bill.',
    year: 'The year is taken from this one bill, with the usual share of each month: it depends on what is used in the others. Customers see it on their own hours in their contract.',
    yearWithSun:
      'The year is taken from this one bill, with the usual share of each month and the month’s sun in that province: it depends on what is used and what the panels give in the others. Customers see it on their own hours in their contract.',
    moved:
      'We do not have the taxes of the bill’s days: the same number of days up to today is used instead.',
    surplusNotPaid: 'The product does not pay for surplus: nothing was taken off.',
    surplusPaid: (here, there) =>
      `Surplus is taken off at ${here}, up to what the energy costs${there === undefined ? '' : `; on the bill, at ${there}`}.`,
    shared: 'The tariff on the bill no longer exists: its consumption was divided among today’s periods.',
  },
  /** What the activation page shows after the form was sent, in every case. */
  activation: (phone: string, minutes: number) =>
    `If these details match ours, we have sent a link to that e-mail address to choose the password. It works for ${minutes} minutes. If nothing arrives, we may have another address for you, or none: please call ${phone}.`,
  /** Pages that mails link to, as in web/src/site/paths.ts; scripts/mail-links.test.ts compares them. */
  /** The page behind the link of a mail that closes a case. */
  satisfaction: {
    ...satisfactionWords,
    mail: 'With the link at the end you can say how our customer service was; it is a single question.',
    choose: 'Please choose an answer.',
    notNow: 'The case is open again: the opinion is asked for once it is answered and closed.',
    wrong: 'This link is no good or too old. The opinion can be given in the case, in the virtual office.',
  },
  /** The page behind the link that ends mails. */
  unsubscribe: {
    title: 'Notifications by e-mail',
    lead: 'Stop getting notifications by e-mail?',
    button: 'Get no more notifications',
    done: 'No more notifications will be sent by e-mail.',
    owed: 'Notices that the law requires, such as new prices, will still come, and so will mails about requests and questions. The notifications are still shown in the office.',
    wrong:
      'This link does not work or is too old. The profile in the office has the choice of notifications.',
  },
  pages: {
    notifications: '/notifications',
    request: '/requests/',
    case: '/requests/case/',
    withdraw: '/view-contracts?function=withdrawal',
    profile: '/profile',
    move: '/view-contracts?function=endSupply&moving=',
    ownData: '/profile/my-data',
    invoices: '/invoices',
    contact: '/customer-service',
    help: '/help',
    pay: '/pay',
    callBack: '/call-back',
    signContract: '/sign-contract/',
    password: '/reset-password',
    changePassword: '/change-password',
    newHolder: '/new-holder',
    invitation: '/invitation',
    newContract: {
      electricity: '/new-electricity-customer',
      gas: '/new-gas-customer',
      dual: '/new-dual-customer',
    },
  },
  /** At the foot of every document. */
  page: 'Page {page} of {pages}',
  /** The name of an attachment that has none. */
  attachment: 'document',
  batterySheet: {
    sheet: 'Movements',
    one: 'Virtual battery',
    several: 'Virtual batteries',
    columns: {
      battery: 'Battery',
      day: 'Date',
      contract: 'Contract',
      invoice: 'Bill',
      deposit: 'In (€)',
      withdrawal: 'Out (€)',
      balance: 'Balance (€)',
      part: 'Of the contract (€)',
    },
  },
  accrualTable: {
    sheet: 'Accrual',
    title: 'Accrual of',
    kinds: { electricity: 'Electricity', gas: 'Gas' },
    columns: {
      kind: 'Supply',
      contract: 'Contract',
      cups: 'CUPS',
      address: 'Address',
      from: 'From',
      to: 'To',
      energy: 'Energy (kWh)',
      amount: 'Amount without IVA, IGIC or IPSI (€)',
      reversal: 'Reversed on',
    },
  },
  monthTable: {
    sheet: 'Bills',
    title: 'Bills of the month',
    lines: {
      power: 'Power (€)',
      excess_power: 'Excess power (€)',
      fixed: 'Fixed charge (€)',
      energy: 'Energy (€)',
      reactive: 'Reactive energy (€)',
      surplus: 'Surplus (€)',
      battery: 'Virtual battery (€)',
      discount: 'Discounts (€)',
      social_bonus_financing: 'Social-bonus financing (€)',
      social_bonus: 'Social bonus (€)',
      meter_rental: 'Meter rental (€)',
      service: 'Services (€)',
      adjustment: 'Adjustments (€)',
      late_activation: 'Late activation of self-consumption (€)',
      interest: 'Interest (€)',
    },
    taxes: {
      electricity_tax: 'Electricity tax (€)',
      hydrocarbon_tax: 'Hydrocarbon tax (€)',
      IVA: 'IVA',
      IGIC: 'IGIC',
      IPSI: 'IPSI',
    },
    base: 'Taxable base (€)',
    rate: (tax, percent) => `${tax} ${percent} %`,
    baseOf: (tax) => `${tax}: base (€)`,
    amountOf: (tax) => `${tax}: tax (€)`,
  },
  invoiceSheet: {
    sheet: 'Bills',
    electricity: 'Electricity bills',
    gas: 'Gas bills',
    customers: 'Bills of all customers',
    columns: {
      customer: 'Customer',
      number: 'Number',
      type: 'Type',
      rectifies: 'Corrects',
      day: 'Date',
      dueDay: 'Due date',
      from: 'From',
      to: 'To',
      contract: 'Contract',
      cups: 'CUPS',
      address: 'Address',
      tariff: 'Access tariff',
      product: 'Product',
      partner: 'Invoiced to',
      nif: 'Tax ID',
      energy: 'Energy (kWh)',
      total: 'Amount (€)',
      pending: 'Outstanding (€)',
      debt: 'Overdue (€)',
      status: 'Status',
      paying: 'How it is paid',
    },
    types: {
      N: 'Regular',
      A: 'Cancelling',
      B: 'Cancelling, corrected by another',
      R: 'Corrected',
      RA: 'Corrected by difference',
      C: 'Additional',
      G: 'Adjustment',
    },
    statuses: billWords.statuses,
    paying: {
      bank: 'Charged by the bank',
      transfer: 'By transfer',
      grouped_transfer: (reference: string) => `With others, by one transfer: ${reference}`,
      card: 'By card',
      overdue: 'Overdue: to be paid',
      parts: 'In instalments, by the customer',
    },
  },
  /** Why a request was rejected, by the code with which it came. */
  rejections: {
    '03': 'The tax ID does not match the one the distributor has.',
    '12': 'The supply is cut off for non-payment.',
    '15': 'The power of one period is higher than that of the next.',
    '22': 'The power exceeds what the installation is approved for.',
    '26': 'The meter could not be reached.',
    '32': 'It is an essential supply, which cannot be cut.',
    '34': 'An order of a court or an authority keeps the supply from being cut.',
    '36': 'The tax ID is wrong.',
    '37': 'The distributor has another request under way for this supply.',
    '38': 'The distributor has another request under way for this supply.',
    '39': 'The distributor has another request under way for this supply.',
    '40': 'The distributor has another request under way for this supply.',
    '65': 'The power was changed recently and cannot be changed again yet.',
    C1: 'A change of supplier is under way, and it comes before the end.',
    D1: 'The supply has the social bonus: it has to be given up, or moved to another supply, before.',
    account_not_valid: 'The bank says that the account does not exist or is closed.',
    already_so: 'The contract already has what was asked for: nothing has to be signed.',
    new_holder_declined: 'Who was to become the holder has declined: the contract stays as it was.',
    payer_not_owner: 'The bank says that the account does not belong to the payer.',
    instalments_declined: 'We cannot split this bill into so many instalments.',
  },
  /** Why a supply cannot be contracted. */
  unavailable: {
    not_valid: 'The CUPS is not valid.',
    own_contract: 'This supply already has a contract with us, or one on its way.',
    gas: 'This CUPS is one of gas: electricity is contracted here.',
    electricity: 'This CUPS is one of electricity: gas is contracted here.',
  },
  weekDays: requestWords.happy_day,
}
