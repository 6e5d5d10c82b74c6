export const breaks = [
  {
    name: 'a passkey signs at another origin',
    text: 'expectedOrigin: origin,',
    becomes: "expectedOrigin: [origin, 'https://office.endoll.test.evil.example'],",
  },
  {
    name: 'a passkey signs for another site',
    text: 'expectedRPID: id,',
    becomes: "expectedRPID: [id, 'evil.example'],",
  },
  {
    name: 'a passkey signs without its owner',
    text: 'requireUserVerification: true,',
    becomes: 'requireUserVerification: false,',
  },
  {
    name: 'a copied passkey goes on',
    text: 'stored.counter > 0 && counter <= stored.counter',
    becomes: 'stored.counter < 0',
  },
  {
    name: 'a passkey that counts anew is refused for ever',
    text: '.set({ counter, used_at',
    becomes: '.set({ counter: Math.max(counter, stored.counter), used_at',
  },
  {
    name: 'nobody is told of a passkey that counts anew',
    text: "if (account) await noticeAccount(transaction, services, account, 'passkey_counts_anew')",
    becomes: 'void account',
  },
  {
    name: 'a passkey signs in to another account than it names',
    text: "  if (userHandle !== undefined && userHandle !== handleOf(stored.passkey_handle).toString('base64url'))\n    return undefined\n",
    becomes: '',
  },
]
