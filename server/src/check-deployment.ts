// Says what the law asks of a deployment and it does not give, and whether its mail server takes what it says: node server/src/check-deployment.ts <file>.
import { mailProblems } from './check-mail.ts'
import { readDeployment } from './deployment-file.ts'
import { unlawfulOf, unlawfulText } from './lawful-deployment.ts'
import { PlainError } from './platform/plain-error.ts'

const file = process.argv[2] ?? process.env['ENDOLL_DEPLOYMENT']
try {
  if (file === undefined) throw new PlainError('Name the deployment file: npm run check-deployment -- <file>')
  const { deployment } = await readDeployment(file)
  const found = [...unlawfulOf(deployment).map(unlawfulText), ...(await mailProblems(deployment.mail))]
  process.stdout.write(found.length === 0 ? 'Nothing found.\n' : found.map((line) => `- ${line}\n`).join(''))
  process.exitCode = found.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
