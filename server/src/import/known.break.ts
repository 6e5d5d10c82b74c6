export const breaks = [
  {
    name: 'an import reads every customer',
    text: 'from customer where code = any(${codes})',
    becomes: 'from customer where code = any(${codes}) or true',
  },
  {
    name: 'an import reads every supply',
    text: 'where cups20 = any(${cups20})',
    becomes: 'where cups20 = any(${cups20}) or true',
  },
]
