import type { AppMessages, Messages } from '../../../../i18n/messages.ts'

export const sun: Messages<AppMessages['sun']> = {
  title: 'The sun',
  loading: 'Loading what the sun has brought',
  unread: 'We could not load what the sun has brought',
  safe: 'Your bills and readings are where they were.',
  absent: {
    title: 'There is no solar installation at that address',
    why: 'The supply does not exist, is not yours, or is not known to have self-consumption.',
    see: 'See your contracts',
  },
  answer: {
    year: 'The sun has brought you {amount} in the bills of {year}',
    all: 'The sun has brought you {amount} since {day}',
    noBill: 'What you give to the grid has been read since {day}, and there is no bill yet',
    nothing: 'What you give to the grid has not been read yet, and there is no bill',
  },
  taxes: 'With taxes: what your bills would have been more without surplus or virtual battery.',
  notMeasured: 'What you used at once does not pass the meter: it is not in the sum.',
  advice: {
    title: 'When to charge the car and run the washing machine',
    sun: 'Best from {from}:00 to {to}:00: that is when you usually have most sun left over.',
    none: 'In the last weeks that were read you had no sun left over.',
    missing:
      '{count, plural, one {One more day has} other {# more days have}} to be read to know at what hours you have sun left over.',
    grid: {
      market:
        'From the grid, it is cheapest tomorrow from {from}:00 to {to}:00, by the prices of the market.',
      prices: 'From the grid, it is cheapest tomorrow from {from}:00 to {to}:00.',
      periods:
        'The prices of tomorrow are not known yet: by the periods of your tariff tolls are lowest from {from}:00 to {to}:00.',
    },
    whole: {
      market: 'From the grid, all hours of tomorrow cost the same.',
      prices: 'From the grid, all hours of tomorrow cost the same.',
      periods: 'The prices of tomorrow are not known yet: tolls are at their lowest all day.',
    },
    basis:
      'The hours of sun are those of your own readings of the last weeks: the weather of tomorrow is not known.',
  },
  brought: 'What it has brought',
  noHours: 'There are no hourly readings of this supply.',
  hoursSince: 'There are hourly readings since {day}.',
  batteryIn:
    'What goes into the virtual battery is euros before taxes that are kept: they count when they pay a bill.',
  spans: {
    unbilled: 'Not billed yet, {first} to {last}',
    year: 'Bills of {year}',
    all: 'Since {day}',
  },
  columns: {
    span: 'When',
    broughtCents: 'In all',
    compensatedCents: 'Surplus taken off',
    batteryPaidCents: 'Paid by the battery',
    batteryInCents: 'Kept in the battery',
    export: 'Given to the grid (kWh)',
  },
  months: {
    title: 'Month by month',
    label: 'What the sun brought each month, in euros with taxes',
    move: 'Arrow keys move along the chart.',
    month: 'Month',
    compensated: 'Surplus taken off',
    battery: 'Paid by the battery',
    amount: 'In all',
    all: 'Sum of the months',
    before: 'A year before',
    above: 'More than a year before',
    readout: '{month} · a year before, {before}',
    spoken: '{month}: {amount}',
    spokenBefore: '{month}: {amount}; a year before, {before}',
    table: 'See as a table',
  },
  used: {
    title: 'What you use directly',
    measured: 'From {first} to {last} you used {used} kWh of your panels without drawing on the grid.',
    generated: 'The panels generated {generated} kWh.',
    why: 'The meter sees only what is left over. If you know what your panels produce in a year (the inverter’s app says so), it can be worked out.',
    given: 'From {first} to {last} you gave {given} kWh to the grid.',
    missing:
      '{count, plural, one {Hours of one day are missing: it is not counted.} other {Hours of # days are missing: they are not counted.}}',
    noHours: 'There are no readings from {first} to {last}: what you gave to the grid is not known.',
    label: 'What your panels produced in those twelve months',
    hint: 'In kWh. It is not kept.',
    whole: 'Type a whole number of kWh, in figures only.',
    used: 'You used {used} kWh directly, {share} % of what they produced: what was produced less what was given.',
    less: 'That is less than what you gave to the grid ({given} kWh): check the figure.',
  },
  battery: {
    title: 'Your euros in the virtual battery',
    balance: 'Yours in the battery',
    deposits: 'Went in within twelve months',
    withdrawals: 'Paid within twelve months',
    empty: 'Nothing is left in the battery.',
    kept: 'They are kept: you chose not to have them taken off the bills of this contract.',
    notTaken: 'In the last twelve months they paid no bill: when they will be spent is not known.',
    tooYoung: 'The battery is less than a year old: when they will be spent is not known yet.',
    notWithinYear: 'At this pace they will not be spent within a year.',
    from: 'They will be spent in {from} at the earliest; if as much goes on coming in, not within a year.',
    in: 'They will be spent around {month}.',
    between: 'They will be spent between {from} and {to}.',
    method:
      'Before taxes, and this contract’s part alone. At the pace of the last twelve months: earliest if nothing more comes in, latest if as much does. The weather to come and changes of habit are not known.',
  },
  whatIf: {
    title: 'What if…?',
    loading: 'Working it out with your own hours',
    unread: 'We could not work it out',
    too_little_data:
      'Hourly readings are missing, so we cannot work out what a battery or another price would bring you.',
    no_prices: 'We do not know all prices of your product hour by hour, so we cannot work it out.',
    year: 'From {first} to {last}, at today’s prices and with taxes, you would have paid {total} without services.',
    withVirtual:
      'From {first} to {last}, at today’s prices, with taxes and with your virtual battery, you would have paid {total} without services.',
    missing:
      '{count, plural, one {One day lacks hours: it is taken to be like the others.} other {# days lack hours: they are taken to be like the others.}}',
    battery: {
      title: 'With a battery at home',
      size: 'Battery',
      sized: '{capacity} kWh, up to {power} kW',
      saved: 'You would have paid less by',
      given: 'It would have given you (kWh)',
      payback: 'For each €{amount} it costs',
      years: '{years} years',
      never: 'It does not pay off',
      method:
        'It stores only what now goes to the grid, and gives it whenever you now take from the grid, at any hour; it gives {efficiency} % of what it stores. A battery loses capacity over the years, which is not counted.',
    },
    price: {
      title: 'With another price for your surplus',
      price: 'Price of a kWh fed in',
      perKwh: '€{price}',
      own: '€{price}, yours',
      saved: 'You would have paid less by',
      method:
        'Price before taxes. The surplus of a month takes off at most the energy of that month. A negative figure is what you would have paid on top.',
    },
  },
  receipt: {
    title: 'Hours and bills',
    same: '{count, plural, =0 {Of no bill can it be said that the hours and the kWh given agree.} one {In one bill the hours and the kWh given agree.} other {In # bills the hours and the kWh given agree.}}',
    differ: '{count, plural, one {In one they do not.} other {In # they do not.}}',
    intro:
      'The kWh given by the hourly readings, those that the bill says, and what your surplus and your battery took off it, with taxes.',
    span: '{first} to {last}',
    all: 'See all {count} bills',
    columns: {
      span: 'Bill',
      hours: 'Hours (kWh)',
      bill: 'Bill (kWh)',
      says: 'Compared',
      amount: 'Taken off',
    },
    says: {
      same: 'They agree',
      differs: 'Hours less bill: {kwh} kWh',
      days_missing:
        '{count, plural, one {One day is missing: cannot be compared} other {# days are missing: cannot be compared}}',
      no_hours: 'No hours',
      no_surplus: 'No surplus',
      not_said: 'The bill does not say how many',
    },
  },
  installation: {
    title: 'The installation',
    unknown: 'Not known to us',
    modality: 'Modality',
    modalities: {
      without: 'Without surplus',
      compensated: 'With surplus that the bill compensates',
      sold: 'With surplus that is sold',
    },
    modalityUnknown: 'Surplus is read, and your access contract does not tell us the modality.',
    code: 'Code {code} of the CNMC’s table.',
    cau: 'CAU',
    cauNote: 'The code that names the installation to your distributor.',
    share: 'Sharing coefficient',
    noShare: 'None is known',
    shareFixed:
      '{least} % of an installation shared by {participants, plural, one {one supply} other {# supplies}} ({year})',
    shareByHour:
      'Between {least} and {most} %, by the hour, of an installation shared by {participants, plural, one {one supply} other {# supplies}} ({year})',
    shareNote:
      'The part of a shared installation that is this supply’s. An installation of one’s own has none.',
    power: 'Installed power',
    powerNote: 'It is not among the data that we receive: the certificate of your installation says it.',
  },
}
