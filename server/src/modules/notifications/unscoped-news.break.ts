export const breaks = [
  {
    name: 'an answer that was read is told all the same',
    text: 'and crm_message.position > crm_case.seen ',
    becomes: '',
    noticedBy: ['notifications.test.ts'],
  },
]
