export const breaks = [
  {
    name: 'more than what there is would have been enough',
    text: 'Math.min(Math.ceil(leastW / stepW) * stepW, presentW)',
    becomes: 'Math.ceil(leastW / stepW) * stepW',
  },
  {
    name: 'a demand leaves no margin under the limiter',
    text: '(demandW * (100 + marginPercent)) / 100',
    becomes: 'demandW',
  },
]
