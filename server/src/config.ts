import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MetricsAddress } from './platform/metrics/open-metrics.ts'
import type { FilesSetting } from './gateways/files/open-file-store.ts'
import { PlainError } from './platform/plain-error.ts'

/** The root of the repository, independent of the working directory. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

export interface Config {
  readonly mode: 'production' | 'demo' | 'test'
  readonly port: number
  /** Address to bind; loopback by default. */
  readonly host: string
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
  /** A pooler between calls and the database of `databaseUrl`; jobs and migrations go without it. */
  readonly databasePooler: string | undefined
  /** Connections to the database that calls share. */
  readonly databaseConnections: number
  readonly deploymentFile: string
  /** Of which the deployment file may name what it keeps there. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Proxies whose X-Forwarded-For is believed, as Fastify's trustProxy takes them. */
  readonly trustedProxies: string | false
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Where files that customers send lie. */
  readonly files: FilesSetting
  /** Where they lay before, while they are being moved. */
  readonly filesBefore: FilesSetting | undefined
  readonly webFolder: string
  /** Where Prometheus reads metrics; without it there are none. */
  readonly metrics: MetricsAddress | undefined
  /** Where spans of calls go by OTLP; without it none are made. */
  readonly traces: { readonly endpoint: string; readonly ratio: number } | undefined
  /** Between saying that it is not ready and taking no more calls, in milliseconds: balancers look every few seconds. */
  readonly lingerMs: number
}

/** A setting of the environment that cannot be used; the message is one sentence. */
export class ConfigError extends PlainError {}

function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new ConfigError(`PORT is "${text}"; it must be a whole number from 0 to 65535.`)
  }
  return port
}

function connectionsOf(text: string): number {
  const count = Number(text)
  if (!/^\d{1,4}$/.test(text) || count < 2 || count > 1000) {
    throw new ConfigError(
      `ENDOLL_DATABASE_CONNECTIONS is "${text}"; it must be a whole number from 2 to 1000.`,
    )
  }
  return count
}

function lingerOf(text: string): number {
  if (!/^\d$/.test(text)) {
    throw new ConfigError(`ENDOLL_LINGER is "${text}"; it must be a whole number of seconds from 0 to 9.`)
  }
  return Number(text) * 1000
}

/** `9464`, on loopback, or `10.0.0.5:9464`, `[::1]:9464`. */
function metricsOf(text: string): MetricsAddress {
  const [, host, port] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? []
  if (port === undefined || Number(port) > 65_535)
    throw new ConfigError(
      `ENDOLL_METRICS is "${text}"; it must be a port (9464) or an address and a port (10.0.0.5:9464).`,
    )
  return { host: host?.replace(/^\[(.*)\]$/, '$1') ?? 'localhost', port: Number(port) }
}

type Environment = Config['environment']

/** A folder, or `s3://bucket` or `s3://bucket/prefix`, whose store and keys the variables of Amazon's tools name. */
function filesOf(variable: string, text: string, environment: Environment): FilesSetting {
  if (!text.startsWith('s3:')) return { folder: resolve(text) }
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(text) ?? []
  if (bucket === undefined)
    throw new ConfigError(
      `${variable} is "${text}"; it must be a folder, or s3://bucket or s3://bucket/prefix.`,
    )
  const {
    AWS_ACCESS_KEY_ID: keyId,
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_ENDPOINT_URL_S3: endpoint,
  } = environment
  if (!keyId || !secret)
    throw new ConfigError(
      `${variable} names a bucket: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set.`,
    )
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new ConfigError(`AWS_ENDPOINT_URL_S3 is "${endpoint}"; it must be an address (https://…).`)
  return {
    bucket,
    prefix: prefix && prefix.replace(/\/*$/, '/'),
    endpoint: endpoint || undefined,
    region: environment.AWS_REGION || 'us-east-1',
    keyId,
    secret,
  }
}

/** OpenTelemetry's own variables; https or http. */
function tracesOf(environment: Environment): Config['traces'] {
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return undefined
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new ConfigError(
      `OTEL_EXPORTER_OTLP_ENDPOINT is "${endpoint}"; it must be an address (http://…:4318).`,
    )
  const text = environment.OTEL_TRACES_SAMPLER_ARG ?? '1'
  const ratio = Number(text)
  if (text === '' || !(ratio >= 0 && ratio <= 1))
    throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG is "${text}"; it must be a number from 0 to 1.`)
  return { endpoint, ratio }
}

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const

function levelOf(text: string): Config['logLevel'] {
  const level = levels.find((known) => known === text)
  if (!level) throw new ConfigError(`ENDOLL_LOG is "${text}"; allowed: ${levels.join(', ')}.`)
  return level
}

/** Reads environment and arguments once; nothing else in the server looks at `process`. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  argv: readonly string[],
): Config {
  const unknown = argv.filter((argument) => argument !== '--demo')
  if (unknown.length > 0) throw new ConfigError(`Unknown argument ${unknown.join(' ')}; allowed: --demo.`)
  const mode = argv.includes('--demo') ? 'demo' : 'production'
  const port = portOf(environment.PORT ?? '3000')
  const data = environment.ENDOLL_DATA
  if (mode === 'production' && !environment.ENDOLL_DEPLOYMENT) {
    throw new ConfigError('ENDOLL_DEPLOYMENT must name the deployment file (see docs/deployment.md).')
  }
  if (environment.ENDOLL_DATABASE_POOLER && !environment.DATABASE_URL) {
    throw new ConfigError(
      'ENDOLL_DATABASE_POOLER needs DATABASE_URL, by which migrations and jobs go past it.',
    )
  }
  // A folder per port: two servers started side by side never share a database.
  const dataFolder = data ? resolve(data) : resolve(repositoryRoot, '.endoll', String(port))
  const { ENDOLL_FILES: files, ENDOLL_FILES_BEFORE: filesBefore } = environment
  return {
    mode,
    port,
    host: environment.HOST ?? 'localhost',
    dataFolder,
    files: filesOf('ENDOLL_FILES', files || resolve(dataFolder, 'files'), environment),
    filesBefore: filesBefore ? filesOf('ENDOLL_FILES_BEFORE', filesBefore, environment) : undefined,
    databaseUrl: environment.DATABASE_URL || undefined,
    databasePooler: environment.ENDOLL_DATABASE_POOLER || undefined,
    databaseConnections: connectionsOf(environment.ENDOLL_DATABASE_CONNECTIONS ?? '10'),
    environment,
    deploymentFile: environment.ENDOLL_DEPLOYMENT
      ? resolve(environment.ENDOLL_DEPLOYMENT)
      : resolve(repositoryRoot, 'deployments/demo.json'),
    trustedProxies: environment.ENDOLL_TRUSTED_PROXIES || false,
    logLevel: levelOf(environment.ENDOLL_LOG ?? (mode === 'demo' ? 'warn' : 'info')),
    metrics: environment.ENDOLL_METRICS ? metricsOf(environment.ENDOLL_METRICS) : undefined,
    traces: tracesOf(environment),
    webFolder: resolve(repositoryRoot, 'web/dist'),
    lingerMs: lingerOf(environment.ENDOLL_LINGER ?? (mode === 'demo' ? '0' : '3')),
  }
}
