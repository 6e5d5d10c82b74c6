export const breaks = [
  {
    name: 'the cookie that binds a sign-in is sent with calls of other sites, and scripts read it',
    text: "httpOnly: true, sameSite: 'strict'",
    becomes: "httpOnly: false, sameSite: 'none'",
  },
]
