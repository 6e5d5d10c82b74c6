export const breaks = [
  {
    name: 'the tariff of last resort is for any use',
    text: ' && (yearlyWh ?? 0) <= mostWh',
    becomes: '',
  },
  {
    name: 'a price without a source counts as regulated',
    text: ' || sources.length < now.length',
    becomes: '',
  },
]
