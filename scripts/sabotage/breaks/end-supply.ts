import type { Break } from '../breaks.ts'

const tests = ['server/src/modules/procedures/end-supply.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a withdrawal is taken after its last day',
    file: 'domain/src/contracting/withdrawal.ts',
    text: 'today > lastWithdrawalDay(signDay) || ',
    becomes: '',
    tests: ['server/src/modules/procedures/withdrawal.test.ts'],
  },
  {
    name: 'a supply may end tomorrow',
    file: 'domain/src/procedures/end-supply.ts',
    text: 'first: addWorkingDays(today, NOTICE_WORKING_DAYS)',
    becomes: 'first: addDays(today, 1)',
    tests: ['domain/src/procedures/end-supply.test.ts', ...tests],
  },
  {
    name: 'a supply that is signed late ends on a day that is over',
    file: 'domain/src/procedures/end-supply.ts',
    text: 'return asked < first ? first : asked',
    becomes: 'return asked',
    tests: ['domain/src/procedures/end-supply.test.ts'],
  },
  {
    name: 'coming back is said to cost no access',
    file: 'domain/src/procedures/end-supply.ts',
    text: ' + productCents([rights.accessPerKw, powerW], 1000)',
    becomes: '',
    tests: ['domain/src/procedures/end-supply.test.ts', ...tests],
  },
  {
    name: 'a supply ends though nobody said that they know of the cut',
    file: 'server/src/modules/procedures/end-supply.ts',
    text: "...(body.cut_accepted ? {} : { cut_accepted: ['cut_not_accepted'] }),",
    becomes: '',
    tests,
  },
  {
    name: 'the end of a supply is asked for while the distributor does something else',
    file: 'server/src/modules/procedures/end-supply.ts',
    text: 'if (refusal) throw new Failure(refusal)',
    becomes: 'void refusal',
    tests,
  },
  {
    name: 'a change that the retailer says for a day to come is in effect today',
    file: 'server/src/modules/requests/operations/answer.ts',
    text: 'day !== undefined && day > today ? day : undefined',
    becomes: 'day !== undefined && day < today ? day : undefined',
    tests,
  },
  {
    name: 'the contract ends on the day that was asked for, not on that of the meter',
    file: 'server/src/modules/requests/effect.ts',
    text: "end_day: request.effective_day, state: 'baixa'",
    becomes: "state: 'baixa'",
    tests,
  },
  {
    name: 'a contract whose supply has ended goes on',
    file: 'server/src/modules/requests/effect.ts',
    text: "end_day: request.effective_day, state: 'baixa'",
    becomes: 'end_day: request.effective_day',
    tests,
  },
]
