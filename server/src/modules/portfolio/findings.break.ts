export const breaks = [
  {
    name: 'the powers of the portfolio save what they save before taxes',
    text: 'cents: centsOf(suggestion.saving_with_taxes)',
    becomes: 'cents: centsOf(suggestion.saving)',
  },
]
