import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  isOpenWhileKept,
  repliesWithFile,
  isOffered,
  prefixesOf,
  type Endpoint,
} from '@endoll/api/endpoint.ts'
import type { Switches } from '@endoll/api/deployment/switches.ts'
import { isLocale, type Locale } from '@endoll/api/language.ts'
import type { DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { asOffice, inNameOf } from '../db/who-asks.ts'
import { keyOf } from './asking.ts'
import { delegationAsked } from './asked-delegation.ts'
import { assertDeclared } from './declared-errors.ts'
import { admitInspection, inspecting, inspectionOf, type Inspect } from './inspecting.ts'
import { tagReply } from './entity-tag.ts'
import { Failure } from './failure.ts'
import { acceptForms } from './json-body.ts'
import type { ApiModule, Caller, MountedEndpoint, SentFile, Staff, TokenCaller } from './implement.ts'
import { readTypedTexts } from './typed-call.ts'
import type { Apart } from './shed-load.ts'

/** Finds the caller of a request; supplied by the session module. */
export type Authenticate = (request: FastifyRequest, how: { cookie: boolean }) => Promise<Caller | null>

/** Who calls at the desk, null of a call without a session; fails as the desk answers whoever may not. */
export type AdmitStaff = (endpoint: Endpoint, request: FastifyRequest) => Promise<Staff | null>

/** Fails with `delegation_ended` or `delegation_refused`. */
export type ActFor = (caller: Caller, delegation: string, needed: DelegateRole) => Promise<Caller>

/** For whom a call by token reads; fails as for a token that never was. Supplied by modules/data-access. */
export type ReadByToken = (request: FastifyRequest) => Promise<TokenCaller>

export interface MountOptions {
  readonly modules: readonly ApiModule[]
  readonly switches: Switches
  readonly defaultLocale: Locale
  readonly authenticate: Authenticate
  /** The caller for another customer, by the id of a delegation that allows as much; supplied by modules/delegations. */
  readonly actFor: ActFor
  /** Supplied by modules/desk. */
  readonly inspect: Inspect
  readonly readByToken: ReadByToken
  /** Refuses a call that is guarded, unless the session has shown more than a password lately. */
  readonly requireStepUp: (caller: Caller) => Promise<void>
  /** Supplied by modules/desk; without it no call of the desk is mounted. */
  readonly admitStaff?: AdmitStaff
  /** Whether a call comes from the retailer's own systems. */
  readonly isSystem: (request: FastifyRequest) => boolean
  /** What calls that bring files need; those that declare some are mounted with it. */
  readonly files?: CallsWithFiles
  /** An error that the call does not declare fails as `internal`: so it is in tests. */
  readonly strictErrors?: boolean
}

/** How files are taken out of calls (platform/files). */
export interface CallsWithFiles {
  /** Teaches a part of the server to read multipart. */
  readonly accept: (app: FastifyInstance) => Promise<void>
  /** Takes the files out of a call's JSON while it arrives. */
  readonly takeOut: (request: FastifyRequest, reply: FastifyReply, payload: Readable) => Promise<Readable>
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | TokenCaller | null
    staff: Staff | null
    locale: Locale
  }
  interface FastifyContextConfig {
    /** The body reaches the handler as the bytes that came. */
    rawBody?: boolean
    /** The body brings files: it is long, and takes as long as the connection needs. */
    files?: Endpoint['files']
    /** The call is counted apart from the others (shed-load.ts). */
    apart?: Apart | undefined
  }
}

function fastifyPath(path: string) {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function urlsOf({ endpoint }: MountedEndpoint) {
  return prefixesOf(endpoint).map((prefix) => prefix + fastifyPath(endpoint.path))
}

function schemaOf({ params, query, body, rawBody, reply }: Endpoint) {
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body && !rawBody ? { body } : {}),
    ...(repliesWithFile(reply) ? {} : { response: { 200: reply } }),
  }
}

