/** Whether an address carries a secret in its query: `token`, `email_token`, `secret`, however they are encoded. */
export function addressHoldsSecret(url: string): boolean {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : ''
  return [...new URLSearchParams(query).keys()].some((name) => /(^|_)(token|secret)$/i.test(name))
}
