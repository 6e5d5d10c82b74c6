import type { FastifyInstance } from 'fastify'
import * as z from 'zod/v4/core'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { repliesWithFile, isOffered, prefixesOf, type Endpoint, type Schema } from '@endoll/api/endpoint.ts'
import { errorStatus, fieldCodes } from '@endoll/api/errors.ts'
import { locales } from '@endoll/api/language.ts'
import { callSwitches } from '@endoll/api/new-contract-switches.ts'
import { outboxEvent } from '@endoll/api/retailer.ts'
import { applicationVersion } from '@endoll/api/version.ts'
import { wholeNumberOf } from '@endoll/api/whole-number.ts'
import { messageSignatureHeader } from '../signed-message.ts'
import { declaredErrors } from './declared-errors.ts'
import type { ApiModule, MountedEndpoint } from './implement.ts'
import { documentPage, pagePolicy } from './open-api-page.ts'

export type JsonSchema = z.JSONSchema.BaseSchema

export interface ApiParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>

export interface ApiOperation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, readonly never[]>>[]
  readonly parameters: readonly ApiParameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string
        readonly headers?: Readonly<Record<string, object>>
        readonly content?: Content
      }
    >
  >
}

export type ApiMethod = 'get' | 'post' | 'put'

/** A message that this server sends. */
export type ApiWebhook = Pick<
  ApiOperation,
  'operationId' | 'summary' | 'description' | 'security' | 'parameters' | 'requestBody' | 'responses'
>

/** The part of an OpenAPI 3.1 document that is written here. */
export interface ApiDocument {
  readonly openapi: '3.1.1'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string }[]
  /** What is sent to the retailer's systems. */
  readonly webhooks: Readonly<Record<string, Readonly<Record<'post', ApiWebhook>>>>
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<ApiMethod, ApiOperation>>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly headers: Readonly<Record<string, object>>
    readonly securitySchemes: Readonly<Record<string, object>>
  }
}

function schemaOf(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parametersOf(schema: Schema | undefined, where: ApiParameter['in']): ApiParameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  const shape = (schema as Partial<z.$ZodObject>)._zod?.def.shape ?? {}
  return Object.entries(properties).map(([name, property]) => {
    const whole = shape[name] && wholeNumberOf(shape[name])
    return {
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: whole ? { type: 'integer', ...whole } : (property as JsonSchema),
    }
  })
}

const forParameter: ApiParameter = {
  name: 'for',
  in: 'query',
  required: false,
  description:
    'Id of a delegation: the call is made for the customer who has given it, by whoever acts for them.',
  schema: { type: 'integer', minimum: 1 },
}

const langParameter: ApiParameter = {
  name: 'lang',
  in: 'query',
  required: false,
  description: 'Language of texts in the reply; anything else counts as the default language.',
  schema: { type: 'string', enum: [...locales] },
}

const keyParameter: ApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Names one sending: the same key again is the same call, and nothing is done twice.',
  schema: { type: 'string', pattern: '^[\\w-]{8,80}$' },
}

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['status', 'status_code', 'error'],
  properties: {
    status: { const: 'ERROR' },
    status_code: { type: 'integer' },
    error: { type: 'string', enum: Object.keys(errorStatus) },
    errors: {
      type: 'object',
      description: 'Codes per field of the request.',
      additionalProperties: { type: 'array', items: { type: 'string', examples: [...fieldCodes] } },
    },
    about: {
      type: 'object',
      description: 'What the error is about, where more than the code is given.',
      properties: {
        request: {
          type: 'object',
          description: 'The request that is under way.',
          properties: { id: { type: 'integer' }, reference: { type: 'string' } },
        },
        next_date: { type: 'string', description: 'First day on which it can be asked for again.' },
      },
    },
  },
}

/** Calls of the desk stand in no document that everybody reads. */
type Described = Exclude<Endpoint['access'], 'desk' | 'staff'>

const who: Readonly<Record<Described, string>> = {
  anonymous: 'Open to everybody.',
  visitor: 'Open to everybody; a session may be sent.',
  customer: 'For a signed-in customer.',
  session: 'For a signed-in customer, also while the password must be changed.',
  system: "For the retailer's own systems.",
  token: "For a program of the customer's, by a token. Send the ETag of the last reply in If-None-Match.",
}

function securityOf({ access, cookie }: Endpoint): ApiOperation['security'] {
  if (access === 'anonymous') return []
  if (access === 'visitor') return [{}, { session: [] }]
  if (access === 'system') return [{ apiKey: [] }]
  if (access === 'token') return [{ token: [] }]
  return cookie ? [{ session: [] }, { cookie: [] }] : [{ session: [] }]
}

/** Statuses that say when to come again, where that is known. */
const WAITING: ReadonlySet<string> = new Set(['429', '503'])

