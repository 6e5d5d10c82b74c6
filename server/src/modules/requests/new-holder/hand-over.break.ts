export const breaks = [
  {
    name: 'a known customer gets a second one of the same NIF',
    text: '?? signed ?? theirs[0]',
    becomes: '',
    noticedBy: ['law.3.holder', 'r.change-holder'],
  },
  {
    name: 'a contract is given to the customer of a tax id, whoever signed',
    text: 'address !== null && address === mailbox',
    becomes: 'address !== null || mailbox === null',
    noticedBy: ['r.known-person'],
  },
  {
    name: 'a contract that changes hands keeps the mobile that the holder typed',
    text: 'notification_mobile: owner.mobile,',
    becomes: 'notification_mobile: holder.mobile,',
    noticedBy: ['r.known-person'],
  },
]
