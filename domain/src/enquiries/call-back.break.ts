export const breaks = [
  {
    name: 'a call is promised for a time that is over',
    text: 'atMs === undefined || atMs < earliestMs',
    becomes: 'atMs === undefined',
    noticedBy: ['r.call-back'],
  },
  {
    name: 'somebody is to call on a holiday of the place',
    text: ' && !holidays.includes(day)',
    becomes: '',
    noticedBy: ['r.call-back'],
  },
  {
    name: 'the last call goes on after everybody has left',
    text: 'Math.floor((last - first) / slotMinutes)',
    becomes: 'Math.ceil((last - first) / slotMinutes)',
    noticedBy: ['r.call-back'],
  },
]
