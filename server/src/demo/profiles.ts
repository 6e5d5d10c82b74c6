/** Lowest and highest value that the imported demo may show; a test holds the database to them. */
export type Band = readonly [from: number, to: number]

/** How a supply uses energy, and within which bands what is imported must lie. */
export interface Profile {
  /** Relative use by hour of the day, on working days and on weekends and holidays. */
  readonly workday: readonly number[]
  readonly restday: readonly number[]
  /** Relative use by month, January first. */
  readonly months: readonly number[]
  /** How much days, and hours, differ from each other: 0 not at all, 1 by their whole size. */
  readonly dayNoise: number
  readonly hourNoise: number
  /** Share of the hours in which something big runs: an oven, a washing machine, a lift. */
  readonly peaks: number
  /** Share of the energy used from 0 to 8 h. */
  readonly nightShare: Band
  /** Mean of weekends and holidays over mean of working days. */
  readonly restdayRatio: Band
  /** Mean of December to February over mean of May and June. */
  readonly winterRatio: Band
  /** The year's energy over the one the contract is drawn for. */
  readonly yearRatio: Band
}

function curve(text: string) {
  return text.trim().split(/\s+/).map(Number)
}

// Hours:                       0    1    2    3    4    5    6    7    8    9   10   11   12   13   14   15   16   17   18   19   20   21   22   23
const HOME_WORKDAY = curve(
  `  2.0  1.6  1.4  1.3  1.3  1.4  2.0  3.6  3.4  2.6  2.4  2.5  2.8  3.6  3.8  3.2  2.8  2.9  3.6  4.8  6.0  6.6  5.6  3.6`,
)
const HOME_RESTDAY = curve(
  `  2.6  2.0  1.6  1.4  1.3  1.3  1.5  2.2  3.4  4.4  4.8  4.8  5.0  5.8  5.4  4.2  3.4  3.4  4.0  5.0  5.8  6.2  5.4  3.8`,
)
const AWAY_WORKDAY = curve(
  `  1.0  1.0  1.0  1.0  1.0  1.0  1.0  1.1  1.1  1.1  1.1  1.1  1.1  1.1  1.1  1.1  1.1  1.1  1.1  1.2  1.2  1.2  1.1  1.0`,
)
const AWAY_RESTDAY = curve(
  `  2.0  1.6  1.4  1.3  1.3  1.3  1.5  2.5  4.5  5.5  5.5  5.5  6.0  7.0  6.0  4.5  4.0  4.0  4.5  6.0  7.5  7.5  5.5  3.5`,
)
const BAKERY_WORKDAY = curve(
  `6.0  8.0 10.0 11.0 11.0 10.0  9.0  8.0  6.5  5.5  4.5  4.0  4.0  3.5  3.0  2.5  2.5  3.0  3.0  2.5  2.0  2.0  2.5  4.0`,
)
const BAKERY_RESTDAY = curve(
  `6.5  9.0 11.0 12.0 12.0 11.0  9.0  7.5  6.0  5.0  4.0  3.5  3.0  2.5  1.6  1.5  1.5  1.5  1.5  1.5  1.5  1.5  1.5  2.0`,
)
const STAIRS = curve(
  `        4.2  4.0  3.8  3.8  3.8  3.8  4.0  4.4  4.2  3.8  3.6  3.6  3.6  3.8  3.8  3.8  3.8  4.2  4.8  5.2  5.4  5.4  5.0  4.6`,
)
const GARAGE = curve(
  `        3.0  2.6  2.4  2.4  2.4  2.6  3.6  5.2  5.4  4.4  4.0  4.0  4.2  4.6  4.6  4.2  4.2  4.8  5.4  5.6  5.2  4.6  4.0  3.4`,
)
const OFFICE_WORKDAY = curve(
  `1.2  1.2  1.2  1.2  1.2  1.2  1.6  3.0  6.5  9.0  9.5  9.5  9.0  8.0  7.0  8.0  8.5  8.0  6.0  3.5  2.0  1.5  1.3  1.2`,
)
const OFFICE_RESTDAY = curve(
  `1.2  1.2  1.2  1.2  1.2  1.2  1.2  1.2  1.3  1.4  1.4  1.4  1.4  1.4  1.4  1.4  1.4  1.4  1.3  1.2  1.2  1.2  1.2  1.2`,
)

