export const breaks = [
  {
    name: 'the e-mail alone recovers an account whose NIF is another',
    text: '(nif !== null && nif !== account.nif)',
    becomes: 'false',
    noticedBy: ['recovery.test.ts'],
  },
  {
    name: 'a disabled account is recovered',
    text: '!account || account.disabled_at ||',
    becomes: '!account ||',
    noticedBy: ['recovery.test.ts'],
  },
  {
    name: 'whoever moved the e-mail away recovers by the new one at once',
    text: 'to: account.address',
    becomes: 'to: account.email',
    noticedBy: ['recovery.test.ts'],
  },
]
