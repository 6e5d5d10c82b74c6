/**
 * A path of this site to be sent to, or the root. Looked at as a browser reads it: `//` and `/\` name another host, and
 * tabs and line ends are dropped before that is decided, so that none may stand in it.
 */
export function pathHere(path: string): string {
  return /^\/(?![/\\])[\x21-\x7E]*$/.test(path) ? path : '/'
}
