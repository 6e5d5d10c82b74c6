export const breaks = [
  {
    name: 'mails that were given up stay so',
    text: 'set failed_because = null, attempts = 0',
    becomes: 'set attempts = 0',
  },
  {
    name: 'a mail whose code was deleted is sent again',
    text: "('signature_code', 'spoken_code', 'confirm_email', 'reminder', 'password_link')",
    becomes: "('signature_codes', 'confirm_email')",
  },
]
