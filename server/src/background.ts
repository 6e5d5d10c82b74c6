import type { Logger } from 'pino'
import type { PoolConfig } from 'pg'
import { isClosed } from '@endoll/api/deployment/maintenance.ts'
import type { MailGateway } from './gateways/mail/gateway.ts'
import { smtpMail } from './gateways/mail/smtp.ts'
import { httpRetailer } from './gateways/retailer/http-retailer.ts'
import { deliverMails, type FilesOfMail } from './mails/deliver-mails.ts'
import { answerAsks } from './modules/account/operations.ts'
import { remindOfDelegations } from './modules/delegations/operations/remind.ts'
import { sweepEnquiries } from './modules/enquiries/operations.ts'
import {
  askProviderOfDrafts,
  fileSignedContracts,
  sweepLeads,
  tellActiveContracts,
} from './modules/leads/operations.ts'
import { sweepMoves } from './modules/home-moves/operations/sweep.ts'
import { askEndsOfMoves } from './modules/home-moves/operations/ask-ends.ts'
import { filesOfMail } from './modules/leads/operations/mail-files.ts'
import { packMonths } from './modules/consumption/operations/pack-months.ts'
import { makePriceNotices } from './modules/price-notices/operations/make-price-notices.ts'
import { priceNoticesOfMail } from './modules/price-notices/queries.ts'
import { checkWatches } from './modules/notifications/operations/check-watches.ts'
import { deliverPushes } from './modules/notifications/operations/deliver-pushes.ts'
import { makeRenewalLetters } from './modules/notifications/operations/make-renewal-letters.ts'
import { mailNotifications } from './modules/notifications/operations/mail-notifications.ts'
import { pushNotifications } from './modules/notifications/operations/push-notifications.ts'
import { reviewMonths, startOfReviews } from './modules/notifications/operations/review-months.ts'
import { renewalLettersOfMail } from './modules/notifications/operations/renewal-letters.ts'
import { startOfMeters, tellMeters } from './modules/notifications/operations/tell-meters.ts'
import { tellNews } from './modules/notifications/operations/tell-news.ts'
import { tellStaleRates } from './rates/tell-stale-rates.ts'
import { eraseAgreed } from './modules/own-data/operations/erase.ts'
import { reviewSupplies, startOfDay } from './modules/portfolio/operations/review-supplies.ts'
import { makeExports } from './modules/own-data/operations/make-exports.ts'
import { askProvider } from './modules/requests/operations/ask-provider.ts'
import { deliverOutbox, flawedEvent, outboxQueue } from './modules/requests/operations/deliver.ts'
import { checkPayments } from './modules/payments/operations/check.ts'
import { sendRefunds } from './modules/payments/operations/refund.ts'
import { remindOfBills } from './modules/payments/operations/remind.ts'
import { sweepMessages } from './modules/payments/operations/sweep.ts'
import { requestFilesOfMail } from './modules/requests/queries.ts'
import { expireRequests } from './modules/requests/operations/expire.ts'
import { takePlannedEffects } from './modules/requests/operations/take-planned.ts'
import { startJobs, type RunningJobs } from './platform/jobs.ts'
import { msToNext } from './platform/leased-queue.ts'
import { sweepFiles } from './platform/files/sweep-files.ts'
import type { ConnectedServices } from './gateways/services.ts'
import { blockEnded } from './retention/unscoped-ended.ts'
import { removeDue } from './retention/remove-due.ts'

export interface BackgroundOptions {
  readonly services: ConnectedServices
  readonly connection: PoolConfig
  readonly logger: Pick<Logger, 'error' | 'warn'>
}

/** Logs how many mails could not be sent, and nothing of their content. */
function mailWork(
  services: ConnectedServices,
  mail: MailGateway | undefined,
  logger: BackgroundOptions['logger'],
) {
  return async () => {
    if (!mail) return
    const makers = [filesOfMail, priceNoticesOfMail, renewalLettersOfMail, requestFilesOfMail].map((of) =>
      of(services),
    )
    const filesOf: FilesOfMail = async (template, data) =>
      (await Promise.all(makers.map((make) => make(template, data)))).flat()
    const { failed } = await deliverMails(services, mail, filesOf)
    if (failed > 0) logger.warn({ job: 'mails', count: failed }, 'mails could not be sent')
  }
}

function outboxWork(services: ConnectedServices, logger: BackgroundOptions['logger']) {
  const { outboxAddress: address, outboxSecret: secret } = services.deployment.retailer
  if (address === null || secret === null) return async () => undefined
  const retailer = httpRetailer({ address, secret }, services.clock)
  return async () => {
    const { failed, flawed } = await deliverOutbox(services, retailer)
    for (const event of flawed) logger.error({ job: 'outbox', event }, flawedEvent)
    for (const { id: event, error } of failed)
      logger.warn({ job: 'outbox', event, err: error }, 'an event could not be delivered')
    return msToNext(services, outboxQueue)
  }
}

