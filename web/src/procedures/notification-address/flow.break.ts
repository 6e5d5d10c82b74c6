export const breaks = [
  {
    name: 'who has no other address is asked which',
    text: '...(others.length > 0 ? [choice] : []),',
    becomes: 'choice,',
  },
  {
    name: 'the mobile of a new address may be left out',
    text: '...(wrongMobile.ok ? {} : { mobile: [wrongMobile.error] }),',
    becomes: '',
  },
  {
    name: 'who gets the letters may be left out',
    text: "name.trim() === '' ? 'required_field'",
    becomes: "name === '?' ? 'required_field'",
  },
  {
    name: 'the e-mail of a new address may be anything',
    text: '...(wrongEmail.ok ? {}',
    becomes: "...(wrongEmail.ok || email !== '?' ? {}",
  },
  {
    name: 'the address that the contract has may be chosen',
    text: 'name !== current.name || full_address !== current.full_address',
    becomes: "name !== '?' || full_address !== current.full_address",
  },
  {
    name: 'another person’s letters to the same house cannot be chosen',
    text: 'name !== current.name || full_address !== current.full_address',
    becomes: 'full_address !== current.full_address',
  },
  {
    name: 'what is optional of an address is sent empty',
    text: '[field, text || null]',
    becomes: '[field, text]',
  },
]
