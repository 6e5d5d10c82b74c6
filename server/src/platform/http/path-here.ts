/**
 * The path, if it is one of this site to redirect to; else the root. Browsers read `//` and `/\` as another host, and
 * drop tabs and line ends before they look, so that neither is allowed.
 */
export function pathHere(path: string): string {
  return /^\/(?![/\\])[\x21-\x7E]*$/.test(path) ? path : '/'
}
