import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { takeDraftsBack } from '../../calls/kept-drafts.ts'
import { TestStorage } from '../../testing/storage.ts'
import { readDraft, writeDraft } from '../draft.ts'
import type * as Tabs from './drafts-elsewhere.ts'

/** What this tab has sent to the others, and how it hears one of them. */
const said: unknown[] = []
let listeners: ((message: { readonly data: unknown }) => void)[] = []
class Channel {
  postMessage(message: unknown) {
    said.push(message)
  }
  addEventListener(_: string, listener: (typeof listeners)[number]) {
    listeners.push(listener)
  }
  removeEventListener(_: string, listener: (typeof listeners)[number]) {
    listeners = listeners.filter((one) => one !== listener)
  }
}

const asked = ['powers', 'phone']

/** Another tab says something. */
function hear(data: unknown) {
  for (const listener of listeners) listener({ data })
}

/** Another tab asks for what is kept of a change of power. */
function asks(owner: string | null, draftKey = 'power 100201', slugs: readonly string[] = asked) {
  said.length = 0
  expect(listeners).toHaveLength(1)
  hear({ asker: 'it', owner, draftKey, slugs })
  return said
}

let tabs: typeof Tabs
beforeEach(async () => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('sessionStorage', new TestStorage())
  // A test that ran before may have loaded it where there is no channel.
  listeners = []
  vi.resetModules()
  tabs = await import('./drafts-elsewhere.ts')
  takeDraftsBack('laia')
  writeDraft('power 100201', {})
  writeDraft('power 100201 powers', { p1: ['5,7'], p2: [''] })
  writeDraft('power 1002011 powers', { p1: ['9'] })
})
afterAll(() => {
  vi.unstubAllGlobals()
  // Nor may one that runs after get this channel.
  vi.resetModules()
})

it('another tab of the same person is told what is kept of these questions, and nothing else', () => {
  expect(asks('laia')).toEqual([
    { askedBy: 'it', drafts: { 'power 100201': {}, 'power 100201 powers': { p1: ['5,7'], p2: [''] } } },
  ])
})

it.each([['marc'], [null]])('a tab of somebody else is told nothing: %s', (owner) => {
  expect(asks(owner)).toEqual([])
})

/** As whom a tab asks that nobody has signed in to. */
async function nameOfVisitor() {
  vi.stubGlobal('sessionStorage', new TestStorage())
  said.length = 0
  const found = tabs.draftsElsewhere('power 100201', asked)
  const [question] = said as readonly { readonly asker: string; readonly owner: string }[]
  hear({ askedBy: question?.asker, drafts: {} })
  await found
  return question?.owner ?? ''
}

it('what a visitor keeps is offered to another tab of a visitor, and to no account', async () => {
  const visitor = await nameOfVisitor()
  writeDraft('power 100201 powers', { p1: ['5,7'] })
  expect(asks('laia')).toEqual([])
  expect(asks(visitor)).toEqual([{ askedBy: 'it', drafts: { 'power 100201 powers': { p1: ['5,7'] } } }])
})

it('what an account keeps is offered to no tab of a visitor', async () => {
  const mine = sessionStorage
  const visitor = await nameOfVisitor()
  vi.stubGlobal('sessionStorage', mine)
  expect(asks(visitor)).toEqual([])
})

it('the answer to its own question is taken, and no other; then it no longer listens', async () => {
  said.length = 0
  const before = listeners.length
  const found = tabs.draftsElsewhere('power 100201', asked)
  const [question] = said as readonly { readonly asker: string }[]
  expect(question).toMatchObject({ owner: 'laia', draftKey: 'power 100201', slugs: asked })
  hear({ askedBy: 'another', drafts: { 'power 100201': { p1: ['9'] } } })
  hear({ askedBy: question?.asker, drafts: { 'power 100201': { p1: ['1'] } } })
  expect(await found).toEqual({ 'power 100201': { p1: ['1'] } })
  expect(listeners).toHaveLength(before)
})

it('where no tab answers, there is nothing', async () => {
  vi.useFakeTimers()
  try {
    const found = tabs.draftsElsewhere('power 100201', asked)
    vi.runAllTimers()
    expect(await found).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

it('only what was typed goes along: no lead, sending key, or what was sent', () => {
  const key = 'new-electricity-contract'
  const typed = ['', ' home', ' supplies', ' supply a1', ' supply a1 home'].map((what) => `${key}${what}`)
  const others = [' lead', ' lead of gas', ' key', ' sent', ' to send', ' supply a1 lead', ' group key']
  for (const one of [...typed, ...others.map((what) => `${key}${what}`)]) writeDraft(one, { id: 'x' })
  expect(asks('laia', key, ['home'])).toEqual([
    { askedBy: 'it', drafts: Object.fromEntries(typed.map((one) => [one, { id: 'x' }])) },
  ])
})

it('what was taken over is kept here, and said once, on the page that is loaded anew', () => {
  tabs.takeDrafts('power 100201', { 'power 100201': { p1: ['1'] } })
  expect(readDraft('power 100201')).toEqual({ p1: ['1'] })
  const said = ['contact 100201 email', 'power 100201', 'power 100201'].map(tabs.wasJustTaken)
  expect(said).toEqual([false, true, false])
})

it('of a form that is alone, what was typed goes along: no file, no sending key, and no other form of the page', () => {
  writeDraft('case', { polissa_id: ['1'], subject: ['Hola'] })
  for (const other of ['case files', 'case key', 'case 100201', 'contact 100201 phone']) {
    writeDraft(other, { subject: ['Otra'] })
  }
  expect(asks('laia', 'case', [])).toEqual([
    { askedBy: 'it', drafts: { case: { polissa_id: ['1'], subject: ['Hola'] } } },
  ])
})

it('a form that was only opened is not offered', () => {
  writeDraft('power 100201 powers', { p1: [''], p2: [], agreed: false })
  expect(asks('laia')).toEqual([])
})

it('other questions are not offered', () => {
  expect(asks('laia', 'power 1')).toEqual([])
})

it('a browser that lets nobody keep anything has nothing to offer', () => {
  vi.unstubAllGlobals()
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true })
  try {
    expect(tabs.keepsAnything('power 100201', asked)).toBe(false)
  } finally {
    delete (globalThis as { sessionStorage?: unknown }).sessionStorage
  }
})
