import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '../server/src/config.ts'
import { compileTexts, parseDeployment, withConditions } from '../server/src/deployment-file.ts'
import { retailerKey, type DeploymentChoice } from './office-messages.ts'

/** The deployment that a test asks for, and its own texts. */
export async function readChoice({ file, changes = {} }: DeploymentChoice) {
  const path = join(repositoryRoot, 'deployments', `${file}.json`)
  const value = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>
  for (const [key, change] of Object.entries(changes)) {
    const isSection = typeof change === 'object' && !Array.isArray(change)
    value[key] = isSection ? { ...(value[key] as object), ...change } : change
  }
  const retailer = { apiKeySha256: createHash('sha256').update(retailerKey).digest('hex') }
  const parsed = parseDeployment(`${file}.json as changed by a test`, { ...value, retailer })
  const deployment = await withConditions(path, parsed)
  return { deployment, texts: compileTexts(path, deployment.texts) }
}
