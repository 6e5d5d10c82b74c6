import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { takeDraftsBack } from '../calls/kept-drafts.ts'
import { writeDraft } from '../form/draft.ts'
import { TestStorage } from '../testing/storage.ts'

/** What this tab has sent to the others, and how it hears one of them. */
const said: unknown[] = []
const listeners: ((message: { readonly data: unknown }) => void)[] = []
class Channel {
  postMessage(message: unknown) {
    said.push(message)
  }
  addEventListener(_: string, listener: (typeof listeners)[number]) {
    listeners.push(listener)
  }
  removeEventListener() {
    return undefined
  }
}

const slugs = ['powers', 'phone']

/** Another tab asks for what is kept of a change of power. */
function asks(owner: string | null, draftKey = 'power 100201') {
  said.length = 0
  for (const listener of listeners) listener({ data: { asker: 'it', owner, draftKey, slugs } })
  return said
}

beforeEach(async () => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('sessionStorage', new TestStorage())
  await import('./drafts-elsewhere.ts')
  takeDraftsBack('laia')
  writeDraft('power 100201', {})
  writeDraft('power 100201 powers', { p1: ['5,7'], p2: [''] })
  writeDraft('power 1002011 powers', { p1: ['9'] })
})
afterAll(() => vi.unstubAllGlobals())

it('another tab of the same person is told what is kept of these questions, and nothing else', () => {
  expect(asks('laia')).toEqual([
    { askedBy: 'it', drafts: { 'power 100201': {}, 'power 100201 powers': { p1: ['5,7'], p2: [''] } } },
  ])
})

it.each([['marc'], [null]])('a tab of somebody else is told nothing: %s', (owner) => {
  expect(asks(owner)).toEqual([])
})

it('a form that was only opened is not offered', () => {
  writeDraft('power 100201 powers', { p1: [''], p2: [] })
  expect(asks('laia')).toEqual([])
})

it('other questions are not offered', () => {
  expect(asks('laia', 'power 1')).toEqual([])
})
