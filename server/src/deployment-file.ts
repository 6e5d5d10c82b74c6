import * as z from 'zod/mini'
import compile from 'icu-minify/compile'
import { createECDH } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { deploymentSchema, type Deployment } from '@endoll/api/deployment/deployment.ts'
import { languageOf, locales } from '@endoll/api/language.ts'
import type { UnknownText } from '@endoll/api/page.ts'
import { readGeneralConditions } from './documents/general-conditions.ts'
import { didYouMean } from './did-you-mean.ts'
import { PlainError } from './platform/plain-error.ts'
import { withSettingsFromOutside } from './settings-from-outside.ts'

/** A sentence for each mistake in the deployment file, each naming the key and what is allowed. */
export class DeploymentError extends PlainError {
  readonly problems: readonly string[]

  constructor(file: string, problems: readonly string[]) {
    super(`The deployment file ${file} cannot be used:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
    this.name = 'DeploymentError'
    this.problems = problems
  }
}

/** ICU texts of the overrides, compiled for the browser: locale → message key → compiled text. */
export type CompiledTexts = Record<string, Record<string, unknown>>

function keyPath(path: readonly PropertyKey[]) {
  return path.map(String).join('.') || '(the file)'
}

interface Shaped {
  readonly def?: {
    readonly innerType?: unknown
    readonly in?: unknown
    readonly shape?: Record<string, unknown>
  }
}

/** Every key of the schema, with the path to it. */
function allKeys(schema: Shaped | undefined, path: readonly string[] = []): readonly (readonly string[])[] {
  // What is changed after it was read is read by the first of a pipe.
  for (let inner; (inner = schema?.def?.innerType ?? schema?.def?.in);) schema = inner
  return Object.entries(schema?.def?.shape ?? {}).flatMap(([key, child]) => [
    [...path, key],
    ...allKeys(child as Shaped, [...path, key]),
  ])
}

/** The path of the key that somebody meant: one of the same place, or of the same name in another. */
function meantKey(path: readonly PropertyKey[], key: string): string | undefined {
  const near = didYouMean(key, allowedKeys(path))
  if (near !== undefined) return [...path, near].map(String).join('.')
  return allKeys(deploymentSchema)
    .find((known) => known.at(-1)!.toLowerCase() === key.toLowerCase())
    ?.join('.')
}

/** The keys an object of the schema knows, found by walking the schema along the path of an issue. */
function allowedKeys(path: readonly PropertyKey[]): readonly string[] {
  let schema: Shaped | undefined = deploymentSchema
  const unwrap = () => {
    // What is changed after it was read is read by the first of a pipe.
    for (let inner; (inner = schema?.def?.innerType ?? schema?.def?.in);) schema = inner
  }
  for (const key of path) {
    unwrap()
    schema = schema?.def?.shape?.[String(key)] as Shaped | undefined
  }
  unwrap()
  return Object.keys(schema?.def?.shape ?? {})
}

function sentencesOf(issue: z.core.$ZodIssue): readonly string[] {
  const where = keyPath(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const known = allowedKeys(issue.path)
    const inside = issue.path.length === 0 ? '' : `${where}.`
    return issue.keys.map((key) => {
      const meant = meantKey(issue.path, key)
      const hint = meant === undefined ? '' : `did you mean ${meant}? `
      return `${inside}${key}: no such key; ${hint}allowed here: ${known.join(', ')}`
    })
  }
  if (issue.code === 'invalid_value') return [`${where}: allowed: ${issue.values.map(String).join(', ')}`]
  return [`${where}: ${issue.message}`]
}

/** Validates a parsed deployment file. */
export function parseDeployment(file: string, value: unknown): Deployment {
  const result = z.safeParse(deploymentSchema, value, { error: z.locales.en().localeError })
  if (!result.success) throw new DeploymentError(file, result.error.issues.flatMap(sentencesOf))
  const { languages, defaultLanguage } = result.data
  if (!languages.includes(defaultLanguage)) {
    throw new DeploymentError(file, [
      `defaultLanguage: allowed: ${languages.join(', ')} (those of languages)`,
    ])
  }
  return result.data
}

/** Compiles the wording overrides; an ICU mistake is named by its key. */
export function compileTexts(file: string, texts: Deployment['texts']): CompiledTexts {
  const problems: string[] = []
  const compiled: CompiledTexts = {}
  for (const [locale, messages] of Object.entries(texts)) {
    const own: Record<string, unknown> = {}
    for (const [key, text] of Object.entries(messages)) {
      try {
        own[key] = compile(text)
      } catch (error) {
        problems.push(
          `texts.${locale}.${key}: not an ICU text (${error instanceof Error ? error.message : 'unreadable'})`,
        )
      }
    }
    compiled[locale] = own
  }
  if (problems.length > 0) throw new DeploymentError(file, problems)
  return withTheirBase(compiled)
}

/** Every locale has the wording of the language whose texts it falls back on, its own before that. */
function withTheirBase(compiled: CompiledTexts): CompiledTexts {
  return Object.fromEntries(
    locales
      .map((locale) => [locale, { ...compiled[languageOf(locale)], ...compiled[locale] }] as const)
      .filter(([, own]) => Object.keys(own).length > 0),
  )
}

/** Overrides of texts that do not exist: they would silently change nothing. */
function unknownTextProblems(unknown: readonly UnknownText[]): string[] {
  return unknown.map(({ key, known, value }) =>
    value === undefined
      ? `texts.${key}: no such text; known here: ${known.join(', ')}`
      : `texts.${key}: {${value}} is no value of this text; known here: ${known.join(', ') || 'none'}`,
  )
}

/** Throws, with all of it at once, for what fits the schema and would not work: a stand-in in production, half an account. */
export function refuseWrongSettings(
  file: string,
  deployment: Deployment,
  {
    mode,
    unknownTexts = [],
  }: { readonly mode: 'production' | 'demo' | 'test'; readonly unknownTexts?: readonly UnknownText[] },
): void {
  const problems = unknownTextProblems(unknownTexts)
  if (mode === 'production')
    problems.push(
      ...paymentProblems(deployment),
      ...providerProblems(deployment),
      ...pushProblems(deployment),
    )
  if (problems.length > 0) throw new DeploymentError(file, problems)
}

/** What would take no money, or somebody else's: cards without an account, or a stand-in of the provider. */
function paymentProblems({ payments, switches }: Deployment): string[] {
  const problems: string[] = []
  for (const name of ['apiAddress', 'scriptUrl'] as const) {
    if (payments[name] !== null) problems.push(`payments.${name}: allowed in demo and test only`)
  }
  for (const name of ['publishableKey', 'secretKey', 'webhookSecret'] as const) {
    if (switches.enablePayment && payments[name] === null) {
      problems.push(`payments.${name}: needed while switches.enablePayment is on`)
    }
  }
  const kinds = [payments.publishableKey, payments.secretKey].map((key) => key?.split('_')[1])
  if (kinds[0] !== kinds[1]) {
    problems.push('payments.secretKey: its kind (test or live) has to be that of payments.publishableKey')
  }
  return problems
}

/** An identity provider that cannot work, or a stand-in that would let anybody in. */
function providerProblems({ openid, switches, publicAddress }: Deployment): string[] {
  if (!switches.oidc) return []
  const problems: string[] = []
  for (const name of ['issuer', 'clientId'] as const) {
    if (openid[name] === null) problems.push(`openid.${name}: needed while switches.oidc is on`)
  }
  if (openid.issuer?.startsWith('http:'))
    problems.push('openid.issuer: over http allowed in demo and test only')
  if (publicAddress === null)
    problems.push('publicAddress: needed while switches.oidc is on, as it is registered at the provider')
  return problems
}

/** A push set-up without a usable service, or with a stand-in that would get every message. */
function pushProblems({ push, switches }: Deployment): string[] {
  const problems: string[] = []
  for (const name of ['publicKey', 'privateKey'] as const) {
    if (switches.webPush && push[name] === null)
      problems.push(`push.${name}: needed while switches.webPush is on (npm run push-keys)`)
  }
  if (push.publicKey !== null && push.privateKey !== null && !isPair(push.publicKey, push.privateKey))
    problems.push('push.privateKey: has to be that of push.publicKey')
  if (push.standIn !== null) problems.push('push.standIn: allowed in demo and test only')
  return problems
}

/** Whether two keys of P-256 in base64url belong together. */
function isPair(publicKey: string, privateKey: string): boolean {
  const ecdh = createECDH('prime256v1')
  try {
    ecdh.setPrivateKey(privateKey, 'base64url')
    return ecdh.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}

/** The file of the general conditions lies beside the deployment file; one that cannot be sent stops the start. */
export async function withConditions(file: string, deployment: Deployment): Promise<Deployment> {
  const { generalConditions } = deployment.signature
  if (generalConditions === null) return deployment
  const path = resolve(dirname(file), generalConditions)
  await readGeneralConditions(path).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : 'unreadable'
    throw new DeploymentError(file, [`signature.generalConditions: ${why}`])
  })
  return { ...deployment, signature: { ...deployment.signature, generalConditions: path } }
}

/** What a step answers; where it refuses, its sentences are kept, and there is no answer. */
async function keepingProblems<T>(problems: string[], step: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof DeploymentError)) throw error
    problems.push(...error.problems)
    return undefined
  }
}

/**
 * Reads and validates the deployment file, and what it names of the environment and of other files. Throws DeploymentError
 * with every mistake that can be seen at once.
 */
export async function readDeployment(
  file: string,
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<{ deployment: Deployment; texts: CompiledTexts }> {
  let written: unknown
  try {
    written = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new DeploymentError(file, [error instanceof Error ? error.message : 'unreadable'])
  }
  const outside = await withSettingsFromOutside(written, { environment, deploymentFile: file })
  const problems = [...outside.problems]
  const parsed = await keepingProblems(problems, () => parseDeployment(file, outside.value))
  const deployment = parsed && (await keepingProblems(problems, () => withConditions(file, parsed)))
  const texts = parsed && (await keepingProblems(problems, () => compileTexts(file, parsed.texts)))
  if (problems.length > 0 || !deployment || !texts) throw new DeploymentError(file, problems)
  return { deployment, texts }
}
