export const breaks = [
  {
    name: 'a postal code may have six characters',
    text: 'postalCode.length !== POSTAL_CODE_DIGITS',
    becomes: 'postalCode.length < POSTAL_CODE_DIGITS',
  },
  {
    name: 'a postal code of province 53 is taken',
    text: 'province > 52',
    becomes: 'province > 53',
  },
]
