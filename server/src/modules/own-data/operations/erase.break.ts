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
]
