export const breaks = [
  {
    name: 'the end of one service ends all of its name',
    text: ' and own.start_day = asked.start_day',
    becomes: '',
    noticedBy: ['r.end-service'],
  },
  {
    name: 'the end of a service is not kept, and the next file undoes it',
    text: 'asked_end_day = greatest(${lastDay}::date, own.start_day)',
    becomes: 'asked_end_day = own.asked_end_day',
    noticedBy: ['r.end-service'],
  },
]
