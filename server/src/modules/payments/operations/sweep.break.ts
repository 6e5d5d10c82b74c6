export const breaks = [
  {
    name: 'messages that never came are not looked for',
    text: 'if (await takeUnlessEarly(services, message)) taken += 1',
    becomes: 'if (message.id === services.mode) taken += 1',
  },
]
