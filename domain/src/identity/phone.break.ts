export const breaks = [
  {
    name: 'the (0) of a number with its country is dialled',
    text: ".replace(WITHIN, '$1')",
    becomes: '',
  },
  {
    name: 'a landline is a mobile',
    text: 'findE164(number, /^[67]/)',
    becomes: 'findE164(number, /^[6-9]/)',
  },
  {
    name: 'no international number is a mobile',
    text: 'INTERNATIONAL.test(number) ?',
    becomes: 'number === INTERNATIONAL.source ?',
  },
]
