export const breaks = [
  {
    name: 'the password is enough',
    text: 'if (row.enrolled_at !== null) {',
    becomes: 'if (row.enrolled_at === undefined) {',
    noticedBy: ['r.desk-who'],
  },
  {
    name: 'a code of the desk counts twice',
    text: "    .where('last_step', '<', step)\n",
    becomes: '',
    noticedBy: ['r.desk-who'],
  },
  {
    name: 'a password that was given counts for ever',
    text: 'row.disabled_at !== null || isOver',
    becomes: 'row.disabled_at !== null || (isOver && false)',
    noticedBy: ['r.desk-who'],
  },
]
