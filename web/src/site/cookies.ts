/** The browser's cookies that scripts may read; none where it does not let anybody ask. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Sets a cookie, where the browser lets it: without it the same is asked again. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie
  } catch {
    // Cookies are blocked.
  }
}
