/*
 * Each tab keeps what is typed by itself (form/draft.ts), so no tab writes over another. A second tab of the same person
 * asks the others for what they keep of the same questions. It goes from tab to tab, and is stored nowhere else.
 */
import { draftsOwner } from '../calls/kept-drafts.ts'
import { readDraft, writeDraft } from '../form/draft.ts'
import { draftPrefix } from '../site/draft-prefix.ts'
import { tabChannel } from '../site/tab-channel.ts'
import { typedKey } from './use-flow.ts'

/** Drafts by their keys. */
type Drafts = Readonly<Record<string, object>>

interface Asked {
  readonly asker: string
  readonly owner: string | null
  readonly draftKey: string
  readonly slugs: readonly string[]
}
interface Kept {
  readonly askedBy: string
  readonly drafts: Drafts
}

/** A tab in the background is slow to answer. */
const patienceMs = 2000

const channel = tabChannel('endoll-drafts')
channel?.addEventListener('message', ({ data }: MessageEvent<Asked | Kept>) => {
  if (!('asker' in data) || data.owner !== draftsOwner() || !keepsAnything(data.draftKey, data.slugs)) return
  channel.postMessage({ askedBy: data.asker, drafts: draftsOf(data.draftKey) } satisfies Kept)
})

function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled)
  return value !== undefined && value !== null && value !== '' && value !== false
}

/** Whether anything was answered or typed here for these questions. */
export function keepsAnything(draftKey: string, slugs: readonly string[]): boolean {
  return [draftKey, ...slugs.map((slug) => typedKey(draftKey, slug))].some((key) => isFilled(readDraft(key)))
}

/** All that this tab keeps of a flow: answers, what is typed, and what belongs to them. */
function draftsOf(draftKey: string): Drafts {
  const keys = Object.keys(sessionStorage)
    .filter((name) => name.startsWith(draftPrefix))
    .map((name) => name.slice(draftPrefix.length))
    .filter((key) => key === draftKey || key.startsWith(`${draftKey} `))
  return Object.fromEntries(keys.map((key) => [key, readDraft(key) ?? {}]))
}

/** What another tab of the same person keeps for these questions; undefined where none does. */
export async function draftsElsewhere(
  draftKey: string,
  slugs: readonly string[],
): Promise<Drafts | undefined> {
  if (!channel) return undefined
  const asker = crypto.randomUUID()
  const answer = Promise.withResolvers<Drafts | undefined>()
  const hear = ({ data }: MessageEvent<Asked | Kept>) => {
    if ('askedBy' in data && data.askedBy === asker) answer.resolve(data.drafts)
  }
  const late = setTimeout(() => answer.resolve(undefined), patienceMs)
  channel.addEventListener('message', hear)
  channel.postMessage({ asker, owner: draftsOwner(), draftKey, slugs } satisfies Asked)
  const drafts = await answer.promise
  clearTimeout(late)
  channel.removeEventListener('message', hear)
  return drafts
}

/** From now on this tab keeps them too. */
export function takeDrafts(drafts: Drafts): void {
  for (const [key, draft] of Object.entries(drafts)) writeDraft(key, draft)
}
