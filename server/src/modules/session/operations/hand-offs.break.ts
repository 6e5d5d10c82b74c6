export const breaks = [
  {
    name: 'the secret of one customer signs in with the client id of another',
    text: 'if (accountId === undefined || (await customerCodeOf(db, accountId)) !== clientId) return undefined',
    becomes: 'void clientId',
    noticedBy: ['v2.guard-client-id'],
  },
  {
    name: 'the token of an address is the secret of a client id',
    text: "spendHandOff(db, nowMs, secret, 'client-id')",
    becomes: "spendHandOff(db, nowMs, secret, 'sign-in')",
    noticedBy: ['v2.guard-client-id'],
  },
  {
    name: 'somebody of the retailer opens an office and its owner is not told',
    text: "await noticeAccount(transaction, services, account, 'opened_for', opened)",
    becomes: 'void noticeAccount',
    noticedBy: ['c8.invalid-token'],
  },
]
