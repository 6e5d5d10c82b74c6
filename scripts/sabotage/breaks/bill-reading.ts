import type { Break } from '../breaks.ts'

const folder = 'web/src/form/bill-reading'
const wizard = 'web/src/procedures/new-contract/bill'
const tests = [`${folder}/bills-of-codes.test.ts`]

export const breaks: readonly Break[] = [
  {
    name: 'pages may compile WebAssembly too',
    file: 'server/src/app.ts',
    text: 'if (/\\.worker\\.js(\\.br|\\.gz)?$/.test(path)) reply',
    becomes: 'reply',
    tests: ['server/src/every-reply.test.ts'],
  },
  {
    name: 'any code is taken for that of a bill',
    file: `${folder}/bills-of-codes.ts`,
    text: "return read.length > 0 ? 'foreign' : 'none'",
    becomes: "return read.length > 0 ? 'incomplete' : 'none'",
    tests,
  },
  {
    name: 'the code of both pages is two bills',
    file: `${folder}/bills-of-codes.ts`,
    text: 'bills.set(JSON.stringify(qr),',
    becomes: 'bills.set(String(bills.size),',
    tests,
  },
  {
    name: 'the first day is not the first',
    file: `${folder}/filled-fields.ts`,
    text: 'startDate: qr.span.from,',
    becomes: 'startDate: lastDayOf(qr.span),',
    tests,
  },
  {
    name: 'a bill speaks of another supply in the calculator',
    file: 'web/src/pages/power-calculator/real-demand.ts',
    text: 'cups20Of(qr.cups) !== cups20Of(cups)',
    becomes: 'cups20Of(qr.cups) === undefined',
    tests: ['web/src/pages/power-calculator/real-demand.test.ts'],
  },
  {
    name: 'more than what there is would have been enough',
    file: 'domain/src/billing/enough-power.ts',
    text: 'Math.min(Math.ceil(leastW / stepW) * stepW, presentW)',
    becomes: 'Math.ceil(leastW / stepW) * stepW',
    tests: ['domain/src/billing/enough-power.test.ts'],
  },
  {
    name: 'a demand leaves no margin under the limiter',
    file: 'domain/src/billing/enough-power.ts',
    text: '(demandW * (100 + marginPercent)) / 100',
    becomes: 'demandW',
    tests: ['domain/src/billing/enough-power.test.ts', 'domain/src/billing/optimal-power.test.ts'],
  },
  {
    name: 'the CUPS of electricity is taken for that of gas',
    file: `${folder}/sources-of-bill.ts`,
    text: '!ofElectricity.has(cups20Of(cups))',
    becomes: "cups !== ''",
    tests: [`${folder}/sources-of-bill.test.ts`],
  },
  {
    name: 'half of a longer code is taken for a CUPS',
    file: `${folder}/cups-of-text.ts`,
    text: '(?![A-Za-z\\d])/g',
    becomes: '/g',
    tests: [`${folder}/sources-of-bill.test.ts`],
  },
  {
    name: 'what a bill takes the place of is not said',
    file: `${wizard}/fill-home.ts`,
    text: "if (typed.cups !== '') replaced",
    becomes: "if (typed.cups === '') replaced",
    tests: [`${wizard}/bill.test.ts`],
  },
  {
    name: 'the municipality stays while a bill changes its postal code',
    file: `${wizard}/fill-home.ts`,
    text: 'setValue(name as keyof TypedAddress, value)',
    becomes: 'setValue(name as keyof TypedAddress, getValues(name as keyof TypedAddress) ?? value)',
    tests: [`${wizard}/bill.test.ts`],
  },
  {
    name: 'the powers of another supply are taken from a bill',
    file: `${wizard}/known-bill.ts`,
    text: 'known.cups20 === cups20Of(cups)',
    becomes: 'known.powersW.length > 0',
    tests: [`${wizard}/bill.test.ts`],
  },
  {
    name: 'what a bill says of a year goes before what the distributor knows',
    file: 'domain/src/contracting/first-year-cost.ts',
    text: 'if (fits(yearlyWh)) return',
    becomes: 'if (fits(yearlyWh) && !fits(billWh)) return',
    tests: ['domain/src/contracting/first-year-cost.test.ts'],
  },
  {
    name: 'the summary before the contract forgets the use of the bill',
    file: 'server/src/modules/leads/routes.ts',
    text: 'create(body, asked, query.yearly_use)',
    becomes: 'create(body, asked)',
    tests: ['server/src/modules/leads/first-year.test.ts'],
  },
]
