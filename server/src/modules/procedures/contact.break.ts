export const breaks = [
  {
    name: 'an open session moves the e-mail that bills go to',
    text: 'await requireCurrentPassword(services, caller, current)',
    becomes: 'void requireCurrentPassword',
  },
  {
    name: 'the old e-mail is not notified of a new one',
    text: "notices: known === null ? [] : [{ to: known, about: 'contact_email' }]",
    becomes: 'notices: []',
  },
  {
    name: 'a new e-mail of the account counts at once',
    text: 'confirmation: { to: email },',
    becomes: '',
  },
  {
    name: 'six e-mails a day may be asked for',
    text: 'mostEmailsADay = 5',
    becomes: 'mostEmailsADay = 6',
  },
  {
    name: 'a contact may be set to what it is',
    text: "if (now === asked) throw invalidFields({ [field]: ['same_value'] })",
    becomes: '',
  },
]
