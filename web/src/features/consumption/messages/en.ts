import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const consumption: Messages<typeof es.consumption> = {
  title: 'Consumption',
  back: 'Contracts',
  titleOf: 'Consumption of contract {name}',
  chooseContract: 'Contract',
  otherContracts: 'See all contracts',
  answer: {
    past: '{when} you used {energy}{comparison}.',
    open: '{when} you have used {energy}{comparison}.',
  },
  comparison: {
    less: ', {share} less than {than}',
    more: ', {share} more than {than}',
    aboutLess: ', about {share} less than {than}',
    aboutMore: ', about {share} more than {than}',
    same: ', about the same as {than}',
    sameDays: 'in the same days a year earlier',
  },
  when: {
    day: 'on {day}',
    month: 'in {month}',
    soFar: 'so far in {month}',
    year: 'in {year}',
    months: 'between {first} and {last}',
    days: 'from {first} to {last}',
  },
  of: {
    day: 'on {day}',
    month: 'in {month}',
    year: 'in {year}',
  },
  until: 'There are readings up to {day}.',
  surplus: 'In addition, {energy} of surplus went to the grid.',
  generated: 'The self-consumption installation generated {energy}.',
  selfUsed: 'Of what was generated, {energy} were used without drawing on the grid.',
  gaps: 'Some readings of these days are missing: the total may be higher.',
  views: { label: 'Level of detail', monthly: 'By month', daily: 'By day', hourly: 'By hour', year: 'Year' },
  range: {
    label: 'Days shown',
    first: 'From',
    last: 'To',
    placeholder: 'mm/dd/yyyy',
    invalid: 'This date is not valid.',
    startAfterEnd: 'The start date cannot be after the end date.',
    openCalendar: 'Open the calendar',
    allMonths: 'Months',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    before: 'Earlier: {range}',
    after: 'Later: {range}',
    other: 'Other dates',
    allYears: 'All years',
    days: '{first} – {last}',
    months: '{first} – {last}',
  },
  cost: {
    unknown: 'no price known',
    said: {
      open: 'The energy costs {cost} so far, taxes included.',
      past: 'The energy cost {cost}, taxes included.',
    },
    unit: { label: 'Unit of the chart', energy: 'kWh', cost: '€' },
    what: {
      fixed:
        'The euros are for the energy only: the price of the contract in each hour, with discounts and taxes. Power and the rest of the bill come on top.',
      indexed:
        'The price of this product follows the market: what each hour cost is not known for sure. The euros are those of the energy at the average price of each bill, with taxes; the rest of the bill comes on top.',
      market:
        'The price of this product follows the market: the euros are those of the energy at the price of each hour, with taxes; the rest of the bill comes on top.',
      flexible:
        'The price of this product may change: the euros are those of the energy at the prices on record for each day, with taxes; the rest of the bill comes on top.',
      flat: 'This product has a fixed fee: what an hour costs does not change what is paid. The euros are those of the energy at the reference price, with taxes.',
    },
    surplus: 'Surplus is deducted on the bill, not here.',
    unbilled: 'From {day} on there is no bill yet: those euros are an estimate.',
    missing: 'The price of {energy} is not on record: it is not in the euros.',
    none: 'There are no prices on record to tell what the energy of these days costs.',
    prices: 'Prices of this day, taxes included',
    price: '{price} €/kWh',
    noPrice: 'price not known',
    hours: '{from}:00 to {to}:00',
    allDay: 'all day',
  },
  quick: {
    label: 'Go straight to',
    yesterday: 'Yesterday',
    week: 'This week',
    bill: 'This bill',
    month: 'This month',
  },
  chart: {
    all: 'Total',
    label: 'Consumption {range}, in kWh',
    labelCost: 'Cost of the energy {range}, in euros',
    calendar: 'The arrow keys move along the days; Enter opens the hours of the day.',
    openMonth: 'Arrow keys move along the chart; Enter opens the days of the month.',
    openDay: 'Arrow keys move along the chart; Enter opens the hours of the day.',
    move: 'Arrow keys move along the chart.',
    total: 'Consumption',
    surplus: 'Surplus',
    unread: 'No reading',
    estimated: 'Estimated reading',
    incomplete: 'Incomplete',
    noReadings: 'no readings',
    provisional: 'provisional',
    openHint: {
      monthly:
        'Click a month to open its days. On a touch screen, the first tap shows its figures and the second opens it.',
      daily:
        'Click a day to open its hours. On a touch screen, the first tap shows its figures and the second opens it.',
    },
    heat: 'Every hour shown: the stronger the colour, the more was used',
    heatCost: 'Every hour shown: the stronger the colour, the more it cost',
    heatTitle: 'What time of day you use energy',
    heatLow: 'less',
    daysOf: '{label}: see the days of {month}',
    heatHigh: 'more than {value}',
    highest: 'Hours are grouped into columns: the highest and the lowest of each are drawn.',
  },
  hour: {
    span: '{from}–{to}',
    ofDay: '{day}, {hour}',
    skipped: 'this hour does not exist: clocks go forward',
    summer: '{hour} (first time, summer time)',
    winter: '{hour} (second time, winter time)',
    day25: 'This day had 25 hours: when the clocks went back, the hour at {hour} came twice.',
    day23: 'This day had 23 hours: when the clocks went forward, 1:59 was followed by 3:00.',
    day23Canary: 'This day had 23 hours: when the clocks went forward, 0:59 was followed by 2:00.',
  },
  periods: {
    peak: 'Peak',
    flat: 'Flat',
    valley: 'Off-peak',
    explain: 'What are peak, flat and off-peak?',
    explainSix: 'What are periods P1 to P6?',
    intro:
      'They are the bands of hours of the {tariff} tariff: punta, llano and valle on Spanish bills. Energy costs most in the peak and least off-peak. On working days:',
    hours: '{spans}',
    span: '{from}:00 to {to}:00',
    weekend: 'Saturdays, Sundays and national holidays are off-peak all day.',
    six: 'The {tariff} tariff divides the hours of the year into {count, number} periods that change with the season: energy costs most in P1 and least in P6. Nights, weekends and national holidays are always P6.',
  },
  stale: 'The readings could not be updated: these are the earlier ones.',
  provisional:
    'Some of these readings are provisional: they may change slightly until the distributor sends those used for billing.',
  estimatedNote: 'Estimated readings are the distributor’s calculation while it cannot read the meter.',
  table: {
    generated: 'Generated (kWh)',
    selfUsed: 'Self-consumed (kWh)',
    show: 'See the figures in a table',
    caption: 'Consumption {range}',
    captionByDay: 'Consumption {range}, added up by day; the hours are in the curve file',
    month: 'Month',
    day: 'Day',
    hour: 'Hour',
    period: 'Period',
    total: 'Total (kWh)',
    notes: 'Notes',
    kWh: '{name} (kWh)',
    price: 'Price, €/kWh',
    cost: 'Cost (€)',
    estimated: 'estimated',
    provisional: 'provisional',
    incomplete: 'incomplete',
  },
  files: {
    label: 'Download the readings',
    datadis: {
      download: 'Download the curve (CSV)',
      purpose: 'To open in a spreadsheet: a row for each hour, in kWh, with the columns of Datadis.',
    },
    f5d: {
      download: 'Download the curve (F5D)',
      purpose: 'For an energy adviser or specialist software: the format that distributors use, in Wh.',
    },
    espi: {
      download: 'Download the curve (Green Button)',
      purpose: 'For home energy programs that read the Green Button format (XML), in Wh.',
    },
  },
  loading: 'Loading your consumption…',
  noData: {
    title: 'There is no consumption data {when}',
    text: 'There are readings from {first} to {last}.',
    soon: 'Readings from the distributor arrive a few days later.',
    show: 'See {range}',
  },
  never: {
    title: 'This contract has no readings yet',
    text: 'The distributor starts sending them a few days after the supply is switched on.',
    action: 'See your contracts',
  },
  gas: {
    title: 'Gas contracts have no consumption curve',
    text: 'Gas meters do not record consumption hour by hour.',
  },
  notFound: {
    title: 'We cannot find this contract',
    text: 'The address may be mistyped, or the contract may belong to another account.',
  },
  none: {
    title: 'You have no electricity contracts',
    text: 'Consumption is shown for electricity contracts.',
  },
  tooLong: {
    title: 'Too many days for one chart',
    text: 'By day and by month we show up to {daily, number} years; by hour, up to {hourly, number}.',
    year: 'The year is drawn as a whole: twelve months at a time, at most.',
    show: 'See {range}',
  },
  card: {
    title: 'Consumption this month',
    none: 'There are no readings for this month.',
    open: 'See consumption',
    year: 'See the year',
  },
  failure: {
    title: 'Error getting the consumption data',
    safe: 'Your readings are safe: we just could not show them.',
  },
}

