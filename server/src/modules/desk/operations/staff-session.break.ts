export const breaks = [
  {
    name: 'an idle session goes on',
    text: 'nowMs - deskSession.idleMinutes * minuteMs',
    becomes: 'nowMs - deskSession.hours * 60 * minuteMs',
    noticedBy: ['r.desk-who'],
  },
  {
    name: 'who works here no more comes in',
    text: ".where('staff.disabled_at', 'is', null)",
    becomes: '',
    noticedBy: ['r.desk-who'],
  },
]
