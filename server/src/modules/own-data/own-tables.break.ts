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
  {
    name: 'the copy has the bank account of the holder before',
    text: "mandate: { owned: heldOn('signed_day') }",
    becomes: 'mandate: { owned: (id) => sql`contract_id in ${contracts(id)}` }',
    noticedBy: ['r.own-copy'],
  },
  {
    name: 'the copy has mails of a mailbox that a form has named',
    text: '(select lower(email) from account where customer_id = ${id})`',
    becomes:
      '(select lower(email) from account where customer_id = ${id} union select lower(notification_email) from contract where customer_id = ${id})`',
    noticedBy: ['r.own-copy'],
  },
  {
    name: 'the copy has the use of who lives there now',
    text: " and state = 'activa')`",
    becomes: ')`',
    noticedBy: ['r.own-copy'],
  },
]
