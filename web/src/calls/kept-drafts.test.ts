import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from '../form/draft.ts'
import { TestStorage } from '../testing/storage.ts'
import { forgetDrafts, putDraftsAside, takeDraftsBack } from './kept-drafts.ts'

const typed = { message: 'La factura de octubre' }

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new TestStorage())
  takeDraftsBack('laia')
  writeDraft('contact', typed)
})
afterEach(() => vi.unstubAllGlobals())

it('who signs in again finds what was typed when the session ended', () => {
  putDraftsAside()
  takeDraftsBack('laia')
  expect(readDraft('contact')).toEqual(typed)
})

it('nobody finds it in between', () => {
  putDraftsAside()
  expect(readDraft('contact')).toBeUndefined()
})

it('another account never finds it, nor does the first one after that', () => {
  putDraftsAside()
  takeDraftsBack('marc')
  expect(readDraft('contact')).toBeUndefined()
  takeDraftsBack('laia')
  expect(readDraft('contact')).toBeUndefined()
})

it('another account finds nothing even where nobody heard that the session had ended', () => {
  takeDraftsBack('marc')
  expect(readDraft('contact')).toBeUndefined()
})

it('signing out throws it away', () => {
  forgetDrafts()
  takeDraftsBack('laia')
  expect(readDraft('contact')).toBeUndefined()
})

it('what was typed since is kept', () => {
  putDraftsAside()
  writeDraft('contact', { message: 'Otra cosa' })
  takeDraftsBack('laia')
  expect(readDraft('contact')).toEqual({ message: 'Otra cosa' })
})

it('what a visitor typed stays with who signs in', () => {
  forgetDrafts()
  writeDraft('wizard', { cups: 'ES00' })
  putDraftsAside()
  takeDraftsBack('laia')
  expect(readDraft('wizard')).toEqual({ cups: 'ES00' })
})

it('a browser without storage keeps nothing, and goes on', () => {
  vi.stubGlobal('sessionStorage', undefined)
  putDraftsAside()
  takeDraftsBack('laia')
  forgetDrafts()
  expect(readDraft('contact')).toBeUndefined()
})
