export const breaks = [
  {
    name: 'an e-mail may have 255 characters',
    text: 'trimmed.length <= 254',
    becomes: 'trimmed.length <= 255',
  },
  {
    name: 'an e-mail needs one label in its domain',
    text: 'labels.length >= 2',
    becomes: 'labels.length >= 1',
  },
  {
    name: 'letters beyond ASCII before the @ go out by any mail server',
    text: 'if (!smtpUtf8 && !ASCII.test(local)) return',
    becomes: 'if (local === null) return',
    noticedBy: ['r.smtp-letters'],
  },
]
