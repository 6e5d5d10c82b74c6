// `npm run coverage`: every rule with the tests that hold it; words choose among ids, rules and files.
import { readCoverage } from './coverage-rows.ts'

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const { chapters, problems } = await readCoverage()

function isChosen({ id, what, tests }) {
  return (
    words.length === 0 || words.some((word) => [id, what, ...tests].join(' ').toLowerCase().includes(word))
  )
}

for (const { title, rows } of chapters) {
  const shown = rows.filter(isChosen)
  if (shown.length === 0) continue
  console.log(`\n${title}`)
  for (const { id, what, tests } of shown) console.log([`  [${id}] ${what}`, ...tests].join('\n      '))
}
console.log(`\n${chapters.flatMap(({ rows }) => rows).length} rules, ${problems.length} problems`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
