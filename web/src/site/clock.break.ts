export const breaks = [
  {
    name: 'the time that a phone slept does not count',
    text: 'Math.max(performance.now() - running, deviceMs() - device, 0)',
    becomes: 'Math.max(performance.now() - running, 0 * (deviceMs() - device), 0)',
  },
  {
    name: "the day is the device's",
    text: '(told ? told.ms + told.since() : deviceMs())',
    becomes: '(told ? deviceMs() : deviceMs())',
    noticedBy: ['c7.authorization'],
  },
]
