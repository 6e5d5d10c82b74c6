export const breaks = [
  {
    name: 'what the battery paid counts as surplus too',
    text: 'surplusCents: bothCents - batteryCents',
    becomes: 'surplusCents: bothCents',
  },
]
