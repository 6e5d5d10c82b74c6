import { expect, it } from 'vitest'
import { gasContractProblems } from './gas-contract.ts'
import { movingDays, nameParts, startsEarly } from './moving.ts'
import { homeProblems, youProblems } from './new-contract.ts'

it('the old home ends as any supply does, the new one may start tomorrow [r.home-move]', () => {
  expect(movingDays('2026-11-21')).toEqual({
    leaving: { first: '2026-11-27', last: '2027-02-19' },
    arriving: { first: '2026-11-22', last: '2027-11-21' },
  })
})

it.each([
  ['2026-11-22', true],
  ['2026-12-05', true],
  ['2026-12-06', false],
])('a supply of %s, signed on 21 November, starts within the days of withdrawal: %s', (day, early) => {
  expect(startsEarly(day, '2026-11-21')).toBe(early)
})

it.each([
  ['Laia Ferrer Puig', 'Laia', 'Laia', 'Ferrer Puig'],
  ['Maria del Mar Ferrer', 'Maria del Mar', 'Maria del Mar', 'Ferrer'],
  ['Laia Ferrer Puig', null, 'Laia', 'Ferrer Puig'],
  ['Laia Ferrer Puig', 'Pol', 'Laia', 'Ferrer Puig'],
  ['Laia', null, 'Laia', ''],
])('%s, called %s, is %s and %s', (name, given, first, surnames) => {
  expect(nameParts(name, given)).toEqual({ first, surnames })
})

it('who moves is asked neither who they are nor what only those know who lived in the home before [r.home-move]', () => {
  const rules = {
    originSelector: true,
    invoiceRequired: true,
    restrictCompanyVAT: false,
    requireMarkChangeOwner: true,
    emailRequired: true,
    commsLanguage: 'optional',
    selfconsumptionRadio: true,
    selfconsumptionDocument: false,
    gasOnly: true,
    leadConsentNeeded: false,
    signedIn: true,
    smtpUtf8: false,
  } as const
  const home = {
    activeContract: true,
    activeGasContract: true,
    email: 'laia@example.test',
    mobile: '600000001',
  }
  const asked = (more: object) => {
    const all = { ...rules, ...more }
    const gas = gasContractProblems(home, { dual: true, rules: all })
    return Object.keys({ ...homeProblems(home, all), ...youProblems(home, all), ...gas })
  }
  const former = ['comerOrigin', 'invoice', 'gasInvoice', 'comerGasOrigin', 'changeGasOwner', 'changeOwner']
  const own = ['vat', 'name', 'surName1', 'nifFaceup']
  expect(asked({})).toEqual(expect.arrayContaining([...former, ...own]))
  const moving = asked({ knownHolder: true })
  expect(moving.filter((field) => [...former, ...own].includes(field))).toEqual([])
  expect(moving).toEqual(expect.arrayContaining(['cups', 'residenceType', 'cupsGas', 'gasProduct']))
})
