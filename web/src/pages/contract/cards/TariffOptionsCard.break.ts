export const breaks = [
  {
    name: 'what is chosen of a tariff is offered once more',
    text: '.filter((choice) => choice !== chosen)',
    becomes: '',
  },
]
