/** Stands before a surname and belongs to it. */
const PARTICLE = /^(?:d[aeo]s?|del|dels|l[aeo]s?|el|els|i|y|e|v[ao]n|der|den|san|santa|ben|ibn|bin|al)$/iu

export interface NameParts {
  readonly name: string
  readonly surName1: string
  readonly surName2: string
}

/**
 * A person's whole name in the parts that forms ask for. By Spanish custom the last two words are the surnames, and the
 * last one alone where there are two words; particles belong to the word after them. A guess that who reads it may
 * correct: a third word may be a first name or a surname.
 */
export function nameParts(full: string): NameParts {
  const words: string[] = []
  let particles = ''
  for (const word of full.normalize('NFC').split(/[\s\u00A0]+/u)) {
    if (word === '') continue
    // A name does not begin with one.
    if (words.length > 0 && PARTICLE.test(word)) particles += `${word} `
    else {
      words.push(particles + word)
      particles = ''
    }
  }
  const surnames = words.splice(words.length > 2 ? -2 : 1)
  const [surName1 = '', surName2 = ''] = surnames
  return { name: words.join(' '), surName1, surName2 }
}
