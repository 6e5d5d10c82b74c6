/** How many letters have to be put in, left out or changed to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [place, wanted] of [...other].entries()) {
      const changed = row[place]! + (letter === wanted ? 0 : 1)
      next.push(Math.min(changed, row[place + 1]! + 1, next[place]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}

/** The known word that somebody meant who wrote another: one letter in three may be wrong, and capitals do not count. */
export function didYouMean(written: string, known: readonly string[]): string | undefined {
  const lower = written.toLowerCase()
  const [nearest] = known
    .map((word) => ({ word, far: distance(lower, word.toLowerCase()) }))
    .filter(({ far }) => far <= Math.floor(lower.length / 3))
    .toSorted((a, b) => a.far - b.far)
  return nearest?.word
}
