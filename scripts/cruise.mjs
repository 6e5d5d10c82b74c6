// Reads every import below a root and returns which of the boundary rules are broken.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import {
  cruiseOptions,
  exceptedFiles,
  forbidden,
  NO_MODULE_CIRCLES,
  resolveOptions,
} from '../.dependency-cruiser.mjs'

const FOLDERS = ['domain/src', 'api/src', 'server/src', 'web/src', 'e2e', 'bench', 'scripts']

/** The files that a rule excepts and that are gone below a root. */
export function findGoneExceptions(root) {
  return exceptedFiles.filter((path) => !existsSync(join(root, path)))
}

/** Imports between two server modules of which each reaches the other. */
function findModuleCircles(files) {
  const imports = files.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ source, resolved })),
  )
  const between = imports
    .map((one) => ({
      ...one,
      from: NO_MODULE_CIRCLES.moduleOf(one.source),
      to: NO_MODULE_CIRCLES.moduleOf(one.resolved),
    }))
    .filter(({ from, to }) => from !== undefined && to !== undefined && from !== to)
  const next = Map.groupBy(between, ({ from }) => from)
  const reaches = (from, wanted, seen = new Set()) =>
    (next.get(from) ?? []).some(({ to }) => {
      if (to === wanted) return true
      if (seen.has(to)) return false
      return reaches(to, wanted, seen.add(to))
    })
  return between.filter(({ from, to }) => reaches(to, from))
}

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
  const circles = findModuleCircles(output.modules).map(({ source, resolved }) => ({
    rule: NO_MODULE_CIRCLES.name,
    sentence: NO_MODULE_CIRCLES.comment,
    from: source,
    to: resolved,
  }))
  const own = output.modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)))
  return { modules: own.length, violations: [...violations, ...circles] }
}
