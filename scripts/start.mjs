// `npm start`: from a fresh clone to a running demo. PORT, ENDOLL_DATA, DATABASE_URL and ENDOLL_DEPLOYMENT
// reach the server as they are.
import { checkNode, ensureInstalled, ensureWebBuilt, exclusively, findServerNode } from './prepare.mjs'
import { main, run } from './step.mjs'

await main(async () => {
  checkNode()
  const node = await exclusively(async () => {
    await ensureInstalled()
    await ensureWebBuilt()
    return findServerNode()
  })
  const { code } = await run(node, ['server/src/main.ts', '--demo', ...process.argv.slice(2)])
  return code
})
