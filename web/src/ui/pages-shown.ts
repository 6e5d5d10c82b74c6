/** So many pages need no numbers: previous and next lead to all of them. */
const fewPages = 2

/**
 * The numbers of pages that a list of pages shows: the first, the last and those beside the current one. `undefined` stands
 * for those left out; none are shown where there are few pages.
 */
export function pagesShown(page: number, count: number): readonly (number | undefined)[] {
  if (count <= fewPages) return []
  const shown = [...new Set([1, page - 1, page, page + 1, count])].filter((one) => one >= 1 && one <= count)
  return shown.flatMap((one, index) => (one - (shown[index - 1] ?? 0) > 1 ? [undefined, one] : [one]))
}
