export const breaks = [
  {
    name: 'the next person of an address gets the account of the one before',
    text: "if (!linked) throw new Failure('openid_refused')",
    becomes: 'void linked',
  },
  {
    name: 'whoever registered an e-mail first comes back in beside its owner',
    text: 'const cleared = { password_hash: null, must_change_password: false }',
    becomes: 'const cleared = { must_change_password: false }',
  },
  {
    name: 'with a claim that names the customer the e-mail opens the account all the same',
    text: 'if (deployment.openid.customerClaim !== null)',
    becomes: 'if (deployment.openid.customerClaim !== null && identity.customerCode !== null)',
  },
]
