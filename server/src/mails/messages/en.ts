import { enquiry } from '../enquiry-messages/en.ts'
import type { Translation } from '../../texts/translation.ts'
import { account } from '../account-messages/en.ts'
import { delegation } from '../delegation-messages/en.ts'
import { payment } from '../payment-messages/en.ts'
import { anotherTerm } from '../terms/en.ts'
import type { messages as es } from './es.ts'

export const messages: Translation<typeof es> = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  ofContract: (what, contract) => `${what}, contract ${contract}`,
  ofContracts: (what, contracts) => `${what}, contracts: ${contracts}`,
  acknowledged: {
    sent: 'Sent on',
    contractWithdrawn: (contract) =>
      `You have withdrawn, and we have received it: contract ${contract}. It is attached as a PDF for your records.`,
    productWithdrawn: (contract, from, to) =>
      `We have received your withdrawal from the change of product of contract ${contract} to ${from}. The contract continues with ${to}. It is attached as a PDF for your records.`,
  },
  states: {
    waiting_signature: {
      subject: (what) => `Signature needed: ${what}`,
      lead: 'We have received the request. It will go ahead once it is signed.',
      more: (day) => `It can be signed until ${day}; after that it expires and nothing changes.`,
      action: 'Read and sign',
    },
    waiting_acceptance: {
      subject: (what) => `The new holder has to accept: ${what}`,
      lead: 'We have your signature. We have written to the new holder, who accepts and signs.',
      more: (day) => `They can accept until ${day}; after that the request expires and nothing changes.`,
      action: 'See the request',
    },
    sent: {
      subject: (what) => `On its way: ${what}`,
      lead: 'The request has been sent. There is nothing else to do.',
      more: (day) => `It normally takes effect by ${day} at the latest. We will write to you.`,
      action: 'See the request',
    },
    accepted: {
      subject: (what) => `Accepted: ${what}`,
      lead: 'The request has been accepted. The change has yet to be made.',
      more: (day) => `It normally takes effect by ${day} at the latest.`,
      planned: (day) => `It takes effect on ${day}. Until then everything stays as it is.`,
      action: 'See the request',
    },
    rejected: {
      subject: (what) => `Could not be done: ${what}`,
      lead: 'The request has been rejected and everything stays as it was.',
      more: (reason) => `Reason: ${reason}`,
      action: 'See the request',
    },
    effective: {
      subject: (what) => `Done: ${what}`,
      lead: 'The change is in effect.',
      more: (day) => `It applies from ${day}.`,
      refused: (contracts) => `Contracts for which it failed: ${contracts}. The request says why.`,
      action: 'See the request',
    },
    withdrawn: {
      subject: (what) => `Withdrawn: ${what}`,
      lead: 'The request has been withdrawn and everything stays as it was.',
      more: '',
      action: 'See the request',
    },
    expired: {
      subject: (what) => `Expired: ${what}`,
      lead: 'The request was not signed in time and has expired. Everything stays as it was; you can submit it again.',
      more: '',
      action: 'See the request',
    },
  },
  code: {
    subject: (code) => `${code} is the code to sign with`,
    lead: (what) => `This code signs: ${what}.`,
    more: (minutes) => `It works only once, within ${minutes} minutes.`,
    warning:
      'If you did not ask for this code, someone may be in your account: change your password and call us. We never ask for it by phone.',
  },
  notice: {
    iban: {
      subject: 'Change of bank account requested',
      lead: 'A change of the bank account that bills are charged to has been requested.',
    },
    contact_email: {
      subject: 'Notices will go to another e-mail address',
      lead: 'From now on, notices about this contract will go to another e-mail address.',
    },
    contact_mobile: {
      subject: 'The contact mobile has changed',
      lead: 'The mobile phone that receives notices about this contract has changed.',
    },
    account_email: {
      subject: 'Change of sign-in e-mail requested',
      lead: 'A request was made to sign in to the virtual office with another e-mail address. The change takes effect once it is confirmed from the new address; until then, this one remains valid.',
    },
  },
  noticeWarning: (phone) => `If you did not request this change, please call ${phone} as soon as possible.`,
  payment,
  keptAnswers: {
    subject: {
      electricity: 'Continue with the electricity contract',
      gas: 'Continue with the gas contract',
      dual: 'Continue with the electricity and gas contracts',
    },
    lead: 'This link takes you back to where you left the form, on another device too. It asks for the tax ID that was typed there.',
    more: (days: number) =>
      `The answers are erased after ${days} days without going on. Until then the link can be used as often as needed.`,
    action: 'Continue',
    warning: 'If you did not ask for this, just delete this mail: without the tax ID the link shows nothing.',
  },
  enquiry,
  case: {
    case: {
      opened: {
        subject: (reference) => `We have your message: case ${reference}`,
        lead: 'We have received your message and opened a case. We will answer in the virtual office and by e-mail.',
      },
      answered: {
        subject: (reference) => `There is an answer: case ${reference}`,
        lead: 'We have answered the case:',
      },
      closed: {
        subject: (reference) => `Case closed: ${reference}`,
        lead: (days) =>
          `We have answered the case and closed it. If it is not solved, it can be opened again for ${days} days.`,
      },
    },
    claim: {
      opened: {
        subject: (reference) => `Complaint registered: ${reference}`,
        lead: 'We have registered the complaint.',
      },
      answered: {
        subject: (reference) => `There is an answer: complaint ${reference}`,
        lead: 'We have answered the complaint:',
      },
      closed: {
        subject: (reference) => `Complaint closed: ${reference}`,
        lead: (days) =>
          `We have answered the complaint and closed it. If it is not solved, it can be opened again for ${days} days.`,
      },
    },
    acknowledgement: 'Its acknowledgement as PDF is with the complaint, in the virtual office.',
    due: (day) => `We will answer by ${day} at the latest.`,
    files: (count) =>
      count === 1
        ? 'The answer comes with a file, which can be downloaded in the virtual office.'
        : `The answer comes with ${count} files, which can be downloaded in the virtual office.`,
    subject: 'Subject',
    action: 'See the conversation',
  },
  notifications: {
    subject: (count: number, first: string) => (count === 1 ? first : `${count} notifications`),
    lead: 'This is what has happened:',
    owed: 'The law requires us to send this, even to customers who have turned other notifications off.',
    action: 'See the notifications',
    unsubscribe: 'Get no more notifications by e-mail',
    settings: 'Choose your notifications and where they go',
    contract: (name: string) => `Contract ${name}.`,
    bill: (amount: string) => `New bill: ${amount}`,
    number: (number: string) => `Bill ${number}.`,
    due: (number: string, day: string) => `Bill ${number}, due on ${day}.`,
    charged: (number: string, day: string) => `Bill ${number}. It is charged on ${day} by direct debit.`,
    charge: (amount: string, day: string) => `${amount} will be charged on ${day}`,
    payment: {
      failed: (amount) => `The payment of ${amount} did not arrive`,
      refunded: (amount) => `${amount} was given back`,
      partly_refunded: (amount) => `${amount} was given back`,
      refund_failed: (amount) => `A refund of ${amount} did not arrive`,
      charged_back: (amount) => `The bank took back a payment of ${amount}`,
      paid: (amount) => `${amount} was paid`,
      ordered: (amount) => `A direct debit of ${amount} was ordered`,
    },
    returned: (amount: string) => `The bank gave back a charge of ${amount}`,
    givenBack: (amount: string) => `${amount} was given back`,
    annulled: (number: string) => `The bill ${number} was cancelled`,
    takenBack: (amount: string, number: string) => `The bill ${number} takes off ${amount}.`,
    pending: (number: string) => `Bill ${number} is unpaid again.`,
    moved: 'The request has moved on.',
    answered: 'There is an answer.',
    prices: (day: string) => `New prices from ${day}`,
    leave: (product: string) =>
      `${product}. If you do not want them, you can leave the contract free of charge.`,
    renewal: (day: string) => `The contract renews after ${day}`,
    refuse: (day: string, months: number) =>
      `It renews for ${anotherTerm(months)} unless you say otherwise. If you do not want that, you can say so at no cost until ${day}, in the office or in any of the ways that the contract gives.`,
    power: (demand: string) => `Power above the contracted one: ${demand}`,
    contracted: (number: string, power: string) => `Bill ${number}; ${power} are contracted.`,
    use: (limit: string) => `Consumption is above ${limit}`,
    soFar: (month: string, energy: string) => `${energy} so far in ${month}.`,
    billAbove: (limit: string) => `The next bill is already above ${limit}`,
    comesTo: (amount: string) => `It comes to ${amount} so far.`,
    meterSilent: (day) => `No hours of the meter have come since ${day}`,
    askDistributor: 'You can ask us to check with the distributor.',
    meterBack: 'The meter sends hours again',
    silentSince: (day) => `None had come since ${day}.`,
    aboveUsual: 'The next bill will be above the usual',
    usual: (amount: string, usual: string) => `It will be about ${amount}; usually it is ${usual} at most.`,
    month: (month: string, energy: string) => `Consumption of ${month}: ${energy}`,
    before: (before: string) => `The month before it was ${before}.`,
    yearBefore: (before: string) => `A year before, ${before}.`,
    cost: (amount: string, day: string, dayAmount: string) =>
      `The energy cost ${amount}; the most expensive day was ${day}, at ${dayAmount}.`,
    presentBill: (amount: string, low: string, high: string) =>
      `The current bill stands at ${amount} and will end between ${low} and ${high}.`,
  },
  newContract: {
    signing: 'the new supply contract',
    summary: {
      subject: (product: string) => `Pre-contract summary: ${product}`,
      lead: (product: string) =>
        `We have received the request for ${product}. Attached is the summary of what is contracted, and at which price.`,
      more: 'Now the contract has to be read and signed; until then nothing changes.',
      action: 'Read the contract and sign it',
    },
    signed: {
      subject: (product: string) => `Contract signed: ${product}`,
      lead: (product: string) => `The contract for ${product} is signed. It is attached as it was signed.`,
      more: 'We now arrange it with the distributor, and will write when it is active.',
      action: 'See the contract',
    },
    active: {
      subject: (product: string) => `Contract active: ${product}`,
      lead: (product: string) => `The contract for ${product} is now active.`,
      more: 'The first bill comes about a month after the first day.',
      action: 'See the contract',
    },
    documents_good: {
      subject: (product: string) => `Documents checked: ${product}`,
      lead: (product: string) =>
        `We have checked the documents of the contract for ${product}, and they are in order.`,
      more: 'There is nothing else to send.',
      action: 'See the contract',
    },
    documents_bad: {
      subject: (product: string) => `Please send the documents again: ${product}`,
      lead: (product: string) =>
        `We have checked the documents of the contract for ${product}, and cannot use them.`,
      more: '',
      again: (email: string) => `To send them again, write to ${email} with the documents and the reference.`,
      action: 'See the contract',
    },
    documentReasons: {
      unreadable: 'They cannot be read well.',
      incomplete: 'A side or a page is missing.',
      expired: 'They have expired.',
      other_person: 'They belong to another person or another supply.',
      other: '',
    },
    product: 'Product',
    since: 'First day of supply',
    withdrawal: (day, email) =>
      `You can withdraw from the contract, without saying why and at no cost, until ${day}. Once it is in the virtual office, from the link below; until then, by writing to ${email}.`,
    withdraw: 'Withdraw from the contract here',
    warning: 'If you did not ask for this contract, please tell us as soon as possible.',
  },
  reminder: {
    subject: (number: string) => `Bill ${number} has not been paid`,
    lead: (number: string, amount: string) =>
      `${amount} of bill ${number} is still to be paid, and the last day to do so has passed.`,
    leadPart: (number, amount, { position, of }) =>
      `You agreed to pay in instalments. Of instalment ${position} of ${of}, ${amount} of bill ${number} is still to be paid, and its last day has passed.`,
    more: (days: number) =>
      `It can be paid from here, without signing in. The link works for ${days} days, and no longer once the bill is paid.`,
    transfer: (number) =>
      `It can also be paid by bank transfer to the account below, with the bill number, ${number}, as the reference.`,
    office: 'You can also pay it in the virtual office, without this link.',
    help: (phone, isPart) =>
      `If you cannot pay it now, call us on ${phone}: we will tell you ${isPart ? 'what can be done' : 'whether it can be paid in instalments'} and whether your supply is protected from being cut off. The social services of your town hall help with overdue bills.`,
    /** Asked for by RD 88/2026 art. 13.l. */
    sips: 'While a bill is owed, distributors may show other retailers the CUPS and that it is owed, even if you have asked them not to share the data of the supply (RD 88/2026 art. 8.4).',
    pvpc: 'If the holder is a person or a micro-firm, this supply can go to the regulated price (PVPC), and a person who meets the conditions can also ask for the social bonus (bono social). Only retailers of reference offer them; their list is on the website of the CNMC, www.cnmc.es.',
    account: 'Account for the transfer',
    holder: 'Account holder',
    bill: 'Bill',
    amount: 'Amount',
    due: 'Last day to pay',
    action: 'Pay the bill',
    paid: 'If it is paid already, there is nothing to do.',
  },
  newHolder: {
    invitation: {
      subject: (name) => `${name} wants to pass a supply to you`,
      lead: (name, town) =>
        `${name} has asked us to put their supply in ${town} in your name. If you agree, accept it at the link, give a bank account and sign. Nothing changes until you accept.`,
      more: (day) => `The link works until ${day}. It also serves to say no.`,
      action: 'See the supply and answer',
    },
    signed: {
      subject: 'Copy of what was signed: change of holder',
      lead: 'Attached is what was signed to become the holder of the supply, with the direct debit mandate. Please keep it.',
      more: 'We are now arranging it with the distributor. A mail will follow when the contract is in your name; the copy will be among its documents too.',
    },
    rejected: {
      subject: 'The change of holder could not be made',
      lead: 'The distributor could not make the change of holder. The contract does not change and nothing will be charged.',
      more: (reason) => `Reason: ${reason}`,
    },
    effective: {
      subject: 'The contract is in your name',
      lead: (day) => `The change of holder is made: the contract is yours from ${day}.`,
      more: 'The virtual office has the contract, the consumption and the bills from that day on.',
      action: 'Go to the virtual office',
    },
    supply: 'Supply',
    contract: 'New contract',
    warning: 'If this supply has nothing to do with you, there is no need to do anything; or answer no.',
  },
  passwordLink: {
    recovery: {
      subject: 'Link to choose a new password',
      lead: 'Somebody asked for a link to choose a new password for the virtual office.',
      action: 'Choose a new password',
    },
    activation: {
      subject: 'Choose a password to activate your account',
      lead: 'Your account at the virtual office is ready. Choose a password to activate it.',
      action: 'Activate the account',
    },
    more: (minutes: number) =>
      `The link works for ${minutes} minutes and only once. If you ask for another, only the last one works.`,
    warning: 'If you did not ask for this, you need not do anything: the password stays the same.',
  },
  account,
  newDevice: {
    subject: 'Sign-in from a new browser',
    lead: 'Somebody signed in to your account at the virtual office from a browser that was not used before.',
    more: (phone: string) =>
      `If it was you, there is nothing to do. If not, end the other sessions and change your password in your profile, or call ${phone}.`,
    device: 'Browser',
    unknown: 'Unknown',
    action: 'See where you are signed in',
  },
  delegation,
  confirm: {
    subject: 'Confirm the e-mail address',
    lead: 'From now on, this address is to be used to sign in to the virtual office. The change takes effect once it is confirmed.',
    more: (day) => `The link works until ${day}.`,
    action: 'Confirm the address',
    warning: 'If you did not request this, there is nothing you need to do.',
  },
  /** In place of those of `confirm`, of an address that is checked. */
  checkEmail: {
    subject: 'Check that e-mails arrive',
    lead: 'This e-mail is to find out whether e-mails reach this address again. Just open the link and confirm.',
  },
  contract: 'Contract',
  what: 'Request',
  reference: 'Reference',
  help: (phone, schedule) => `If you have any questions, call ${phone} (${schedule}).`,
}
