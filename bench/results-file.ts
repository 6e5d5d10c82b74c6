// bench/RESULTS.md: a section for each part, dated by itself, so that one part can be measured again alone.

/** What a part's section says above its table. */
export interface Measured {
  /** ISO day. */
  readonly day: string
  readonly commit: string
  readonly machine: string
  /** Share of a processor that a program which wanted a whole one was given just before, 0 to 1. */
  readonly share: number
  readonly table: string
}

const INTRODUCTION = `# Measured

Written by \`npm run bench\`, a section for each part; \`npm run bench -- paint\` measures one and replaces its section only.
The share says what part of a processor a program that wanted a whole one was given just before, which shows how much
else the machine did. Where it is well below 100 %, times are longer than the product needs: trust the ratios, which are
of turns taken in one run, and processor times.
`

function sectionsOf(text: string): Map<string, string> {
  const [, ...sections] = text.split(/^## /m)
  return new Map(sections.map((section) => [section.slice(0, section.indexOf('\n')), section.trimEnd()]))
}

/** The file with the section of this part replaced, sections in the order of `names`. */
export function withSection(
  file: string,
  names: readonly string[],
  name: string,
  { day, commit, machine, share, table }: Measured,
): string {
  const sections = sectionsOf(file)
  const heading = `\`npm run bench -- ${name}\` on ${day} at ${commit}: ${machine}; share ${Math.round(share * 100)} %.`
  sections.set(name, `${name}\n\n${heading}\n\n${table}`)
  const ordered = names.flatMap((each) => sections.get(each) ?? [])
  return [INTRODUCTION, ...ordered.map((section) => `## ${section}\n`)].join('\n')
}
