export const breaks = [
  {
    name: 'English writes the day before the month',
    text: "en: 'en-US'",
    becomes: "en: 'en-GB'",
    noticedBy: ['c1.regional-settings'],
  },
]
