export const breaks = [
  {
    name: 'the hash of the password goes into the copy',
    text: "without: ['password_hash', 'passkey_handle']",
    becomes: "without: ['passkey_handle']",
    noticedBy: ['r.own-copy'],
  },
  {
    name: 'the copy has the bills of the holder before',
    text: " and invoice.from_day >= coalesce(contract.held_from, '-infinity'))`",
    becomes: ')`',
    noticedBy: ['r.own-copy'],
  },
]
