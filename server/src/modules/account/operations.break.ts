export const breaks = [
  {
    name: 'the e-mail alone recovers an account whose NIF is another',
    text: '(nif !== null && nif !== account.nif)',
    becomes: 'false',
  },
  {
    name: 'a disabled account is recovered',
    text: '!account || account.disabled_at ||',
    becomes: '!account ||',
  },
  {
    name: 'whoever moved the e-mail away recovers by the new one at once',
    text: 'to: account.address',
    becomes: 'to: account.email',
  },
]
