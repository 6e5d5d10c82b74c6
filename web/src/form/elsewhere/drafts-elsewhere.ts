/*
 * Each tab keeps what is typed by itself (form/draft.ts), so no tab writes over another. A second tab of the same account
 * asks the others for what they keep of the same form or questions. It goes from tab to tab, and is stored nowhere else.
 * Tabs of a visitor, of whom no account is known, ask one another alone: what one offers is open in the other, to whoever
 * sits there.
 */
import { draftsOwner } from '../../calls/kept-drafts.ts'
import { actingHere } from '../../site/acting.ts'
import { draftPrefix } from '../../site/draft-prefix.ts'
import { tabChannel } from '../../site/tab-channel.ts'
import { clearDraft, readDraft, writeDraft } from '../draft.ts'

/** Drafts by their keys. */
type Drafts = Readonly<Record<string, object>>

interface Asked {
  readonly asker: string
  readonly owner: string
  readonly draftKey: string
  /** The questions of a procedure; none of a form that is alone. */
  readonly slugs: readonly string[]
}
interface Kept {
  readonly askedBy: string
  readonly drafts: Drafts
}

/** A tab in the background is slow to answer. */
const patienceMs = 2000
const takenKey = 'taken-from-elsewhere'

const channel = tabChannel('endoll-drafts')
channel?.addEventListener('message', ({ data }: MessageEvent<Asked | Kept>) => {
  if (!('asker' in data) || !keepsAnything(data.draftKey, data.slugs)) return
  if (data.owner !== ownerHere()) return
  channel.postMessage({ askedBy: data.asker, drafts: draftsOf(data.draftKey, data.slugs) } satisfies Kept)
})

/** Of tabs that nobody has signed in to; no account is called so. */
const visitor = ' visitor'

/** For whom drafts are: an account, and the delegation by which it acts for another customer; or a visitor. */
function ownerHere(): string {
  const [account, acting] = [draftsOwner() ?? visitor, actingHere()]
  return acting === undefined ? account : `${account} for ${acting}`
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled)
  return value !== undefined && value !== null && value !== '' && value !== false
}

/** Whether it is what somebody answered or typed, of the first supply or a further one: not a lead, a key, what was sent. */
function isTyped(key: string, draftKey: string, slugs: readonly string[]): boolean {
  if (key === draftKey) return true
  if (!key.startsWith(`${draftKey} `)) return false
  const what = key.slice(draftKey.length + 1).replace(/^supply [^ ]+ ?/, '')
  return ['', 'supplies', ...slugs].includes(what)
}

/** None where storage is switched off: then nothing was kept. */
function namesInStorage(): readonly string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}

/** What was answered and typed in this tab. */
function draftsOf(draftKey: string, slugs: readonly string[]): Drafts {
  const prefix = draftPrefix()
  const keys = namesInStorage()
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter((key) => isTyped(key, draftKey, slugs))
  return Object.fromEntries(keys.map((key) => [key, readDraft(key) ?? {}]))
}

/** Whether anything was answered or typed here. */
export function keepsAnything(draftKey: string, slugs: readonly string[]): boolean {
  return isFilled(draftsOf(draftKey, slugs))
}

/** What another tab of the same account keeps of them; undefined if none does. */
export async function draftsElsewhere(
  draftKey: string,
  slugs: readonly string[],
): Promise<Drafts | undefined> {
  const owner = ownerHere()
  if (!channel) return undefined
  const asker = crypto.randomUUID()
  const answer = Promise.withResolvers<Drafts | undefined>()
  const hear = ({ data }: MessageEvent<Asked | Kept>) => {
    if ('askedBy' in data && data.askedBy === asker) answer.resolve(data.drafts)
  }
  const late = setTimeout(() => answer.resolve(undefined), patienceMs)
  channel.addEventListener('message', hear)
  channel.postMessage({ asker, owner, draftKey, slugs } satisfies Asked)
  const drafts = await answer.promise
  clearTimeout(late)
  channel.removeEventListener('message', hear)
  return drafts
}

/** From now on this tab keeps them too; the page that is loaded again says so where they are shown. */
export function takeDrafts(draftKey: string, drafts: Drafts): void {
  for (const [key, draft] of Object.entries(drafts)) writeDraft(key, draft)
  writeDraft(takenKey, { draftKey })
}

/** Whether this page was reloaded with another tab's draft of this key; true once. */
export function wasJustTaken(draftKey: string): boolean {
  const { draftKey: taken }: { readonly draftKey?: unknown } = readDraft(takenKey) ?? {}
  if (taken !== draftKey) return false
  clearDraft(takenKey)
  return true
}
