// Reads every import below a root and returns which of the boundary rules are broken.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { cruiseOptions, forbidden, resolveOptions } from '../.dependency-cruiser.mjs'

const FOLDERS = ['domain/src', 'api/src', 'server/src', 'web/src', 'e2e', 'bench', 'scripts']

/**
 * @param {string} root
 * @returns {Promise<{ modules: number, violations: { rule: string, sentence: string, from: string, to: string }[] }>}
 */
export async function findViolations(root) {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)))
  const options = { ...cruiseOptions, baseDir: root, validate: true, ruleSet: { forbidden } }
  const { output } = await cruise(folders, options, resolveOptions)
  const violations = output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    sentence: forbidden.find(({ name }) => name === rule.name)?.comment ?? '',
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' -> ') : to,
  }))
  const own = output.modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)))
  return { modules: own.length, violations }
}
