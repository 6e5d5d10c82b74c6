import {
  captureException,
  close,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  getReplay,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/browser'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { onFailure } from '../reported.ts'
import { whatLeaves } from './what-leaves.ts'
import type { PageOf } from './what-leaves.ts'

type Send = ReturnType<typeof makeFetchTransport>['send']

interface Place {
  readonly pageOf: PageOf
  /** Nothing is recorded here: passwords, secrets in the address, cards. */
  readonly isSecret: (address: string) => boolean
}

/** Begins to report; the answer ends it. Loaded only after consent. */
export function startReporting(
  { replay, version, mode }: Pick<BrowserSettings, 'replay' | 'version' | 'mode'>,
  { pageOf, isSecret }: Place,
) {
  init({
    dsn: replay.endpoint ?? '',
    release: version,
    environment: mode,
    // Of its usual parts only those that see an error: no trail, no person, no address, no session.
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        networkDetailAllowUrls: [],
        // An error of the first seconds counts too.
        minReplayDuration: 0,
        // Uncompressed, the gate can look into it; compressing it would also need a worker of another origin.
        useCompression: false,
      }),
    ],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    sendClientReports: false,
    replaysSessionSampleRate: replay.sessionSampleRate,
    replaysOnErrorSampleRate: replay.errorSampleRate,
    transport: (options) => {
      const transport = makeFetchTransport(options)
      return {
        ...transport,
        send: (envelope) => {
          const left = whatLeaves(envelope, pageOf, location.href)
          return left ? transport.send(left as Parameters<Send>[0]) : Promise.resolve({})
        },
      }
    },
  })
  const forget = onFailure((error) => void captureException(error))
  return {
    /** The page has changed: secret ones are not recorded. */
    moved: (address: string) => {
      const recording = getReplay()
      if (isSecret(address)) void recording?.stop()
      else if (recording?.getRecordingMode() === undefined && replay.errorSampleRate > 0)
        recording?.startBuffering()
    },
    stop: async () => {
      forget()
      await getReplay()?.stop()
      await close()
    },
  }
}