/** `attachment; filename*=` (or `inline`) with a plain fallback; no header can be broken out of. */
export function contentDisposition(name: string, how: 'attachment' | 'inline' = 'attachment'): string {
  // Cut between characters: half of one cannot be encoded.
  const shortened = [...name.toWellFormed()].slice(0, 120).join('')
  const plain = shortened.replaceAll(/[^\w .-]/g, '_') || 'file'
  const percent = (character: string) => `%${character.charCodeAt(0).toString(16)}`
  const encoded = encodeURIComponent(shortened).replaceAll(/['()*]/g, percent)
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** A file of any kind is sent uncompressed: most are compressed already, and the browser can show progress. */
function answersBytes(reply: Endpoint['reply']) {
  return repliesWithFile(reply) && reply.file.includes('application/octet-stream')
}

/** Documents are made, and passwords verified, outside the loop. */
function apartOf({ reply, access, method, files }: Endpoint): Apart | undefined {
  if (files === 'multipart') return 'files'
  if (repliesWithFile(reply) && reply.file.includes('application/pdf')) return 'documents'
  return (access === 'anonymous' || access === 'desk') && method === 'POST' ? 'signIns' : undefined
}

async function sendFile(reply: FastifyReply, file: SentFile) {
  const body = await file.body()
  if (file.sizeBytes !== undefined) reply.header('content-length', file.sizeBytes)
  return reply
    .header('content-type', file.mediaType)
    .header('content-disposition', contentDisposition(file.name, file.inline ? 'inline' : 'attachment'))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(body)
}

/** `lang` belongs to every call and to no schema: it is read before the schemas drop what they do not name. */
function readLocale(fallback: Locale) {
  return async (request: FastifyRequest) => {
    const { lang } = request.query as { lang?: unknown }
    request.locale = isLocale(lang) ? lang : fallback
  }
}

/** The caller is checked before the request: a 400 must not reveal that something exists. */
function admit(
  endpoint: Endpoint,
  { authenticate, actFor, inspect, readByToken, requireStepUp, isSystem, admitStaff }: MountOptions,
) {
  return async (request: FastifyRequest) => {
    const inspection = inspectionOf(endpoint, request)
    if (inspection !== undefined) {
      request.caller = await admitInspection(endpoint, request, { inspection, inspect })
      return
    }
    if (endpoint.access === 'anonymous') return
    if (isOfDesk(endpoint)) {
      request.staff = (await admitStaff?.(endpoint, request)) ?? null
      return
    }
    if (endpoint.access === 'system') {
      if (!isSystem(request)) throw new Failure('unauthenticated')
      return
    }
    if (endpoint.access === 'token') {
      request.caller = await readByToken(request)
      return
    }
    // A call without a session is a visitor's; an ended session gets the usual error.
    if (endpoint.access === 'visitor' && request.headers.authorization === undefined) return
    const caller = await authenticate(request, { cookie: endpoint.cookie === true })
    if (!caller) throw new Failure('unauthenticated')
    if (endpoint.access !== 'session' && caller.scope === 'pwchange')
      throw new Failure('password_change_required')
    if (caller.scope === 'look' && !isOpenWhileKept(endpoint)) throw new Failure('reauthentication_required')
    // A password that must be changed is changed first.
    if (endpoint.stepUp && caller.scope === 'all')
      await inItsName(endpoint, caller, () => requireStepUp(caller))
    request.caller = await inNameAsked(endpoint, request, { caller, actFor })
  }
}

/** The customer for whom a call is made: whoever signed in, but where the query names a delegation. */
async function inNameAsked(
  { delegate }: Endpoint,
  request: FastifyRequest,
  { caller, actFor }: { readonly caller: Caller } & Pick<MountOptions, 'actFor'>,
): Promise<Caller> {
  const delegation = delegationAsked(request)
  if (delegation === undefined) return caller
  if (!delegate) throw new Failure('delegation_refused')
  return actFor(caller, delegation, delegate)
}

function isOfDesk({ access }: Endpoint) {
  return access === 'desk' || access === 'staff'
}

/** The second wall: what a customer's call asks of the database finds the customer's own rows alone. */
function inItsName<T>(
  endpoint: Endpoint,
  caller: (TokenCaller & Pick<Caller, 'inspection' | 'agent'>) | null,
  work: () => Promise<T>,
): Promise<T> {
  const { access } = endpoint
  if (isOfDesk(endpoint)) return asOffice('staff', work)
  const asked = () => inNameOf(caller, access === 'system' ? 'retailer' : 'visitor', work)
  return caller?.inspection && caller.agent === undefined ? inspecting(asked) : asked()
}

async function run({ handler }: MountedEndpoint, request: FastifyRequest, reply: FastifyReply) {
  const { params, query, body, caller, staff, locale } = request
  // Of a call of the desk a handler gets who works there; `Call` says which of both.
  return await handler({ params, query, body, caller: staff ?? caller, locale, request, reply })
}

/**
 * Who calls is settled before anything is read of a body that may be long; elsewhere when the body is there, so that a
 * connection continues after a refusal.
 */
function beforeValidation(endpoint: Endpoint, options: MountOptions) {
  const first = [readLocale(options.defaultLocale), admit(endpoint, options)]
  const typed = endpoint.rawBody ? [] : [readTypedTexts]
  if (!endpoint.files) return { preValidation: [...first, ...typed] }
  return {
    preValidation: typed,
    preParsing: [...first, options.files!.takeOut],
    // Read piece by piece, with limits of its own.
    bodyLimit: Number.MAX_SAFE_INTEGER,
  }
}

function mountCall(app: FastifyInstance, url: string, mounted: MountedEndpoint, options: MountOptions) {
  const { endpoint } = mounted
  app.route({
    method: endpoint.method,
    url,
    schema: schemaOf(endpoint),
    config: {
      rawBody: endpoint.rawBody ?? false,
      apart: apartOf(endpoint),
      files: endpoint.files,
    },
    ...(answersBytes(endpoint.reply) ? { compress: false as const } : {}),
    ...beforeValidation(endpoint, options),
    ...(endpoint.access === 'token' && { onSend: tagReply }),
    handler: async (request, reply) => {
      // An invalid key is refused before anything is done, since the sender relies on it.
      if (endpoint.keyed) keyOf(request)
      return inItsName(endpoint, request.caller, async () => {
        const sent = await run(mounted, request, reply).catch((error: unknown) => {
          if (options.strictErrors) assertDeclared(endpoint, error)
          throw error
        })
        // What was read for another is told to nobody whose delegation ended meanwhile.
        if (endpoint.method === 'GET') await request.caller?.grant?.stillHolds()
        return repliesWithFile(endpoint.reply) ? sendFile(reply, sent as SentFile) : sent
      })
    },
  })
}

function mountOptions(
  app: FastifyInstance,
  url: string,
  mountedHere: readonly MountedEndpoint[],
  options: MountOptions,
) {
  const read = mountedHere.find(({ endpoint }) => endpoint.method === 'GET')
  const { response: _, ...schema } = read ? schemaOf(read.endpoint) : schemaOf(mountedHere[0]!.endpoint)
  const methods = mountedHere.map(({ endpoint }) => endpoint.method as string)
  app.route({
    method: 'OPTIONS',
    url,
    schema: read ? schema : {},
    preValidation: [readLocale(options.defaultLocale), admit((read ?? mountedHere[0]!).endpoint, options)],
    handler: async (request, reply) => {
      if (read)
        await inItsName(read.endpoint, request.caller, async () => {
          await run(read, request, reply)
          await request.caller?.grant?.stillHolds()
        })
      const allowed = [...methods, ...(read ? ['HEAD'] : []), 'OPTIONS']
      return reply.code(204).header('allow', allowed.join(', ')).send()
    },
  })
}

/**
 * Mounts every endpoint of every module under each of its prefixes: one handler, two mounts. An endpoint whose switch
 * is off is not mounted: it replies as an unknown path does. OPTIONS runs the read and replies only whether it would
 * succeed; no file is made.
 */
export function mountModules(app: FastifyInstance, options: MountOptions): void {
  const { modules, switches, defaultLocale, files } = options
  const open = modules
    .flatMap((module) => module.endpoints)
    .filter(({ endpoint }) => isOffered(endpoint, switches))
    .filter(({ endpoint }) => options.admitStaff || !isOfDesk(endpoint))
  const mountAll = (scope: FastifyInstance, endpoints: readonly MountedEndpoint[]) => {
    for (const mounted of endpoints)
      for (const url of urlsOf(mounted)) mountCall(scope, url, mounted, options)
  }

  app.decorateRequest('caller', null)
  app.decorateRequest('staff', null)
  app.decorateRequest('locale', defaultLocale)
  mountAll(
    app,
    open.filter(({ endpoint }) => !endpoint.files && !endpoint.form),
  )
  const addresses = open.flatMap((mounted) => urlsOf(mounted).map((url) => ({ url, mounted })))
  for (const [url, here] of Map.groupBy(addresses, (each) => each.url)) {
    mountOptions(
      app,
      url,
      here.map(({ mounted }) => mounted),
      options,
    )
  }
  // Apart, so that no other call knows forms, or multipart.
  void app.register(async (scope) => {
    acceptForms(scope)
    mountAll(
      scope,
      open.filter(({ endpoint }) => endpoint.form),
    )
  })
  if (!files) return
  void app.register(async (scope) => {
    await files.accept(scope)
    mountAll(
      scope,
      open.filter(({ endpoint }) => endpoint.files),
    )
  })
}
