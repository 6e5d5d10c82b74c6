export const breaks = [
  {
    name: 'an enquiry is promised an answer on Sundays too',
    text: 'addWorkingDays(written, workingDays) : null',
    becomes: 'written : null',
    noticedBy: ['r.enquiry-day'],
  },
]
