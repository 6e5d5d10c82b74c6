export const breaks = [
  {
    name: 'the list forgets what is unread',
    text: "      .orderBy(sql`${unread} > 0`, 'desc')\n",
    becomes: '',
  },
  {
    name: 'a case that is no claim has an acknowledgement',
    text: 'if (type === null || subtype === null || answerDueDay === null) throw notFound()',
    becomes: "if (row.reference === '' || type === undefined) throw notFound()",
    noticedBy: ['c3.claim'],
  },
]
