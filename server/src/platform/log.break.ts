export const breaks = [
  {
    name: 'a warning is reported as an error',
    text: "logger.levels.values['error']!",
    becomes: "logger.levels.values['warn']!",
    noticedBy: ['c9.replay'],
  },
  {
    name: 'whatever is called a customer reaches the log',
    text: 'HASHES[key]!.test(String(value))',
    becomes: 'value !== HASHES',
    noticedBy: ['r.no-personal-data-in-logs'],
  },
]
