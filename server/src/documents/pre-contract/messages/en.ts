import type { ObligationPrice, ObligationWhat } from '../obligation-words.ts'
import type { Translation } from '../../../texts/translation.ts'
import type { messages as es } from './es.ts'

function monthsInWords(months: number): string {
  return months === 1 ? 'One month' : `${months} months`
}

function firstMonths(months: number): string {
  if (months === 12) return 'The first year'
  return months === 1 ? 'The first month' : `The first ${months} months`
}

export const messages: Translation<typeof es> = {
  /** What the page shows once it was sent, as Markdown. */
  confirmed: ({ reference, product, email, phone }) =>
    `We have received request **${reference}** for **${product}**.\n\n- In a few minutes, the pre-contract summary will arrive at ${email || 'the address given'}; if the holder is a customer already, at the address that we have of them.\n- The same mail has the link to read the contract and sign it. Until then nothing changes and the supply is not cut.\n- Once it is signed, we arrange it with the distributor.\n\nFor any question: ${phone}.`,
  rejected: {
    dni_invalid: (phone) =>
      `The identity document is not registered with that name. You can go back and check the document and the name, or call ${phone}.`,
    bad_score: (phone) =>
      `We cannot offer this contract: the check of a credit register was not favourable. If you think this is a mistake, call ${phone}: we will tell you which register it is and how to see and correct your data, and a person will review the decision.`,
  },
  filed: { contract: 'Signed contract', conditions: 'General conditions', category: 'Contracts' },
  obligation: {
    act: 'Sign the contract, with an obligation to pay',
    what: 'What you buy',
    whatText: ({ kind, product, tariff, powers, cups }: ObligationWhat) =>
      `${kind === 'gas' ? 'Gas' : 'Electricity'}, ${product}, access tariff ${tariff}${powers === '' ? '' : `, ${powers}`}, for CUPS ${cups}.`,
    price: 'Total price',
    priceText: ({ year, month, from, to }: ObligationPrice) =>
      `About ${year} in the first year including taxes, ${month} a month. It depends on how much is used: between ${from} and ${to} a year.`,
    priceOwnYear: (year, month) =>
      `About ${year} a year including taxes, ${month} a month, with what was used in the last twelve months. It depends on how much is used.`,
    /** Of a product that follows the market. */
    priceAtMarket:
      'The price follows the market and has no cap: the estimate counts with that of the last twelve months.',
    priceUnknown:
      'The prices of the contract for what is used, plus the taxes in force on each bill: it cannot be known in advance.',
    duration: 'Duration',
    durationText: (months: number) =>
      months === 12
        ? 'One year. It renews year after year unless somebody ends it.'
        : `${monthsInWords(months)}. It renews for as long unless somebody ends it.`,
    durationUnknown: 'It is in the contract.',
    stay: 'Minimum stay',
    noStay: 'None: the contract can be left at any time at no cost.',
    stayText: (months: number, percent: string) =>
      `${firstMonths(months)}. Leaving before costs at most ${percent} % of the energy still to be supplied; after that, nothing.`,
    /** Of a stay that continues. */
    stayUntil: (day: string, percent: string) =>
      `Until ${day}, as now. Leaving before costs at most ${percent} % of the energy still to be supplied; after that, nothing.`,
  },
  summary: {
    title: (reference) => `Pre-contract summary ${reference}`,
    answer: 'Before signing: what is contracted, and at which price.',
    detail: (address, kind) => `${kind === 'gas' ? 'Gas' : 'Electricity'} for ${address}.`,
    product: 'Product',
    power: 'Power',
    tariff: 'Access tariff',
    account: 'Charged to',
    none: 'No direct debit',
    yes: 'Yes',
    no: 'No',
    prices: {
      title: 'Prices',
      what: 'Item',
      period: 'Period',
      price: 'Before tax',
      withTaxes: 'With tax',
      all: 'All',
      noteTaxed: (kind) =>
        `With the taxes of today: each bill has those of its own days. The meter rental${kind === 'gas' ? ' is' : ' and the financing of the social bonus are'} added.`,
      note: (kind) =>
        `Without taxes. Meter rental${kind === 'gas' ? '' : ', the financing of the social bonus'} and the taxes in force are added on each bill.`,
      regulated: (source) =>
        `The prices are those of the last resort tariff, regulated and without discounts (${source}): they change when another resolution is published.`,
    },
    firstYear: {
      title: 'First year',
      total: 'Estimated cost',
      month: 'Bill of the month before',
      /** What a year at the market's prices rests on, what may come of it and its risk: RD 88/2026 art. 13.n. */
      market: ({ from, to, cheapest, dearest, missing }) =>
        `Energy is counted at the price that the day-ahead market (OMIE) had from ${from} to ${to}, at the mean of the hours of each period in each month${missing === undefined ? '' : `; ${missing} hours have no price and count as the others of their period`}. In those twelve months the cheapest bill would be ${cheapest} and the dearest ${dearest}. The price changes every hour, has no cap, and next year’s is not known: who uses energy in cheap hours pays less, and more when the market rises.`,
      note: ({ basis, kind, surplus }, kwh, from, to) =>
        `With taxes${kind === 'gas' ? ', without the meter rental' : ''}, for ${kwh}, ${basis === 'measured' ? 'what this supply used in the last year' : basis === 'bill' ? 'the use of a year that the bill says' : basis === 'profile_sun' ? `what an average home with panels buys, as nothing is known of this supply, and an assumed surplus of ${surplus}` : kind === 'gas' ? 'the middle of the tariff’s group' : 'what an average home uses'}. Between ${from} and ${to} depending on use.`,
    },
    supply: {
      title: 'Supply',
      address: 'Address',
      cadastral: 'Cadastral ref.',
      selfConsumption: 'Self-consumption',
      contract: 'Contract',
      distributor: 'Distributor',
      distributorCode: (code) => `code ${code}`,
      policy: 'Access policy',
      policyText:
        'The distributor assigns it when it activates the access; it stands in the contract of the office and on every bill.',
      activity: 'Activity (CNAE)',
    },
    people: {
      title: 'People',
      holder: 'Holder',
      representative: 'Representative',
      letters: 'Letters to',
      email: 'E-mail',
      mobile: 'Mobile',
      nif: (nif) => `Tax ID ${nif}`,
    },
    seller: {
      title: 'Who sells',
      name: 'Retailer',
      phone: 'Phone',
      conditions: 'Conditions',
      read: 'General conditions',
    },
    terms: {
      title: 'Terms',
      duration: 'Duration',
      durationText: 'As the general conditions say.',
      start: 'Start',
      startText: (working, days) =>
        `When the distributor activates it: ${working} working days after signing at most, if it is asked on signing to start as soon as possible; otherwise once the ${days} days of withdrawal have passed.`,
      withdrawal: 'Withdrawal',
      payment: 'Payment',
      paymentText: 'Direct debit (SEPA).',
      taxes: 'Taxes',
      taxesText: (kind) =>
        `${kind === 'gas' ? 'Hydrocarbon' : 'Electricity'} tax and VAT (IGIC or IPSI) at the rate in force on each bill.`,
      withdrawalText: (days, email) =>
        `${days} calendar days from signing, without giving reasons: writing to ${email} is enough.`,
    },
    /** What the contract says beside the summary: RD 88/2026 art. 30.1. */
    clauses: {
      title: 'Rights',
      market: 'Kind of contract',
      freeMarket: 'Free market.',
      regulated: 'Last resort tariff.',
      comparator: 'Compare',
      end: 'How it ends',
      endText: (phone, email) =>
        `When its end is asked for, in the virtual office, on ${phone} or at ${email}; when somebody else who may use the supply signs up for it; or when the contract of access to the grid ends.`,
      /** The sentence of art. 30.1.h. */
      endFree: (segment) =>
        `A consumer who is a natural person in the tariff segment ${segment} and has no contract at a fixed price has the right to end the contract and its extensions at any time, without any charge as a penalty for ending it.`,
      changes: 'Changes',
      changesText: 'If the conditions of the contract change, it can be left without a penalty.',
      handOver: 'Change of holder',
      handOverText: 'Anybody entitled to use the supply can put it in their name at no cost.',
      choice: 'Means of payment',
      choiceText: 'It can be chosen among the usual ones.',
      claims: 'Complaints',
      phone: 'Phone',
      free: 'Free of charge.',
      post: 'By post',
      email: 'E-mail',
      schedule: 'Hours',
      times: 'Times',
      timesText: (bill, hours, rest) =>
        `Bills and charges, ${bill} days; a supply that is cut, ${hours} hours; the rest, ${rest} working days.`,
      proof: 'Proof',
      proofText:
        'Each message has a number and an acknowledgement with day and hour, and is followed in the virtual office or by phone.',
      elsewhere: 'If not settled',
      region: 'The region’s consumer services or the consumer arbitration board (Junta Arbitral de Consumo).',
    },
    pvpc: {
      market: 'Voluntary price for small consumers (PVPC), with a retailer of reference.',
      what: 'PVPC: a regulated price that changes every hour.',
      who: (power) =>
        `For persons and micro-firms, with ${power} at most in each period (RD 216/2014 art. 5.3).`,
      renewal: (months) =>
        `${months} months before it ends you are told the day. If you ask for no other contract, you stay at the PVPC with this retailer.`,
      endFree:
        'A consumer at the PVPC can end the contract and its renewals at any time by their own will, at no cost (RD 216/2014 art. 5.8).',
      revision:
        'The PVPC is calculated as RD 216/2014 says: tolls and charges, the cost of energy in each hour and the cost of retailing. It changes when the market or those provisions do.',
      noServices:
        'None: a contract at the PVPC may not include any other product or service (RD 216/2014 art. 19.4).',
    },
    stepBack: {
      title: 'Withdrawing from the contract',
      time: 'Time',
      timeText: (days) =>
        `${days} calendar days from the day of the contract, without saying why and at no cost. The day of sending counts.`,
      how: 'How',
      howText: (email, phone) =>
        `In any clear way: in the virtual office, to ${email}, on ${phone}, by letter or with this form. It is acknowledged at once.`,
      form: 'Form',
      formTo: (seller) =>
        `Complete and return this form only if you wish to withdraw from the contract. To ${seller}:`,
      formText: (reference) =>
        `I hereby give notice that I withdraw from my supply contract ${reference}. Ordered on: ______ Name: ______ Address: ______`,
      formProduct: (reference) =>
        `I hereby give notice that I withdraw from my change of product ${reference}. Ordered on: ______ Name: ______ Address: ______`,
      formSigned: 'Signature (on paper only): ______ Date: ______',
      effects: 'Effects',
      refund: (days) => `What was paid is returned within ${days} days, by the same means.`,
      energy:
        'The energy received is paid for only if it was asked on signing to start before that time was over; otherwise nothing is.',
      supply:
        'The supply goes back to the retailer before, unless something else is asked for. A new supply is ended.',
      productBack: 'The contract continues with the product before.',
      bonus: 'Social bonus',
      bonusText:
        'If you have the social bonus, you lose it with this contract: it only applies to the PVPC, with a retailer of reference.',
      bonusYear: (year, months, times) =>
        `Without it, the first year of this contract costs about ${year}, with taxes. With it, a year costs about ${times} times what was paid in the last ${months} months: the signing page shows the difference.`,
      bonusUnknown: 'What changes in a year cannot be worked out: the cost of the first year is not known.',
    },
    particular: {
      title: 'Particular conditions',
      revision: 'Revision of prices',
      revisionFixed:
        'Fixed price: not revised while the contract lasts. If it is going to change when it renews, notice is given a month ahead, with the prices before and after, and it can be left at no cost.',
      revisionRegulated: (source) =>
        `The Government sets the prices (${source}); they change when another resolution is published.`,
      revisionIndexed: (market, addition) =>
        `Each kWh costs, hour by hour, this share of the day-ahead market’s price in that hour: ${market}. Added to it: ${addition}. The price changes when the market does. What is added does not change without a month’s notice, and then the contract can be left at no cost.`,
      discounts: 'Discounts',
      noDiscount: 'None.',
      discountOpen: 'while the contract lasts',
      discountUntil: (day) => `until ${day}`,
      discountPercent: (amount, until) => `${amount} of the energy term, ${until}.`,
      discountAmount: (amount, until) => `${amount}, ${until}.`,
      services: 'Other services',
      noServices: 'None: nothing but the supply is contracted, and nothing else is obligatory.',
      quality: 'Quality',
      qualityText: ({ cites, voltage }) =>
        `What the law sets (${cites.quality}), for which the distributor answers: voltage stays within ${voltage} % of what is declared, and the interruptions of a year within their limits (${cites.interruptions}).`,
      connection: ({ connection, extension, change }) =>
        `A new supply is connected, with its meter, within ${connection} working days; ${extension} where the low-voltage network has to be extended. A change of retailer takes ${change} working days at most and does not cut the electricity.`,
      meter: 'Meter',
      meterText: (tariff) =>
        `The one that access tariff ${tariff} asks for: it measures the energy of each hour and the power, and the distributor reads it remotely. It can be your own; if not, its rental is a line of its own on the bill.`,
      compensation: 'Compensation',
      compensationText: ({ cites, service, servicePercent, points }) =>
        `If the distributor does not keep to the quality, the discounts of the law (${cites.discounts}) reach the bill in full. If it misses a time limit of service, the larger of these amounts: ${service} or ${servicePercent} % of the first full bill. What was charged in excess is returned in full with the next bill, with the legal interest rate plus ${points} points.`,
      cut: 'Cut for non-payment',
      cutSmallHome: ({ months, bonusMonths, minimumSupply, minimumMonths, letter }) =>
        `Not within ${months} months of the demand for payment; ${letter} working days before, another notice says the day. With the social bonus, the power is lowered to ${minimumSupply} after ${bonusMonths} months, for another ${minimumMonths}, and nothing is cut before they end.`,
      cutHome: 'With at least a month’s notice.',
      cutOther: (days) => `With at least ${days} days’ notice.`,
      cutNever: ({ cites }) =>
        `Never on a holiday, on a day without customer service, nor on their eve; nor of supplies that the law protects (${cites.neverCut}), nor over a bill that a complaint is about, while there is no answer.`,
      correction: 'Billing errors',
      correctionText:
        'If too little was billed, it is paid over as many months as the error lasted, a year at most. If too much was billed, all of it is returned with the next bill, with interest. The retailer answers for it; for errors of reading the distributor, who pays the interest.',
      readings: ({ reading }) =>
        `The distributor reads every month. If it cannot, it says so, and there are ${reading} working days to give it the reading; if nobody does, it estimates.`,
      rights: 'Rights',
      rightsAccount: ({ account }) =>
        `To change retailer at any time, with the final account within ${account} days.`,
      rightsText: [
        'One’s own consumption data, free.',
        'Clear bills, with an explanation of every item.',
        'A month’s notice, in writing and apart from the bill, of every change.',
        'To withdraw, to complain and to turn to the dispute resolution body.',
      ],
      rightsOthers: ({ cites }) => `The others of the law (${cites.rights}).`,
      access: 'Access to the network',
      accessText: (seller, tariff) =>
        `By signing, you agree that ${seller} arranges the access to the network with the distributor in your name, at access tariff ${tariff} and the powers of this contract, and passes to it the data that the supply needs.`,
      data: 'Personal data',
      dataText: (controller, email) =>
        `Controller: ${controller}. To make and keep this contract and to do what the law asks. The distributor receives them and, where the law asks for it, the authorities. Access, rectification, erasure, objection, restriction and portability: ${email}. A complaint can also be made to the Spanish Data Protection Agency.`,
      dataPolicy: (address) => `Privacy policy: ${address}`,
    },
    concepts: {
      power: 'Power',
      energy: 'Energy',
      surplus: 'Surplus',
      fixed: 'Fixed fee',
      excess_power: 'Excess power',
      reactive_over_80: 'Reactive, cos φ from 0.80 to 0.95',
      reactive_below_80: 'Reactive, cos φ below 0.80',
      discount: 'Discount',
      market: 'Market price of each hour',
      market_addition: 'On top of the market: tolls, charges and fee',
      market_surplus: 'Surplus, at the market’s price of each hour',
      market_surplus_fee: 'Taken off the surplus: fee',
    },
    units: {
      'EUR/kW/year': '€/kW and year',
      'EUR/kW/day': '€/kW and day',
      'EUR/kWh': '€/kWh',
      'EUR/kvarh': '€/kvarh',
      'EUR/year': '€ a year',
      'EUR/month': '€ a month',
      'EUR/day': '€ a day',
      EUR: '€',
      '%': '%',
    },
    closing: (day, hash) => `As it was sent on ${day}. SHA-256 of the data: ${hash}`,
    contract: {
      title: (reference) => `Supply contract ${reference}`,
      answer: 'What is signed: what is contracted, at which price and on which terms.',
      closing: (day, hash) =>
        `Asked for on ${day}. It is signed with a code or on the page of the signature provider; proof of the signature is kept apart. SHA-256 of the data: ${hash}`,
      fileName: (reference) => `Contract ${reference}`,
    },
    fileName: (reference) => `Summary ${reference}`,
  },
}
