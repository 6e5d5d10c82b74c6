import { addUpBill } from '@endoll/domain/billing/add-up.ts'
import type { Charge } from '@endoll/domain/billing/bill.ts'
import { findTaxRules } from '@endoll/domain/billing/tax-rules.ts'
import { addMonths } from '@endoll/domain/time/day.ts'
import { textForEachLanguage } from '../../testing/text-for-each-language.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import type { BillData, BilledSpan } from '../bill-data.ts'

export const october: DateSpan = { from: '2026-10-01', to: '2026-11-01' }

const organisation: BillData['organisation'] = {
  name: 'Llum de Prova',
  legalName: 'Llum de Prova, SCCL',
  nif: 'F00000000',
  address: 'Carrer Major 1, 08001 Barcelona',
  cnmcCode: 'R2-123',
  logo: null,
  phone: '900 000 010',
  claimsPhone: '900 000 020',
  claimsAddress: null,
  adr: null,
  email: 'hola@prova.endoll.test',
  securityContact: null,
  faultPhones: [],
  schedule: textForEachLanguage('9–14 h'),
  serviceDays: [1, 2, 3, 4, 5],
  website: 'https://prova.endoll.test',
}

function power(tariffPeriod: 1 | 2, quantity: string, price: string): Charge {
  return {
    kind: 'power',
    tariffPeriod,
    span: october,
    quantity,
    unit: 'kW',
    price,
    priceUnit: 'EUR/kW/year',
    days: 31,
    yearDays: 365,
  }
}

function energy(tariffPeriod: 1 | 2 | 3, quantity: string, price: string): Charge {
  return {
    kind: 'energy',
    tariffPeriod,
    span: october,
    quantity,
    unit: 'kWh',
    price,
    priceUnit: 'EUR/kWh',
  }
}

function byTime(kind: Charge['kind'], price: string, priceUnit: Charge['priceUnit'], name?: string): Charge {
  return {
    kind,
    span: october,
    quantity: '1',
    unit: 'unit',
    price,
    priceUnit,
    days: 31,
    yearDays: 365,
    ...(name === undefined ? {} : { name }),
  }
}

/** A home of 2.0TD in October 2026: two powers, three energies, financing of the bonus, meter, one service. */
export const homeCharges: readonly Charge[] = [
  power(1, '4.6', '30.817413'),
  power(2, '4.6', '3.838423'),
  energy(1, '52.713', '0.204453'),
  energy(2, '45.695', '0.127967'),
  energy(3, '76.184', '0.090492'),
  byTime('social_bonus_financing', '9.011295', 'EUR/year'),
  byTime('meter_rental', '0.81', 'EUR/month'),
  byTime('service', '3.95', 'EUR/month', 'Manteniment'),
]

/** What the charges come to by the law of October 2026. */
export function billOf(charges: readonly Charge[]): BillData['bill'] {
  return addUpBill(
    charges,
    findTaxRules(
      { energy: 'electricity', provinceCode: '08', use: 'household', maxPowerW: 4600, voltage: 'low' },
      '2026-10-31',
    )!,
    october,
  ).bill
}

/** Billed months up to October 2026, oldest first. */
export function monthsBilled(energiesWh: readonly number[]): BilledSpan[] {
  return energiesWh.map((energyWh, index) => {
    const from = addMonths(october.from, index - energiesWh.length + 1)
    return { span: { from, to: addMonths(from, 1) }, energyWh, amountCents: energyWh / 5, estimated: false }
  })
}

function read(tariffPeriod: number, previous: number, quantity: number): BillData['readings'][number] {
  return {
    meter: undefined,
    magnitude: 'import',
    tariffPeriod,
    previousDay: '2026-09-30',
    previousReading: previous,
    currentDay: '2026-10-31',
    currentReading: previous + quantity,
    quantity,
    method: 'real',
  }
}

