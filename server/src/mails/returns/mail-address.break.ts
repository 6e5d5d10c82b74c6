export const breaks = [
  {
    name: 'mails go on to an address of which they came back',
    text: '  return stopped !== undefined\n',
    becomes: '  return stopped !== undefined && to === ""\n',
    noticedBy: ['r.mail-complaint'],
  },
  {
    name: 'a link that somebody asked for does not go to an address of which mails came back',
    text: '  password_link: true,',
    becomes: '  password_link: false,',
    noticedBy: ['r.mail-complaint'],
  },
  {
    name: 'the link that checks an address serves for ever',
    text: 'services.clock.nowMs() - checkDays * 86_400_000',
    becomes: '0',
    noticedBy: ['r.mail-complaint'],
  },
]
