export const breaks = [
  {
    name: 'the wizard of gas asks for powers',
    text: "gas: ['home', 'you', 'gas', 'payment']",
    becomes: "gas: ['home', 'you', 'contract', 'payment']",
  },
  {
    name: 'who has no business is offered a second supply',
    text: "(isCompanyVat(vat) || residenceType === 'business')",
    becomes: '(isCompanyVat(vat) || residenceType !== undefined)',
    noticedBy: ['r.several-in-the-wizard'],
  },
  {
    name: 'a further supply need not say whether its holder changes',
    text: '...(changeOwner === undefined ? {} : { changeOwner })',
    becomes: '...(changeOwner === undefined ? {} : {})',
    noticedBy: ['r.several-in-the-wizard'],
  },
  {
    name: 'a further supply takes the home of the first',
    text: '.filter(([field]) => !askedOfEach.has(field)))',
    becomes: '.filter(([field]) => field !== askedOfEach.size.toString()))',
    noticedBy: ['r.several-in-the-wizard'],
  },
]
