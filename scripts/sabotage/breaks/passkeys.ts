import type { Break } from '../breaks.ts'

const passkeys = ['server/src/modules/session/methods/passkeys.test.ts']
const codes = ['server/src/modules/session/methods/app-codes.test.ts']
const recovery = ['server/src/modules/account/recovery.test.ts']
const folder = 'server/src/modules/session/methods'

export const breaks: readonly Break[] = [
  {
    name: 'a challenge is answered twice',
    file: `${folder}/challenges.ts`,
    text: "    .deleteFrom('passkey_challenge')\n    .where('challenge_hash', '=', sha256(challenge))\n    .where('purpose', '=', purpose)\n    .where(sql<boolean>`session_id is not distinct from ${sessionId}::uuid`)\n    .where('expires_at', '>', at(nowMs))\n    .executeTakeFirstOrThrow()\n  return numDeletedRows === 1n",
    becomes:
      "    .updateTable('passkey_challenge').set({ purpose })\n    .where('challenge_hash', '=', sha256(challenge))\n    .where('purpose', '=', purpose)\n    .where(sql<boolean>`session_id is not distinct from ${sessionId}::uuid`)\n    .where('expires_at', '>', at(nowMs))\n    .executeTakeFirstOrThrow().then(({ numUpdatedRows }) => ({ numDeletedRows: numUpdatedRows }))\n  return numDeletedRows === 1n",
    tests: passkeys,
  },
  {
    name: 'a challenge is answered late',
    file: `${folder}/challenges.ts`,
    text: "    .where('expires_at', '>', at(nowMs))\n    .executeTakeFirstOrThrow()",
    becomes: '    .executeTakeFirstOrThrow()',
    tests: passkeys,
  },
  {
    name: 'a challenge is answered for another purpose',
    file: `${folder}/challenges.ts`,
    text: "    .where('purpose', '=', purpose)\n    .where(sql<boolean>`session_id is not distinct from ${sessionId}::uuid`)\n",
    becomes: '',
    tests: passkeys,
  },
  {
    name: 'a challenge is answered by another session',
    file: `${folder}/challenges.ts`,
    text: '    .where(sql<boolean>`session_id is not distinct from ${sessionId}::uuid`)\n',
    becomes: '',
    tests: passkeys,
  },
  {
    name: 'a passkey signs at another origin',
    file: `${folder}/verify-passkey.ts`,
    text: 'expectedOrigin: origin,',
    becomes: "expectedOrigin: [origin, 'https://office.endoll.test.evil.example'],",
    tests: passkeys,
  },
  {
    name: 'a passkey signs for another site',
    file: `${folder}/verify-passkey.ts`,
    text: 'expectedRPID: id,',
    becomes: "expectedRPID: [id, 'evil.example'],",
    tests: passkeys,
  },
  {
    name: 'a passkey signs without its owner',
    file: `${folder}/verify-passkey.ts`,
    text: 'requireUserVerification: true,',
    becomes: 'requireUserVerification: false,',
    tests: passkeys,
  },
  {
    name: 'a copied passkey goes on',
    file: `${folder}/verify-passkey.ts`,
    text: 'counter: stored.counter,\n    },\n  }).catch',
    becomes: 'counter: 0,\n    },\n  }).catch',
    tests: passkeys,
  },
  {
    name: 'a passkey signs in to another account than it names',
    file: `${folder}/verify-passkey.ts`,
    text: "  if (userHandle !== undefined && userHandle !== handleOf(stored.passkey_handle).toString('base64url'))\n    return undefined\n",
    becomes: '',
    tests: passkeys,
  },
  {
    name: 'tries with passkeys are not counted',
    file: `${folder}/passkeys.ts`,
    text: "    if (!account) throw new Failure('passkey_refused')",
    becomes: "    await attempt.forgive()\n    if (!account) throw new Failure('passkey_refused')",
    tests: passkeys,
  },
  {
    name: 'another session may change what is guarded',
    file: `${folder}/step-up.ts`,
    text: 'where id = ${caller.sessionId} and stepped_up_at',
    becomes: 'where account_id = ${caller.accountId} and stepped_up_at',
    tests: passkeys,
  },
  {
    name: 'a step up lasts as long as the session',
    file: 'api/src/step-up.ts',
    text: 'stepUpMinutes = 10',
    becomes: 'stepUpMinutes = 1000',
    tests: passkeys,
  },
  {
    name: 'another customer’s passkey steps up',
    file: `${folder}/step-up.ts`,
    text: 'if (shown !== caller.accountId)',
    becomes: 'if (shown === undefined && caller.accountId === 0)',
    tests: passkeys,
  },
  {
    name: 'an account changes without its passkey',
    file: 'api/src/procedures/iban.ts',
    text: '  stepUp: true,\n',
    becomes: '',
    tests: passkeys,
  },
  {
    name: 'a session alone adds a passkey',
    file: `${folder}/routes.ts`,
    text: 'if (!(await isGuarded(services, caller))) await requireCurrentPassword(services, caller, current)',
    becomes: 'if (current === services.mode) await requireCurrentPassword(services, caller, current)',
    tests: [...passkeys, ...codes],
  },
  {
    name: 'a password alone signs in where an app has codes',
    file: 'server/src/modules/session/operations.ts',
    text: '  if (steppedUp) {',
    becomes: '  if (steppedUp && code !== undefined) {',
    tests: codes,
  },
  {
    name: 'a code counts twice',
    file: `${folder}/app-codes.ts`,
    text: "    .where('last_step', '<', step)\n",
    becomes: '',
    tests: codes,
  },
  {
    name: 'a code counts for ten minutes',
    file: `${folder}/app-codes.ts`,
    text: 'const window = 1',
    becomes: 'const window = 20',
    tests: codes,
  },
  {
    name: 'codes are guessed without end',
    file: 'server/src/modules/session/attempts.ts',
    text: 'const codesPerAccount = 10',
    becomes: 'const codesPerAccount = 1000',
    tests: codes,
  },
  {
    name: 'a recovery code counts twice',
    file: `${folder}/recovery-codes.ts`,
    text: "    .where('code_hash', '=', hashOf(accountId, code))\n    .where('used_at', 'is', null)",
    becomes: "    .where('code_hash', '=', hashOf(accountId, code))",
    tests: [...passkeys, ...codes],
  },
  {
    name: 'a recovery leaves the passkey of whoever took the account over',
    file: 'server/src/modules/session/set-password-by-link.ts',
    text: "if (link.purpose === 'recovery') await endNewMethods(transaction, nowMs, id)",
    becomes: 'void endNewMethods',
    tests: recovery,
  },
  {
    name: 'a mailbox alone takes the owner’s passkeys away',
    file: `${folder}/new-methods.ts`,
    text: "    .where('created_at', '>', since)\n",
    becomes: '',
    tests: recovery,
  },
]
