export const breaks = [
  {
    name: 'a real reading counts as corrected too',
    text: 'last?.estimated ?',
    becomes: 'last ?',
    noticedBy: ['r.own-readings'],
  },
  {
    name: 'a meter runs back',
    text: "Number(text) < Math.floor(lastReal) ? 'reading_below_last' : undefined",
    becomes: "Number(text) < 0 ? 'reading_below_last' : undefined",
    noticedBy: ['c9.autolectures'],
  },
  {
    name: 'a reading ten times too high is not asked about',
    text: 'const doubtTimes = 3',
    becomes: 'const doubtTimes = 300',
    noticedBy: ['c9.autolectures'],
  },
  {
    name: 'whose meter is read from afar is told that a reading is needed',
    text: "return facts.readFromAfar ? 'read_from_afar' : 'taken'",
    becomes: "return 'taken'",
    noticedBy: ['c9.autolectures'],
  },
]
