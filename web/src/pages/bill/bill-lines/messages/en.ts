import { billWords } from '@endoll/api/bill-words/en.ts'
import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

const billLines: Messages<(typeof es)['bill-lines']> = {
  title: 'The bill, line by line',
  refund: 'These are the lines of the cancelled bill: what that one charged, this one refunds.',
  none: 'We do not have the lines of this bill here: they are in the document.',
  total: { charge: 'Total', refund: 'Total refunded' },
  from: '{from} to {to}',
  ...billWords.lines,
  why: {
    power: 'What it costs to have this power at your disposal, used or not.',
    power_band: 'What it costs to have this power at your disposal in {band} hours, used or not.',
    excess_power:
      'At some point more power was drawn than is contracted. The excess is charged separately, according to what the meter recorded.',
    excess_power_quarters:
      'At times more power was drawn than is contracted. The figure of the line was not recorded by the meter: it is the square root of the sum of the squares of what each quarter of an hour was above, so that it grows with how often that was and most of all with what was far above.',
    fixed: 'The fixed part of the price: you pay it even if you use nothing.',
    fixed_gas: 'What it costs to be connected to the gas network, even if you use none.',
    energy: 'The electricity you used during these days.',
    energy_peak: 'What you used in peak hours: the most expensive ones of working days.',
    energy_flat: 'What you used in flat hours: those in between on working days.',
    energy_valley: 'What you used off-peak: nights, weekends and national holidays, the cheapest hours.',
    energy_period:
      'What you used in the hours of period {period}. P1 is the most expensive and P6 the cheapest.',
    energy_gas: 'The gas you used. The meter counts cubic metres; here they are already converted to kWh.',
    reactive:
      'Energy that motors and devices take and give back without using it. What exceeds {share} of your consumption is charged.',
    surplus: 'Electricity from your panels that went to the grid: it is deducted at the agreed price.',
    battery: 'Money from months with more surplus, kept in the virtual battery: now it lowers the bill.',
    discount: 'A discount agreed in the contract.',
    discount_share: 'A discount agreed in the contract, as a percentage.',
    social_bonus_financing:
      'What every customer pays so that vulnerable households get the social bonus. The Spanish government sets it.',
    social_bonus:
      'The discount for households with the social bonus. It is a percentage of the power, the energy within the limit and the financing of the bonus.',
    meter_rental: 'The meter belongs to the distributor; its rental has a regulated price.',
    meter_rental_gas: 'The gas meter belongs to the distributor; its rental has a regulated price.',
    service: 'A service contracted separately from the energy.',
    adjustment: 'A correction of something billed earlier.',
    adjustment_back: 'A correction in your favour of something billed earlier.',
    late_activation: 'What is taken off because the distributor activated the self-consumption late.',
    interest:
      'What is paid for having held that money: the legal interest and the points that the law adds, without taxes.',
  },
  capped: {
    surplus:
      'It would be {computed}, but by law no more can be deducted than the energy on the same bill costs.',
    battery: 'The battery had {computed} to give; only what the bill allows is used, the rest stays in it.',
  },
  bonusEnergy:
    '{discounted} with the discount: the limit for these days is {limit}{carried, select, none {} other {, plus {carried} left unused in the twelve months before}}.{beyond, select, none {} other { Another {beyond} is above the limit and gets no discount.}}',
  unsureTax:
    'By law this rate depends on a price index that is not known here: it may be different. Assumed since {since}.',
  whyTax: {
    electricity_tax: 'A state tax on power and energy.',
    electricity_tax_reduced:
      'A state tax on power and energy, with its base reduced for what the energy is used for.',
    electricity_tax_minimum:
      'A state tax. By its percentage it would be less than the minimum per kWh that the law sets, so the minimum is paid.',
    hydrocarbon_tax: 'A state tax on gas, per kWh.',
    IVA: 'Value-added tax. It is charged on everything else, including the other taxes.',
    IGIC: 'The indirect tax of the Canary Islands, which stands in for VAT there.',
    IPSI: 'The indirect tax of Ceuta and Melilla, which stands in for VAT there.',
  },
  sum: {
    euros: '{sign}€{value}',
    price: {
      'EUR/kW/year': '{price}/kW/year',
      'EUR/kW/day': '{price}/kW/day',
      'EUR/kWh': '{price}/kWh',
      'EUR/kvarh': '{price}/kvarh',
      'EUR/year': '{price}/year',
      'EUR/month': '{price}/month',
      'EUR/day': '{price}/day',
      EUR: '{price}',
    },
    days: '{days, plural, one {# day} other {# days}}',
    months: '{months} months',
    share: '{percent}% of {of}',
    spoken: {
      quantity: {
        kW: '{value} kilowatts',
        kWh: '{value} kilowatt hours',
        kvarh: '{value} kilovar hours',
        unit: '{value}',
      },
      euros: '{sign, select, minus {minus } other {}}{value} euros',
      price: {
        'EUR/kW/year': '{price} per kilowatt and year',
        'EUR/kW/day': '{price} per kilowatt and day',
        'EUR/kWh': '{price} per kilowatt hour',
        'EUR/kvarh': '{price} per kilovar hour',
        'EUR/year': '{price} a year',
        'EUR/month': '{price} a month',
        'EUR/day': '{price} a day',
        EUR: '{price}',
      },
      times: 'times {factor}',
      over: 'divided by {year}',
      equals: '{sum}: {amount}',
    },
  },
}

export { billLines as 'bill-lines' }
