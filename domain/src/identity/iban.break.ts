export const breaks = [
  {
    name: 'an account outside the SEPA zone is debited',
    text: "return { ok: false, error: 'iban_not_sepa' }",
    becomes: 'return parsed',
  },
  {
    name: 'the word before an IBAN is part of it',
    text: '.replace(/^IBAN:?/',
    becomes: '.replace(/^NABI:?/',
  },
  {
    name: 'digits are taken where the registry asks for letters',
    text: "a: '[A-Z]'",
    becomes: "a: '[0-9A-Z]'",
  },
  {
    name: 'the check digits of an IBAN of Pakistan are not looked at',
    text: '% 97n === 1n',
    becomes: '% 97n >= 0n',
  },
]
