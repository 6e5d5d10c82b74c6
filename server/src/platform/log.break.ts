export const breaks = [
  {
    name: 'a warning is reported as an error',
    text: "logger.levels.values['error']!",
    becomes: "logger.levels.values['warn']!",
    noticedBy: ['c9.replay'],
  },
]