const billSoFar = {
  title: 'The current bill',
  loading: 'Working out the current bill…',
  sentence: 'Since {first}: {energy} and {amount} so far; the bill will come to about {expected}.',
  closed: 'The bill from {first} to {last} will be about {expected}, for {energy}.',
  readTo: 'Based on readings up to {day}; the billing period will end around {end}.',
  soFar: 'So far',
  expected: 'Expected total',
  range: 'Between {low} and {high}',
  rangeLabel: 'Range',
  usual: 'Usual amount, at most',
  energy: 'Energy',
  energyOf: '{soFar} of about {expected}',
  spoken:
    'So far {soFar}; expected total {expected}, between {low} and {high}{usual, select, none {} other {; the usual amount is {usual} at most}}.',
  how: 'What it is based on',
  basis: {
    year_before: 'The remaining days are estimated from the same days last year.',
    recent_days:
      'The remaining days are estimated from recent weeks, because there are no readings from last year.',
  },
  rangeBasis: {
    past_weeks:
      'The range reflects how far off the same forecast would have been in past weeks: {share} of bills would fall within it.',
    assumed:
      'There are not enough readings yet to know how accurate the forecast is: the range assumes that the rest of the bill will be between {low} and {high} of what is expected.',
  },
  foreseesMarket:
    'Market prices that are not known yet are worked out from those of the last few weeks, and the range allows for them to change.',
  prices: 'With today’s contract prices, power and taxes.',
  leavesOut: 'Not included: {what}.',
  left: {
    excess_power: 'demand above the contracted power',
    reactive: 'reactive energy',
    battery: 'what the virtual battery pays',
    tariff_option: 'a tariff option whose price or first day we do not know',
    surplus: 'what is paid for surplus, whose price we do not know',
  },
  above: {
    title: 'Higher than usual',
    text: 'A bill of {days, plural, one {one day} other {# days}} usually comes to {usual} at most. This is still a forecast.',
  },
  none: {
    title: 'There is no forecast of the current bill yet',
    gas: 'Gas is read every {months, number} months: until then it is not known how much has been used.',
    not_active: 'The contract is not active: there is no current bill.',
    no_bill_yet: 'A first bill is needed: until then it is not known which days the next one will cover.',
    bills_missing:
      'Another bill should have arrived long ago. Until it does, it is not known which days the next one will cover.',
    no_readings:
      'There are no readings since the last bill. The distributor sends them with a delay of a few days.',
    no_prices: 'The prices for these days are not known in advance.',
  },
  failure: {
    title: 'The current bill could not be worked out',
    safe: 'Your readings and bills are not affected.',
  },
  stale: 'The forecast could not be updated: this is the earlier one.',
} satisfies Messages<(typeof es)['bill-so-far']>

export { billSoFar as 'bill-so-far' }
