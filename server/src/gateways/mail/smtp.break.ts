export const breaks = [
  {
    name: 'letters are written to a mail server that does not know them',
    text: 'if (needsSmtpUtf8(to) && !(await offersSmtpUtf8(server)))',
    becomes: 'if (needsSmtpUtf8(to) && to === null)',
    noticedBy: ['r.smtp-letters'],
  },
]
