// Tries what a deployment counts on, and says what the law asks of it and it does not give: a line for each, with what to do.
import { readConfig } from './config.ts'
import { checkEverything, linesOf } from './deployment-checks.ts'
import { readDeployment, refuseWrongSettings } from './deployment-file.ts'
import { unlawfulOf, unlawfulText } from './lawful-deployment.ts'
import { takeAtRestKeys } from './open-at-rest.ts'
import { PlainError } from './platform/plain-error.ts'

function say(line: string) {
  return process.stdout.write(`${line}\n`)
}

/** The exit code: 0 nothing was found, 1 something, 2 the settings cannot be read. */
async function run([named]: readonly string[]): Promise<number> {
  const file = named ?? process.env['ENDOLL_DEPLOYMENT']
  if (file === undefined) throw new PlainError('Name the deployment file: npm run check-deployment -- <file>')
  const config = readConfig({ ...process.env, ENDOLL_DEPLOYMENT: file }, [])
  const { deployment } = await readDeployment(config.deploymentFile, config.environment)
  refuseWrongSettings(config.deploymentFile, deployment, { mode: 'production' })
  say(`Settings of ${config.deploymentFile}: understood.`)
  await takeAtRestKeys(config, deployment)
  const checked = await checkEverything(config, deployment)
  for (const line of linesOf(checked)) say(line)
  const unlawful = unlawfulOf(deployment)
  if (unlawful.length > 0) say('What the law asks:')
  for (const one of unlawful) say(`- ${unlawfulText(one)}`)
  return unlawful.length > 0 || checked.some(({ problems = [] }) => problems.length > 0) ? 1 : 0
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