/** A bill of electricity with every part; a test says what is otherwise. */
export const homeBill: BillData = {
  organisation,
  brand: '#0b7a53',
  invoice: {
    number: 'FE-0001',
    type: 'N',
    rectifies: undefined,
    correctionReason: undefined,
    verifactuCode: undefined,
    state: 'open',
    day: '2026-11-05',
    dueDay: '2026-11-25',
    energyWh: 174_592,
    estimated: false,
    paymentMethod: 'direct_debit',
    ibanLast4: '1332',
    transferGroup: undefined,
  },
  battery: undefined,
  bill: billOf(homeCharges),
  partner: { name: 'Clienta Prova', nif: '00000000T', address: 'Carrer Nou 2, 08500 Vic' },
  supply: {
    kind: 'electricity',
    cups: 'ES9999000000000001DS0F',
    address: 'Carrer Nou 2, 08500 Vic',
    postalCode: '08500',
    province: '08',
    zone: 'peninsula',
    cadastralReference: '9872023VH5797S0001WX',
    tariff: '2.0TD',
    powersW: [4600, 4600],
    pressureBar: undefined,
    distributor: {
      name: 'Distribuïdora, S.A.',
      reference: '4100000201',
      phone: '+34900000030',
      portal: undefined,
    },
  },
  contract: {
    name: '100101',
    ownerName: 'Clienta Prova',
    ownerNif: '00000000T',
    startDay: '2021-03-01',
    endDay: undefined,
    commitmentEndDay: '2027-02-28',
    terms: { durationMonths: 12, stay: null },
  },
  product: { name: 'Llum clara', priceKind: 'fixed', renewable: true, market: 'free' },
  regulatedBy: [],
  labels: [
    {
      year: 2025,
      source: 'CNMC',
      retailer: {
        percents: {
          renewable: 98,
          cogeneration: 2,
          combined_cycle: 0,
          coal: 0,
          fuel: 0,
          nuclear: 0,
          other: 0,
        },
        co2: 3,
        waste: 0,
      },
      spain: {
        percents: {
          renewable: 55,
          cogeneration: 4,
          combined_cycle: 15,
          coal: 1,
          fuel: 1.5,
          nuclear: 19.5,
          other: 4,
        },
        co2: 120,
        waste: 450,
      },
    },
  ],
  chargeParts: [
    {
      year: 2026,
      source: 'orden de prueba',
      parts: { renewables: 50, deficit: 30.5, islands: 15, others: 4.5 },
    },
  ],
  textLanguages: {},
  bonus: undefined,
  bonusLastDay: undefined,
  readings: [
    read(1, 4_506_733, 52_713),
    read(2, 3_459_351, 45_695),
    read(3, 5_854_076, 76_184),
    {
      meter: undefined,
      magnitude: 'demand',
      tariffPeriod: 1,
      previousDay: undefined,
      previousReading: undefined,
      currentDay: '2026-10-31',
      currentReading: undefined,
      quantity: 1580,
      method: 'real',
    },
  ],
  payments: [],
  history: monthsBilled([
    178_000, 218_000, 283_000, 293_000, 237_000, 222_000, 181_000, 154_000, 158_000, 183_000, 172_000,
    162_000, 174_592,
  ]),
  year: {
    span: { from: '2025-11-01', to: '2026-11-01' },
    importWh: [695_394, 593_704, 1_149_816],
    demandW: [2840, 2890],
  },
}

/** Two months of gas, read from an estimate. */
export const gasBill: BillData = {
  ...homeBill,
  invoice: { ...homeBill.invoice, energyWh: 325_276 },
  supply: { ...homeBill.supply, kind: 'gas', tariff: 'RL.2', powersW: [] },
  bill: {
    span: { from: '2026-08-09', to: '2026-10-09' },
    lines: [
      {
        kind: 'energy',
        span: { from: '2026-08-09', to: '2026-10-09' },
        quantity: '325.276',
        unit: 'kWh',
        price: '0.0679',
        priceUnit: 'EUR/kWh',
        amountCents: 2209,
      },
    ],
    taxes: [
      {
        tax: 'hydrocarbon_tax',
        rateUnit: 'EUR/kWh',
        rate: '0.00234',
        baseCents: 2209,
        quantityKwh: '325.276',
        amountCents: 76,
      },
    ],
    totalCents: 2285,
  },
  readings: [
    {
      meter: undefined,
      magnitude: 'gas_m3',
      tariffPeriod: 0,
      previousDay: '2026-08-09',
      previousReading: 2619,
      currentDay: '2026-10-08',
      currentReading: 2647,
      quantity: 28,
      method: 'estimated',
    },
  ],
  history: [],
  year: undefined,
}
