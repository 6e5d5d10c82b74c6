export const breaks = [
  {
    name: 'cards refused through a link block those of the account',
    text: ".where('by_link', '=', byLink)",
    becomes: '',
  },
  {
    name: 'two windows that pay the same part of a bill pay two of them',
    text: ' || due.some(({ isNext }) => !isNext)',
    becomes: '',
  },
  {
    name: 'the provider is asked for the amount that the browser says',
    text: 'if (centsOf(asked.amount) !== cents ||',
    becomes: 'if (centsOf(asked.amount) === 0 ||',
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