function responsesOf(endpoint: Endpoint): ApiOperation['responses'] {
  const { reply, example } = endpoint
  const content: Content = repliesWithFile(reply)
    ? Object.fromEntries(reply.file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
    : { 'application/json': { schema: schemaOf(reply, 'output'), ...(example !== undefined && { example }) } }
  const byStatus = Map.groupBy(declaredErrors(endpoint), (code) => String(errorStatus[code]))
  const errors = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      ...(WAITING.has(status) && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ])
  const same = endpoint.access === 'token' && {
    304: { description: 'What has the ETag that was sent still holds.' },
  }
  return { 200: { description: 'Done.', content }, ...same, ...Object.fromEntries(errors) }
}

/** A form with one file, under any name. */
const oneFile: JsonSchema = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
}

function operationOf(slug: string, prefix: string, { name, endpoint }: MountedEndpoint): ApiOperation {
  return {
    operationId: `${prefix.slice('/api/'.length, -1).replace('/', '_')}_${name}`,
    summary: endpoint.summary,
    description: who[endpoint.access as Described],
    tags: [slug],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      langParameter,
      ...(endpoint.delegate ? [forParameter] : []),
      ...(endpoint.keyed ? [keyParameter] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemaOf(endpoint.body, 'input') },
          ...(endpoint.files === 'multipart' && { 'multipart/form-data': { schema: oneFile } }),
        },
      },
    }),
    responses: responsesOf(endpoint),
  }
}

/** The same event may come more than once, and is also read by cursor at retailer/outbox/. */
function outboxWebhook(): ApiWebhook {
  return {
    operationId: 'outbox',
    summary: "An event for the retailer's systems, sent to retailer.outboxAddress of the deployment.",
    description:
      'Sent again, later and later, until the reply is 2xx; the same event may come more than once. Its id is the cursor of retailer/outbox/.',
    // Its signature says who sends it.
    security: [],
    parameters: [
      {
        name: messageSignatureHeader,
        in: 'header',
        required: true,
        description:
          't=<Unix seconds>,v1=<hex HMAC-SHA-256 of "<t>.<body>"> with retailer.outboxSecret; refuse what is older than five minutes.',
        schema: { type: 'string', pattern: '^t=\\d{1,12},v1=[0-9a-f]{64}$' },
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(outboxEvent, 'output') } },
    },
    responses: { '2XX': { description: 'Taken.' } },
  }
}

const introduction = [
  'Every call of the office is mounted under /api/v1/ and /api/v2/ alike; the trailing slash of a path counts.',
  "What a program of the customer's reads by a token is under /api/data/v1/.",
  'HEAD and OPTIONS work wherever GET does and show whether a thing exists.',
  'What belongs to somebody else answers exactly what does not exist answers.',
  'Amounts are in euros, contracted powers are read in kW, energy in kWh unless a name says Wh, days are YYYY-MM-DD.',
].join(' ')

function isDescribed({ endpoint: { access } }: MountedEndpoint): boolean {
  return access in who
}

/** The OpenAPI document of every mounted call but those of the desk, from the same schemas that check requests and replies. */
export function openApiDocument(all: readonly ApiModule[], deployment: Deployment): ApiDocument {
  const modules = all
    .map(({ slug, endpoints }) => ({ slug, endpoints: endpoints.filter(isDescribed) }))
    .filter(({ endpoints }) => endpoints.length > 0)
  const paths: Record<string, Partial<Record<ApiMethod, ApiOperation>>> = {}
  for (const { slug, endpoints } of modules) {
    for (const mounted of endpoints) {
      const { method, path } = mounted.endpoint
      if (!isOffered(mounted.endpoint, callSwitches(deployment))) continue
      for (const prefix of prefixesOf(mounted.endpoint)) {
        const item = (paths[prefix + path] ??= {})
        item[method.toLowerCase() as ApiMethod] = operationOf(slug, prefix, mounted)
      }
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${deployment.organisation.name}: self-service API`,
      version: applicationVersion,
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The office that serves this document.' }],
    webhooks: { outbox: { post: outboxWebhook() } },
    tags: [...new Set(modules.map(({ slug }) => slug))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: errorSchema },
      headers: {
        RetryAfter: {
          description: 'Seconds after which the same call may be answered; absent where that is not known.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-endoll',
          description:
            'Followed by the port where it is not 443. Enough for downloads and to restore a session.',
        },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

/**
 * Serves the document as JSON and as a page to read. Both are the same for everybody, and made when first asked for: a start
 * does not wait for them.
 */
export function mountDocs(app: FastifyInstance, modules: readonly ApiModule[], deployment: Deployment): void {
  let made: { readonly json: string; readonly html: string } | undefined
  const texts = () => {
    if (made) return made
    const document = openApiDocument(modules, deployment)
    made = { json: JSON.stringify(document), html: documentPage(document) }
    return made
  }

  app.get('/api/docs/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(texts().json),
  )
  app.get('/api/docs', async (_, reply) =>
    reply
      .header('content-security-policy', pagePolicy)
      .header('content-language', 'en')
      .type('text/html; charset=utf-8')
      .send(texts().html),
  )
  app.get('/api/docs/', async (_, reply) => reply.redirect('/api/docs', 308))
}
