import { useEffect } from 'react'

/** A region that is empty if its text comes: only so is every text said. */
const settleMs = 100
/** It is removed so that reading the page line by line does not meet it later. */
const goneMs = 5000
/** What is over sooner is not worth a word. */
const longMs = 1000

let region: HTMLElement | undefined
/** Texts waiting to be announced together, in order. */
let pending: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Where a screen reader listens; behind an open dialog it would not be heard. */
function regionOf(): HTMLElement {
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (!region) {
    region = document.createElement('div')
    region.className = 'hide'
    region.role = 'status'
  }
  if (region.parentElement !== parent) parent.append(region)
  return region
}

/** Announces what nothing else on the page does, in one polite region; simultaneous texts are announced together, once. */
export function announce(text: string): void {
  const said = regionOf()
  said.textContent = ''
  clearTimeout(timer)
  if (!pending.includes(text)) pending.push(text)
  timer = setTimeout(() => {
    said.textContent = pending.join('. ').replaceAll(/([.!?…])\. /g, '$1 ')
    pending = []
    timer = setTimeout(() => (said.textContent = ''), goneMs)
  }, settleMs)
}

/** Parts that are loading now: one of them announces it for all. */
const waiting = new Set<object>()
/** What was said of a wait: of one that continues with another part, hardly ended, nothing is said again. */
const saidOfWait = new Set<string>()
let rest: ReturnType<typeof setTimeout> | undefined

/** Says that something takes a while, once it does: what is loading, what is being sent. Undefined while nothing does. */
export function useSaidWhileWaiting(label: string | undefined): void {
  useEffect(() => {
    if (label === undefined) return
    const mine = {}
    const isFirst = waiting.size === 0
    waiting.add(mine)
    clearTimeout(rest)
    const late = isFirst
      ? setTimeout(() => {
          if (!saidOfWait.has(label)) announce(label)
          saidOfWait.add(label)
        }, longMs)
      : undefined
    return () => {
      waiting.delete(mine)
      clearTimeout(late)
      if (waiting.size === 0) rest = setTimeout(() => saidOfWait.clear(), longMs)
      // What was waited for is there: it is not said after it.
      pending = pending.filter((text) => text !== label)
    }
  }, [label])
}
