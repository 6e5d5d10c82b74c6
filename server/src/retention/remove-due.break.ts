export const breaks = [
  {
    name: 'copies of all data stay where they are',
    text: ".where('created_at', '<', at(clock.nowMs() - keptDays.exports * dayMs))",
    becomes: ".where('created_at', '<', at(clock.nowMs() - 99_999 * dayMs))",
    noticedBy: ['r.own-copy'],
  },
  {
    name: 'one statement removes however much there is',
    text: 'where ${where} limit ${rowsAtOnce}))',
    becomes: 'where ${where}))',
    noticedBy: ['law.retention'],
  },
  {
    name: 'a first run that did not come to its end is the last of the day',
    text: 'isAll &&= removed.isAll',
    becomes: 'isAll ||= removed.isAll',
    noticedBy: ['law.retention'],
  },
]
