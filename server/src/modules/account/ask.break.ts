export const breaks = [
  {
    name: 'recovery refuses the address that an account has',
    text: 'parseEmail(typed.email, { smtpUtf8: true })',
    becomes: 'parseEmail(typed.email, { smtpUtf8: false })',
    noticedBy: ['r.smtp-letters'],
  },
]
