export const breaks = [
  {
    name: 'the browser lets five characters pass',
    text: 'lengthOf(passwords.new) < shortest',
    becomes: 'lengthOf(passwords.new) + 1 < shortest',
  },
  {
    name: 'a repeated password need not match',
    text: "passwords.repeat === passwords.new ? undefined : 'mismatch'",
    becomes: "passwords.repeat === '' ? 'mismatch' : undefined",
  },
]
