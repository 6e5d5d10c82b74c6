export const breaks = [
  {
    name: 'a client id signs in where there is no single sign-on',
    text: "  access: 'anonymous',\n  switch: 'sso',",
    becomes: "  access: 'anonymous',",
    noticedBy: ['v2.guard-client-id'],
  },
]
