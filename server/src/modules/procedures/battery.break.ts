export const breaks = [
  {
    name: 'a share of a battery is given that is not there',
    text: 'if (percent > highestShare(sharePercent, leftPercent)) {',
    becomes: 'if (percent > 999) {',
  },
]
