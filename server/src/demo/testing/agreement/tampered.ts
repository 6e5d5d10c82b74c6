import type { BillContent } from '../../../documents/bill/bill-document.ts'

type Leaf = readonly [path: readonly string[], text: string]

function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]))
}

/** Where figures of money, energy, power and time stand in a bill; the drawings beside them are made of the same. */
const figures =
  /^(answer|highlights|summary\.(rows|total)|destination\.parts\.\d+\.(amount|percent)|history\.bars\.\d+\.(energy|amount)|readings\.rows|lines)/

/** The content with one digit changed, once for each text that holds a figure; the last digit of each. */
export function tamperedWith(content: BillContent): { what: string; content: BillContent }[] {
  return leavesOf(content).flatMap(([path, text]) => {
    const what = path.join('.')
    const at = text.search(/\d\D*$/)
    if (at < 0 || !figures.test(what)) return []
    const changed = structuredClone(content)
    const parent = path
      .slice(0, -1)
      .reduce(
        (inner, key) => inner[key] as Record<string, unknown>,
        changed as unknown as Record<string, unknown>,
      )
    parent[path.at(-1)!] = `${text.slice(0, at)}${(Number(text[at]) + 5) % 10}${text.slice(at + 1)}`
    return [{ what, content: changed }]
  })
}