/** Writes notifications; returns how many price changes were announced later than the law requires. */
function notificationsWork(services: ConnectedServices, logger: BackgroundOptions['logger']) {
  const cursor = startOfReviews()
  const meters = startOfMeters()
  return async () => {
    await makePriceNotices(services)
    await makeRenewalLetters(services)
    const { late } = await tellNews(services)
    if (late > 0)
      logger.warn({ job: 'notifications', count: late }, 'new prices were told later than the law wants')
    await tellMeters(services, meters)
    await checkWatches(services)
      .finally(() => reviewMonths(services, cursor))
      .finally(() => mailNotifications(services))
      .finally(() => pushNotifications(services))
  }
}

/** Logs how many messages no push service took. */
function pushesWork(services: ConnectedServices, logger: BackgroundOptions['logger']) {
  return async () => {
    const { failed } = await deliverPushes(services)
    if (failed > 0) logger.warn({ job: 'pushes', count: failed }, 'notifications could not be pushed')
  }
}

/** Logs why a copy of somebody's data could not be made, and nothing of it. */
function exportsWork(services: ConnectedServices, logger: BackgroundOptions['logger']) {
  return async () => {
    const { failed } = await makeExports(services)
    for (const error of failed)
      logger.warn({ job: 'exports', err: error }, 'a copy of the data of a customer could not be made')
  }
}

/** Works out what could be cheaper of each supply, once a day. */
function reviewsWork(services: ConnectedServices) {
  const reached = startOfDay()
  return () => reviewSupplies(services, reached)
}

/** During maintenance jobs wait: each finds its work again in the minute after it. */
export function whileOpen({ deployment, clock }: ConnectedServices, work: () => Promise<number | void>) {
  return async () => {
    if (!isClosed(deployment.maintenance, clock.nowMs())) return work()
    return undefined
  }
}

/** The jobs beside the calls: mails, events for the retailer, requests that expire, payments not known to have ended. */
export async function startBackground({
  services,
  connection,
  logger,
}: BackgroundOptions): Promise<RunningJobs> {
  const { server } = services.deployment.mail
  const mail = server === null ? undefined : smtpMail(server)
  const jobs: { running?: RunningJobs } = {}
  // A request that expires queues a mail and an event: the job wakes the two that deliver them.
  const awake: ConnectedServices = {
    ...services,
    jobs: { wake: async (transaction, ...names) => jobs.running?.wake(transaction, ...names) },
  }
  jobs.running = await startJobs({
    connection,
    onError: (error, job) => logger.error({ err: error, job: job ?? 'jobs' }, 'a job failed'),
    work: {
      mails: whileOpen(services, mailWork(services, mail, logger)),
      outbox: whileOpen(services, outboxWork(services, logger)),
      expiry: whileOpen(services, async () => {
        await expireRequests(awake)
        await takePlannedEffects(awake)
        await fileSignedContracts(awake)
        await tellActiveContracts(awake)
        await sweepLeads(awake)
        await sweepEnquiries(awake)
        await sweepMoves(awake)
        await eraseAgreed(awake)
        await remindOfDelegations(awake)
        await removeDue(awake)
        await blockEnded(awake)
      }),
      payments: whileOpen(services, async () => {
        await checkPayments(awake)
        await sendRefunds(awake)
        await remindOfBills(awake)
        await sweepMessages(awake)
      }),
      signatures: whileOpen(services, async () => {
        await askProvider(awake)
        await askProviderOfDrafts(awake)
      }),
      files: whileOpen(services, async () => {
        if (services.files) await sweepFiles(services)
      }),
      notifications: whileOpen(services, notificationsWork(awake, logger)),
      pushes: whileOpen(services, pushesWork(services, logger)),
      exports: whileOpen(services, exportsWork(awake, logger)),
      reviews: whileOpen(services, reviewsWork(services)),
      moves: whileOpen(services, () => askEndsOfMoves(awake)),
      hours: whileOpen(services, () => packMonths(services)),
      accounts: whileOpen(services, () => answerAsks(awake)),
      rates: whileOpen(services, async () => {
        const told = await tellStaleRates(awake)
        if (told.length > 0)
          logger.warn(
            { job: 'rates', table: told.join(', ') },
            'rates of the law are a guess that is out of date',
          )
      }),
    },
  })
  const { running } = jobs
  return {
    wake: (transaction, ...names) => running.wake(transaction, ...names),
    stop: async () => {
      await running.stop()
      mail?.close()
    },
  }
}
