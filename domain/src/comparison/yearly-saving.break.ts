export const breaks = [
  {
    name: 'one bill is the year by its days alone, in May as in January',
    text: 'const byUse = useOfYear(asked, plainUse, ofSun)',
    becomes: 'const byUse = byDays',
  },
]
