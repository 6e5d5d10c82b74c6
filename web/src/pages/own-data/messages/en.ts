import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const ownData: Messages<(typeof es)['own-data']> = {
  title: 'My data',
  answer: 'What we keep about you, for how long, and who has seen it.',
  toProfile: 'Profile',
  loading: 'Loading your data',
  unread: 'We could not load your data',
  safe: 'Nothing has changed.',
  looks: {
    title: 'Who has seen your data',
    none: 'Nobody but you has come to see your data in this office.',
    delegate: 'Acts in your name',
    agent: 'From our team · Reason: {why}',
    paid: '{count, plural, one {Paid once} other {Paid # times}}',
    wrote: '{count, plural, one {Wrote to us once} other {Wrote to us # times}}',
    newest: 'These are the latest {count} entries.',
    whoMay: 'Who can act in your name',
  },
  copy: {
    title: 'A copy of everything',
    what: 'A ZIP file with all that we keep: the data as JSON, bills and contracts as PDF, and hourly consumption in the format of Datadis.',
    ask: 'Ask for the copy',
    again: 'Ask for another copy',
    asking: 'Asking for the copy',
    notAsked: 'The copy was not asked for.',
    making: 'We are preparing the copy. We will send you an email when it is ready.',
    failed: 'The copy could not be prepared.',
    ready: 'The copy is ready. It can be downloaded until {day}.',
    download: 'Download the copy',
  },
  kept: {
    title: 'What we keep, for how long and why',
    law: '{why} {law}.',
    each: 'Show {count, plural, one {the kind of data} other {all # kinds of data}}',
    intro: 'What a law makes us keep cannot be erased before its time, even on request.',
  },
  kinds: {
    bills: {
      what: 'Bills, payments and virtual batteries',
      time: '{years, number} years at least. They can be seen here too.',
      why: 'They are the accounts of what is charged.',
    },
    contracts: {
      what: 'Contracts, their holder, bank account and contact details',
      time: 'While the contract lasts and {years, number} years more at least.',
      why: 'They are needed to supply you; afterwards, by law.',
    },
    requests: {
      what: 'Requests, consents and signatures',
      time: '{years, number} years at least.',
      why: 'They prove what was asked and what was signed.',
    },
    cases: {
      what: 'Enquiries, complaints and how you rated them',
      time: '{years, number} years at least.',
      why: 'They prove what was asked and what we answered.',
    },
    curves: {
      what: 'Hourly consumption',
      time: 'As long as the bills that it explains.',
      why: 'So that every amount can be checked.',
    },
    enquiries: {
      what: 'Contract forms and enquiries sent without an account',
      time: 'Until the permission is withdrawn, and never longer than the days that the form says.',
      why: 'The permission given when filling them in.',
    },
    files: {
      what: 'Files you sent',
      time: 'One day if they are attached to nothing; once attached, as long as what they belong to.',
      why: 'They are part of what was asked.',
    },
    mails: {
      what: 'Emails we have sent you',
      time: '{days, number} days, and fewer if they have a code or a sign-in link. Afterwards only the time of sending is left.',
      why: 'So as not to send them twice, and to be able to say what you were told.',
    },
    sessions: {
      what: 'Sessions, open and ended',
      time: '{days, number} days after they end.',
      why: 'So that you can know who has signed in to your account.',
    },
    browsers: {
      what: 'Browsers that show notifications',
      time: 'Until they are turned off, or {days, number} days after the last sign-in there.',
      why: 'The notifications you asked for.',
    },
    tokens: {
      what: 'Single-use links and codes',
      time: '{days, plural, one {One day} other {# days}} after they expire.',
      why: 'So that they cannot be used twice.',
    },
    sign_in: {
      what: 'Ways to sign in, chosen notifications and names of places',
      time: 'As long as there is an account.',
      why: 'To sign in, and so that the office remembers what was chosen.',
    },
    access: {
      what: 'Who has seen your data',
      time: 'As long as you are a customer.',
      why: 'To be able to tell you.',
    },
    copies: {
      what: 'Copies of your data that you asked for',
      time: '{days, number} days after they were asked for.',
      why: 'So that you can download them.',
    },
    events: {
      what: 'Messages between this office and our systems',
      time: 'As long as what they are about.',
      why: 'So that no request gets lost.',
    },
    supply_points: {
      what: 'Technical data of the supply by CUPS, without a name',
      time: 'As long as the distributor has them in its files.',
      why: 'To know what the supply is like.',
    },
  },
  erase: {
    title: 'Erase my data',
    loading: 'Checking whether it can be asked for',
    unread: 'We could not check whether it can be asked for',
    safe: 'Nothing has been erased.',
    goesTitle: 'What is erased:',
    goes: {
      account: 'the account, with all ways to sign in and its sessions',
      contact: 'email and mobile of the account and of the contracts',
      choices: 'notifications, names of places and what you let other people do',
      mails: 'the content of the emails we sent you and copies of your data',
      forms: 'forms that you did not send in the end',
    },
    staysTitle: 'What the law makes us keep, for that purpose only:',
    stays: {
      bills: 'bills and payments',
      contracts: 'contracts with their holder, and the consumption that explains the bills',
      requests: 'requests, consents and signatures',
      cases: 'enquiries and complaints, and who has seen your data, in case somebody makes a claim',
    },
    notYet: 'It cannot be asked for yet, because the data are needed for:',
    hindered: {
      contracts:
        '{count, plural, one {a contract that is active or being set up: it has to be ended first} other {# contracts that are active or being set up: they have to be ended first}}',
      debt: '{count, plural, one {an unpaid bill} other {# unpaid bills}}',
      older_debt:
        '{count, plural, one {a contract with unpaid earlier bills} other {# contracts with unpaid earlier bills}}',
      requests: '{count, plural, one {a request that is under way} other {# requests that are under way}}',
      cases: '{count, plural, one {an open enquiry} other {# open enquiries}}',
      payments:
        '{count, plural, one {a payment that has not finished} other {# payments that have not finished}}',
    },
    underWay: 'Already asked for: request {reference}',
    ask: 'Ask for erasing',
    confirm: 'Ask for your data to be erased?',
    means:
      'Once we accept it, within a month, the account is gone and this cannot be undone. You may want to ask for a copy of everything first.',
    send: 'Yes, ask for erasing',
    asking: 'Sending the request',
    keep: 'No, keep them',
    close: 'Close',
    notAsked: 'The request was not sent.',
  },
  correct: {
    title: 'Correct something',
    account: 'Email, mobile, language and password of the account',
    inProfile: 'Change them in your profile',
    contract: 'Bank account, postal address and notices of a contract',
    inContracts: 'Change them on the page of each contract',
    rest: 'Name, NIF and everything else',
    ask: 'Tell us what is wrong and what it should say, with a copy of what proves it if needed. It costs nothing and we answer within a month.',
    write: 'Ask for a correction',
    call: 'Ask for a correction on {phone}',
  },
}

export { ownData as 'own-data' }
