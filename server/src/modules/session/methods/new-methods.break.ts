export const breaks = [
  {
    name: 'a recovery leaves the provider linked that somebody has just linked',
    text: ".where('openid_identity.created_at', '>', since)",
    becomes: ".where('openid_identity.created_at', '<', since)",
    noticedBy: ['c3.cookies-openid'],
  },
  {
    name: 'a mailbox alone takes the owner’s passkeys away',
    text: "    .where('created_at', '>', since)\n",
    becomes: '',
    noticedBy: ['v5.reset'],
  },
]
