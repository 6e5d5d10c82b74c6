export const breaks = [
  {
    name: 'electronic notification without a day of start counts as active',
    text: 'if (facts.electronic_notification && start !== null)',
    becomes: 'if (start !== null)',
  },
]
