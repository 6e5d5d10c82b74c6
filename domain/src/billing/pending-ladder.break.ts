export const breaks = [
  {
    name: 'the second letter comes at once',
    text: 'addWorkingDays(day, waits.secondLetterWorkingDays)',
    becomes: 'addWorkingDays(day, 1)',
  },
  {
    name: 'a cut is announced to a home that may not be cut',
    text: '  if (ban) return { ban }\n',
    becomes: '',
    noticedBy: ['law.1.gas'],
  },
  {
    name: 'the time of a letter runs before it is delivered',
    text: '  if (waiting) return waiting\n',
    becomes: '',
    noticedBy: ['r.law-case-course'],
  },
  {
    name: 'with the bonus the waits are those of everybody',
    text: 'if (!hasBonusAfter(from, protections)) return',
    becomes: 'return',
  },
  {
    name: 'with the bonus a supply is cut where its power is only lowered',
    text: ' + waits.minimumSupply.months',
    becomes: '',
    noticedBy: ['law.1.bonus'],
  },
  {
    name: 'the power is said to be lowered of who has no more than that',
    text: ' || Math.max(0, ...powersW) <= powerW',
    becomes: '',
    noticedBy: ['law.1.bonus'],
  },
]
