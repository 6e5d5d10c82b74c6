export const breaks = [
  {
    name: 'a delegate ends the tokens of others',
    text: 'if (delegationId === undefined) return own',
    becomes: 'if (delegationId === undefined || customerId > 0) return own',
    noticedBy: ['r.data-token-acting'],
  },
  {
    name: 'the secret itself is stored',
    text: 'secret_hash: hashOfSecret(secret)',
    becomes: 'secret_hash: Buffer.from(secret)',
    noticedBy: ['r.data-token'],
  },
]
