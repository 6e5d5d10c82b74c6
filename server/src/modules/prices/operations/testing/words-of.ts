/** The words of a page, without its markup. */
export function wordsOf(body: string): string {
  return body
    .replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/gu, ' ')
}
