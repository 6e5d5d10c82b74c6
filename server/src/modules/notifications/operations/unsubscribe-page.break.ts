export const breaks = [
  {
    name: 'a look at the link ends the mails',
    text: "return sendPage(services, { request, reply }, reader ? 'ask' : 'wrong')",
    becomes:
      "if (reader) await endMails(services.db, reader)\n      return sendPage(services, { request, reply }, reader ? 'ask' : 'wrong')",
    noticedBy: ['r.unsubscribe'],
  },
]
