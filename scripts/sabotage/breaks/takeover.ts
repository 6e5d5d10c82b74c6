import type { Break } from '../breaks.ts'

const tests = ['server/src/modules/session/moving-address.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a session alone changes the e-mail',
    file: 'server/src/modules/session/operations/current-password.ts',
    text: "if (current === undefined) throw invalidFields({ current: ['required_field'] })",
    becomes:
      "if (current === undefined) return (await findAccount(services.db, caller.accountId))?.password_hash ?? ''",
    tests,
  },
  {
    name: 'any password changes the e-mail',
    file: 'server/src/modules/session/operations/current-password.ts',
    text: "if (!stored || !matches) throw new Failure('current_password_wrong')",
    becomes: "if (!stored || (!matches && false)) throw new Failure('current_password_wrong')",
    tests,
  },
  {
    name: 'guesses at the current password are not counted',
    file: 'server/src/modules/session/operations/current-password.ts',
    text: 'if (matches && admitted) await attempt.forgive()',
    becomes: 'if (admitted) await attempt.forgive()',
    tests,
  },
  {
    name: 'a new address signs at once',
    file: 'server/src/platform/signing-address.ts',
    text: '72 * 3_600_000',
    becomes: '0',
    tests,
  },
  {
    name: 'two changes of address make the wait shorter',
    file: 'server/src/modules/requests/effect.ts',
    text: 'email_before: await signingAddress(db, account.id, nowMs)',
    becomes: 'email_before: account.email',
    tests,
  },
  {
    name: 'a new address ends no session',
    file: 'server/src/modules/session/operations/live-sessions.ts',
    text: 'id is distinct from ${session_id}::uuid',
    becomes: 'id is distinct from ${session_id}::uuid and false',
    tests,
  },
  {
    name: 'a link outlives a change of password',
    file: 'server/src/modules/session/operations/change-password.ts',
    text: "await services.accountHooks.accountSecured(transaction, services, account.id, 'password_change')",
    becomes: 'void services.accountHooks',
    tests,
  },
  {
    name: 'a link outlives the end of the other sessions',
    file: 'server/src/modules/session/operations/live-sessions.ts',
    text: "await services.accountHooks.accountSecured(transaction, services, accountId, 'sessions_ended')",
    becomes: 'void services.accountHooks',
    tests,
  },
  {
    name: 'a token that was handed off outlives everything',
    file: 'server/src/modules/session/hand-off.ts',
    text: ".where('used_at', 'is', null).execute()",
    becomes: ".where('used_at', 'is not', null).execute()",
    tests,
  },
  {
    name: 'the same password in other Unicode is a new one',
    file: 'server/src/modules/session/operations/change-password.ts',
    text: "password.normalize('NFC') === current.normalize('NFC')",
    becomes: 'password === current',
    tests: ['server/src/modules/session/password-change.test.ts'],
  },
  {
    name: 'the link of a new address is no secret',
    file: 'server/src/platform/http/address-secret.ts',
    text: '/(^|_)(token|secret)$/i',
    becomes: '/^(token|secret)$/i',
    tests: ['server/src/platform/http/address-secret.test.ts'],
  },
  {
    name: 'ending the other sessions leaves idle ones to a clock that is set back',
    file: 'server/src/modules/session/operations/live-sessions.ts',
    text: ".where('id', '<>', caller.sessionId)\n",
    becomes: ".where('id', '<>', caller.sessionId)\n      .where(isInTime(services))\n",
    tests: ['server/src/modules/session/live-sessions.test.ts'],
  },
]
