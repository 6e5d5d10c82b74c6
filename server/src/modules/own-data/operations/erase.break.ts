export const breaks = [
  {
    name: 'who has gone can still be found by their mobile',
    text: 'email_before = null, mobile = null,',
    becomes: 'email_before = null,',
    noticedBy: ['r.erasure'],
  },
  {
    name: 'sessions outlive the account',
    text: "  ofAccount('session'),\n",
    becomes: '',
    noticedBy: ['r.erasure'],
  },
  {
    name: 'mails of who shares the mailbox go too',
    text: 'where customer_id <> ${id}\n                        and lower(notification_email) = lower(named.address))',
    becomes: 'where false)',
    noticedBy: ['r.erasure'],
  },
  {
    name: 'who has become a customer again is erased',
    text: "contract.state in ('activa', 'esborrany'))",
    becomes: "contract.state in ('none'))",
    noticedBy: ['r.erasure'],
  },
]
