export const breaks = [
  {
    name: 'the nonce of one sign-in is that of the next',
    text: "nonce: derive('nonce')",
    becomes: "nonce: derive('').replaceAll(/./g, 'n')",
  },
  {
    name: 'the PKCE verifier stands in the address',
    text: "verifier: derive('verifier')",
    becomes: "verifier: derive('nonce')",
  },
  {
    name: 'a sign-in that another browser began is finished here',
    text: "    .where('browser_hash', '=', hashOfSecret(browserSecret))\n",
    becomes: '',
  },
  {
    name: 'a sign-in is finished an hour after it began',
    text: "    .where('expires_at', '>', at(nowMs))\n",
    becomes: '',
  },
  {
    name: 'a nonce that is not the one of the cookie is not looked at',
    text: '(nonce === undefined || nonce === binding.nonce)',
    becomes: '(state !== undefined || nonce === binding.nonce)',
  },
]
