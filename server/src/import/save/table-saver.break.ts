export const breaks = [
  {
    name: 'files bring addresses that no mail gets to',
    text: 'return email === null || parseEmail(email, { smtpUtf8 }).ok',
    becomes: 'return email === null || smtpUtf8 !== null',
    noticedBy: ['r.smtp-letters'],
  },
]
