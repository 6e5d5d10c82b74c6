export const breaks = [
  {
    name: 'a new password of five characters is taken',
    text: 'characters.length < minPasswordLength(settings)',
    becomes: 'characters.length + 1 < minPasswordLength(settings)',
  },
  {
    name: 'the strict profile is content with eleven characters',
    text: 'strictMinLength = 12',
    becomes: 'strictMinLength = 11',
  },
  {
    name: 'common passwords are taken',
    text: 'common.has(composed.toLowerCase()) ||',
    becomes: '',
  },
  {
    name: 'a password may hold the CUPS',
    text: '[code.slice(0, 20), code.slice(2, 18)]',
    becomes: '[]',
  },
]
