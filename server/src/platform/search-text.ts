/** Text as the filters of lists compare it: lower case, without accents or control characters, single spaces. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/**
 * The LIKE pattern of what a customer typed, for a column written by `searchable`: found anywhere, a space matches
 * anything, and `%`, `_` and `\` stand for themselves.
 */
export const likePattern = (filter: string): string => {
  const words = searchable(filter).replaceAll(/[\\%_]/g, '\\$&')
  return words === '' ? '%' : `%${words.replaceAll(' ', '%')}%`
}
