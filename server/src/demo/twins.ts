import { randomBytes } from 'node:crypto'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { startChatTwin } from '../gateways/chat/twin.ts'
import type { IdentityTwin } from '../gateways/identity/twin.ts'
import { startMailTwin, type MailTwin } from '../gateways/mail/twin.ts'
import { startPaymentsTwin, type PaymentsTwin } from '../gateways/payments/twin/twin.ts'
import { startPersonChecksTwin } from '../gateways/person-checks/twin.ts'
import { startRetailerTwin, type RetailerTwin } from '../gateways/retailer/twin.ts'
import type { Clock } from '../platform/clock.ts'
import { sha256 } from '../platform/sha256.ts'
import { demoCustomers } from './customers.ts'

export interface DemoTwins {
  /** The deployment, led to the twins where it names no system of its own. */
  readonly deployment: Deployment
  readonly mail: MailTwin
  readonly retailer: RetailerTwin
  /** Absent where the deployment names a provider of its own, or none signs in. */
  readonly identity?: IdentityTwin
  /** Absent where the deployment names an account of its own, or takes no cards. */
  readonly cards?: PaymentsTwin
  stop(): Promise<void>
}

export interface TwinOptions {
  /** Address of the office; read when a twin calls it. */
  readonly address: () => string
  readonly clock: Clock
  /** How long the twin of the retailer waits before it answers a request. */
  readonly answerMs: number
}

/** The outside systems of a demo: a mail server with its inbox, and a retailer that answers requests. */
export async function startTwins(
  deployment: Deployment,
  { address, clock, answerMs }: TwinOptions,
): Promise<DemoTwins> {
  const secret = randomBytes(32).toString('hex')
  const apiKey = randomBytes(32).toString('hex')
  const mail = await startMailTwin()
  const retailer = await startRetailerTwin({
    secret,
    apiKey,
    apiAddress: address,
    answerMs,
    nowMs: () => clock.nowMs(),
    answersCases: true,
  })
  const checksSecret = randomBytes(32).toString('hex')
  const checks =
    deployment.personChecks.address === null
      ? await startPersonChecksTwin({ secret: checksSecret, nowMs: () => clock.nowMs() })
      : undefined
  const own = deployment.retailer
  const account = {
    publishableKey: 'pk_test_twin',
    secretKey: `sk_test_${randomBytes(16).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(32).toString('hex')}`,
  }
  const cards =
    deployment.switches.enablePayment && deployment.payments.secretKey === null
      ? await startPaymentsTwin({
          ...account,
          webhookAddress: () => `${address()}/api/v1/payments/provider/messages/`,
          nowMs: () => clock.nowMs(),
          // As in the provider's own test mode.
          approveMs: 5000,
        })
      : undefined
  const identity = await startIdentity(deployment, address)
  const chat = deployment.switches.chat && deployment.chat.script === null ? await startChatTwin() : undefined
  return {
    mail,
    retailer,
    ...(identity && { identity }),
    ...(cards && { cards }),
    deployment: {
      ...deployment,
      payments: cards
        ? { ...deployment.payments, ...account, apiAddress: cards.address, scriptUrl: cards.scriptUrl }
        : deployment.payments,
      openid: identity ? { ...deployment.openid, ...identityAtTwin(identity) } : deployment.openid,
      personChecks: checks ? { address: checks.address, secret: checksSecret } : deployment.personChecks,
      chat: chat ? { ...deployment.chat, ...chat.settings } : deployment.chat,
      publicAddress: deployment.publicAddress ?? address(),
      mail: { ...deployment.mail, server: deployment.mail.server ?? mail.smtpAddress },
      retailer:
        own.outboxAddress === null && own.apiKeySha256 === null
          ? {
              apiKeySha256: sha256(apiKey).toString('hex'),
              outboxAddress: retailer.address,
              outboxSecret: secret,
            }
          : own,
    },
    stop: async () => {
      await chat?.stop()
      await identity?.stop()
      await cards?.stop()
      await checks?.stop()
      await retailer.stop()
      await mail.stop()
    },
  }
}

/** The provider's library is loaded only where its twin is needed. */
async function startIdentity({ openid, switches }: Deployment, officeAddress: () => string) {
  if (!switches.oidc || openid.issuer !== null) return undefined
  const { startIdentityTwin } = await import('../gateways/identity/twin.ts')
  const names = new Map(demoCustomers.map(({ email, name, surnames }) => [email, `${name} ${surnames}`]))
  return startIdentityTwin({ officeAddress, nameOf: (email) => names.get(email) })
}

function identityAtTwin({ issuer, clientId, clientSecret }: IdentityTwin) {
  return { issuer, clientId, clientSecret }
}
