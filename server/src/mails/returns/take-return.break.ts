export const breaks = [
  {
    name: 'what came back before an address was confirmed stops it again',
    text: 'atMs <= instantMs(row.works_since)',
    becomes: 'atMs < 0',
    noticedBy: ['r.mail-complaint'],
  },
  {
    name: 'a return is put with the address that its report names, not with that of our mail',
    text: 'mail?.recipient ?? returned.address',
    becomes: 'returned.address ?? mail?.recipient',
    noticedBy: ['r.mail-complaint'],
  },
  {
    name: 'addresses that nobody here has are kept',
    text: '|| !(mail || (await isKnown(db, address)))',
    becomes: '|| !(mail || (await isKnown(db, address)) || address)',
    noticedBy: ['POST retailer/mails/returns/'],
  },
  {
    name: 'a link of before an address was stopped again has mails go on',
    text: ', check_hash: null })',
    becomes: ' })',
    noticedBy: ['r.mail-complaint'],
  },
]
