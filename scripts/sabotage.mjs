// `npm run sabotage`: breaks the product on purpose, one line at a time, and says which test noticed. The breaks are
// the files `….break.ts` beside the code; words after the command choose among them (`npm run sabotage -- session`).
import { checkNode } from './prepare.mjs'
import { main, Stop } from './step.mjs'

await main(async () => {
  checkNode()
  const { chooseBreaks } = await import('./sabotage/breaks.ts')
  const { tryBreaks } = await import('./sabotage/try-breaks.ts')
  const { hasUnnoticed, printOutcome, printSummary } = await import('./sabotage/report.ts')
  const chosen = await chooseBreaks(process.argv.slice(2))
  if (chosen.length === 0) throw new Stop('No break has these words in its name or its file.')
  const outcomes = await tryBreaks(chosen, printOutcome)
  printSummary(outcomes)
  return hasUnnoticed(outcomes) ? 1 : 0
})
