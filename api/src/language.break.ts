export const breaks = [
  {
    name: 'English writes the day before the month',
    text: "=== 'mdy' ? 'en-US'",
    becomes: "=== 'mdy' ? 'en-GB'",
    noticedBy: ['c1.regional-settings'],
  },
]
