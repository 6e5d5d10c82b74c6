import type { Break } from '../breaks.ts'

const rules = 'domain/src/contracting/new-contract.ts'
const ruleTests = ['domain/src/contracting/new-contract.test.ts']
const folder = 'server/src/modules/leads'
const tests = [`${folder}/routes.test.ts`]

export const breaks: readonly Break[] = [
  {
    name: 'a business need not say what it does',
    file: rules,
    text: "residenceType === 'business' ?",
    becomes: "residenceType === 'habitual' && answers.cnae === 0 ?",
    tests: ruleTests,
  },
  {
    name: 'a company need not say who represents it',
    file: rules,
    text: 'isCompany ? representativeProblems(answers)',
    becomes: 'isCompany ? {}',
    tests: ruleTests,
  },
  {
    name: 'two powers are enough above 15 kW',
    file: rules,
    text: '=== 6 ? 6 : 2',
    becomes: '=== 7 ? 6 : 2',
    tests: ruleTests,
  },
  {
    name: 'self-consumption comes without its document',
    file: rules,
    text: 'selfcons === true && rules.selfconsumptionDocument',
    becomes: 'selfcons === true && !rules.selfconsumptionDocument',
    tests: ruleTests,
  },
  {
    name: 'an address may have as many characters as its limit says "under"',
    file: rules,
    text: 'nv: 255, pnp: 8',
    becomes: 'nv: 256, pnp: 9',
    tests: ruleTests,
  },
  {
    name: 'anybody who knows its id changes a lead',
    file: `${folder}/lead-row.ts`,
    text: "where('visitor', '=', visitor)",
    becomes: "where('visitor', '!=', '')",
    tests,
  },
  {
    name: 'the files of a lead that is erased stay',
    file: `${folder}/operations.ts`,
    text: ': releaseFiles(db, claimOf(lead.id)))',
    becomes: ': Promise.resolve())',
    tests,
  },
  {
    name: 'what was agreed to is not kept',
    file: `${folder}/save.ts`,
    text: 'if (!sender.caller) await keepConsent(db, services, row.id',
    becomes: 'if (sender.caller) await keepConsent(db, services, row.id',
    tests,
  },
  {
    name: 'steps are recorded where leads are off',
    file: `${folder}/save.ts`,
    text: '!services.deployment.switches.leads) throw notFound()',
    becomes: "services.deployment.switches.leads && sent.key === 'never') throw notFound()",
    tests,
  },
  {
    name: 'a bad payer gets a contract',
    file: `${folder}/save.ts`,
    text: "identity === 'bad' || solvency === 'bad'",
    becomes: "identity === 'bad'",
    tests,
  },
  {
    name: 'a contract that is sent is not checked again',
    file: `${folder}/asked-contract.ts`,
    text: '...commonProblems(answers, rules), ...contractProblems(answers, rules, day) }',
    becomes: '...(rules.signedIn ? commonProblems(answers, rules) : {}) }',
    tests,
  },
  {
    name: 'a customer is told that the supply of another is free',
    file: 'server/src/platform/unscoped-contracts.ts',
    text: 'select is_supplied(${cups20}, ${kind}) as supplied',
    becomes: 'select exists (select from contract where contract.cups20 = ${cups20}) as supplied',
    tests,
  },
  {
    name: 'a product that is not offered is contracted',
    file: `${folder}/asked-contract.ts`,
    text: 'offered.find((one) => one.id === id)',
    becomes: 'offered[0]',
    tests,
  },
  {
    name: 'gas names a lead of gas as that of its electricity',
    file: `${folder}/save.ts`,
    text: "if (kind !== 'electricity') throw notFound()",
    becomes: "if (kind === 'none') throw notFound()",
    tests: [`${folder}/gas.test.ts`],
  },
  {
    name: 'a lead of electricity is overwritten by one of gas',
    file: `${folder}/save.ts`,
    text: 'if (lead.kind !== kind) throw notFound()',
    becomes: "if (lead.kind === 'none') throw notFound()",
    tests: [`${folder}/gas.test.ts`],
  },
  {
    name: 'the files of a contract of both go with its electricity',
    file: `${folder}/operations.ts`,
    text: 'await (gas ? handOverFiles',
    becomes: 'await (gas === null ? handOverFiles',
    tests: [`${folder}/gas.test.ts`],
  },
  {
    name: 'the gas of a contract of both needs no supply of its own',
    file: 'domain/src/contracting/gas-contract.ts',
    text: "...(dual ? { ...cupsProblem(answers.cupsGas, 'cupsGas'),",
    becomes: '...(dual ? {',
    tests: ['domain/src/contracting/gas-contract.test.ts'],
  },
  {
    name: 'the wizard of gas asks for powers',
    file: 'web/src/procedures/new-contract/flow.ts',
    text: "gas: ['home', 'you', 'gas', 'payment']",
    becomes: "gas: ['home', 'you', 'contract', 'payment']",
    tests: ['web/src/procedures/new-contract/flow.test.ts'],
  },
]
