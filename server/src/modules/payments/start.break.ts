export const breaks = [
  {
    name: 'cards refused through a link block those of the account',
    text: ".where('by_link', '=', byLink)",
    becomes: '',
  },
  {
    name: 'two windows that pay the same part of a bill pay two of them',
    text: ' || part?.position !== instalment',
    becomes: '',
  },
  {
    name: 'the provider is asked for the amount that the browser says',
    text: 'if (centsOf(amount) !== cents || part',
    becomes: 'if (centsOf(amount) === 0 || part',
  },
  {
    name: 'cards are tried without end',
    text: 'mostRefusals = 10',
    becomes: 'mostRefusals = 1000',
  },
  {
    name: 'of several bills those that can be paid are, and the others are not',
    text: 'requirePayable(invoices)\n',
    becomes: 'requirePayable(invoices.slice(0, 1))\n',
  },
]