// Months:                  J    F    M    A    M    J    J    A    S    O    N    D
const HEATED = curve(`     1.45 1.35 1.10 0.90 0.80 0.80 0.95 0.85 0.80 0.85 1.05 1.40`)
const COOLED = curve(`     1.15 1.10 0.95 0.85 0.85 1.00 1.25 1.15 0.95 0.85 0.95 1.15`)
const SUMMER_HOME = curve(`0.45 0.45 0.60 0.90 0.80 1.30 2.20 2.60 1.30 0.70 0.50 0.60`)
const EVEN = curve(`       1.05 1.03 1.00 0.98 0.96 0.98 1.02 0.95 0.98 0.99 1.02 1.06`)

export const profiles = {
  flat: {
    workday: HOME_WORKDAY,
    restday: HOME_RESTDAY,
    months: HEATED,
    dayNoise: 0.35,
    hourNoise: 0.6,
    peaks: 0.07,
    nightShare: [0.16, 0.21],
    restdayRatio: [1.1, 1.3],
    winterRatio: [1.5, 1.85],
    yearRatio: [0.95, 1.07],
  },
  house: {
    workday: HOME_WORKDAY,
    restday: HOME_RESTDAY,
    months: COOLED,
    dayNoise: 0.3,
    hourNoise: 0.5,
    peaks: 0.05,
    nightShare: [0.26, 0.37],
    restdayRatio: [0.95, 1.15],
    winterRatio: [1.5, 2.1],
    yearRatio: [0.95, 1.05],
  },
  seaFlat: {
    workday: AWAY_WORKDAY,
    restday: AWAY_RESTDAY,
    months: SUMMER_HOME,
    dayNoise: 0.4,
    hourNoise: 0.5,
    peaks: 0.04,
    nightShare: [0.16, 0.24],
    restdayRatio: [3.2, 4.6],
    winterRatio: [0.35, 0.6],
    yearRatio: [0.92, 1.08],
  },
  bakery: {
    workday: BAKERY_WORKDAY,
    restday: BAKERY_RESTDAY,
    months: EVEN,
    dayNoise: 0.1,
    hourNoise: 0.2,
    peaks: 0,
    nightShare: [0.54, 0.64],
    restdayRatio: [0.86, 0.98],
    winterRatio: [1.02, 1.14],
    yearRatio: [0.97, 1.03],
  },
  stairs: {
    workday: STAIRS,
    restday: STAIRS,
    months: EVEN,
    dayNoise: 0.1,
    hourNoise: 0.3,
    peaks: 0,
    nightShare: [0.3, 0.34],
    restdayRatio: [0.97, 1.03],
    winterRatio: [1.03, 1.12],
    yearRatio: [0.97, 1.03],
  },
  garage: {
    workday: GARAGE,
    restday: STAIRS,
    months: EVEN,
    dayNoise: 0.12,
    hourNoise: 0.35,
    peaks: 0.02,
    nightShare: [0.25, 0.3],
    restdayRatio: [1.0, 1.08],
    winterRatio: [1.03, 1.12],
    yearRatio: [0.97, 1.03],
  },
  office: {
    workday: OFFICE_WORKDAY,
    restday: OFFICE_RESTDAY,
    months: COOLED,
    dayNoise: 0.15,
    hourNoise: 0.25,
    peaks: 0,
    nightShare: [0.11, 0.16],
    restdayRatio: [0.24, 0.33],
    winterRatio: [1.1, 1.25],
    yearRatio: [0.97, 1.03],
  },
} as const satisfies Record<string, Profile>

export type ProfileName = keyof typeof profiles

/** Marc's roof: what 4.5 kWp give in a year, and how much of it the house does not use at once. */
export const solarBands = {
  kilowattPeak: 4.5,
  /** kWh a year for each kWp, fixed panels in Catalonia. */
  yieldPerKwp: [1250, 1450] as Band,
  /** Surplus over production. */
  surplusShare: [0.55, 0.72] as Band,
}

/** What such a supply is billed for 30 days, in euros, by its profile (gas: none) and access tariff. */
export const monthlyEuros: Readonly<Record<string, Band>> = {
  // With the social bonus in the mild months, and a flat of 5.5 kW in winter.
  'flat 2.0TD': [16, 95],
  'house 2.0TD': [5, 75],
  'seaFlat 2.0TD': [15, 55],
  'bakery 3.0TD': [480, 800],
  'stairs 2.0TD': [18, 70],
  'garage 2.0TD': [50, 160],
  'office 2.0TD': [50, 175],
  'office 3.0TD': [250, 700],
  'gas RL.1': [10, 60],
  'gas RL.2': [20, 170],
  'gas RL.3': [70, 700],
  'gas RL.4': [150, 1900],
}
