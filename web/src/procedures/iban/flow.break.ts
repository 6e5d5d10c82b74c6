export const breaks = [
  {
    name: 'a choice of one account is asked',
    text: 'if (others.length === 0) return [newAccount]',
    becomes: '',
  },
  {
    name: 'the account that the contract has can be chosen',
    text: 'accounts.filter(({ id }) => id !== current?.id)',
    becomes: 'accounts.filter(({ id }) => id !== -1)',
  },
  {
    name: 'the browser asks nobody whose the account is',
    text: "...(owner ? {} : { owner_is_bank_owner: ['owner_not_confirmed'] }),",
    becomes: '',
  },
  {
    name: 'the owner’s word is sent without being given',
    text: 'owner_is_bank_owner: owner === true',
    becomes: 'owner_is_bank_owner: true',
  },
  {
    name: 'an account that is too short is only wrong',
    text: "cut ? 'iban_length' : parsed.error",
    becomes: 'parsed.error',
  },
]
