export const breaks = [
  {
    name: 'nobody is told that a meter is silent',
    text: 'meter.last_day !== null && isSilentMeter(meter.last_day, today, days)',
    becomes: 'meter.last_day !== null && !isSilentMeter(meter.last_day, today, days)',
    noticedBy: ['r.silent-meter'],
  },
]
