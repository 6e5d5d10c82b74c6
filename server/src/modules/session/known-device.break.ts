export const breaks = [
  {
    name: 'a browser of another account or of an older password counts as known',
    text: 'said?.sub === String(account.id) && said.pwd === fingerprint(account.password_hash)',
    becomes: 'said !== undefined && fingerprint(account.password_hash) !== undefined',
  },
]
