// A browser's translator (Google's in Chrome) puts an element of its own in the place of each text, and the text itself
// is gone or lies deeper. React continues with the text it knows: it would take it out of an element it no longer lies in,
// which throws and ends the page, or write into a text that nobody sees. Here a text is found again where it was, and
// what is written again into one that was taken out comes back, for the translator to see. Nothing is changed in a
// page that nobody translates. Known as facebook/react#11538.

/** The element of the translator's that stands in the place of a text that was taken out. */
const standIns = new WeakMap<Node, Element>()

/** The elements that translators write. */
function isTranslators(node: Node | null): node is Element {
  return node instanceof Element && node.localName === 'font'
}

/** The child of a node that is, holds or replaces another one; none where the other is not in it any more. */
function placeIn(parent: Node, node: Node): ChildNode | null {
  let at: Node | null = node
  while (at !== null && at.parentNode !== parent) at = at.parentNode ?? standIns.get(at) ?? null
  return at as ChildNode | null
}

/** React's two ways of moving nodes take the place of a text for the text. */
function findTextsWhereTheyWere(): void {
  // oxlint-disable-next-line typescript/unbound-method -- they are called on the node they are asked on
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = placeIn(this, child)
    if (there !== null) removeChild.call(this, there)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && placeIn(this, before))
    return node
  }
}

/** Restores a text that is written again. */
const rewritten = new MutationObserver((records) => {
  for (const { target } of records) {
    standIns.get(target)?.replaceWith(target)
    standIns.delete(target)
  }
})

/** Notes which element stands for each text that was taken out. */
function noteReplaced({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const standIn = [...addedNodes, previousSibling, nextSibling].find(isTranslators)
  if (!standIn) return
  for (const text of removedNodes) {
    if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue
    standIns.set(text, standIn)
    rewritten.observe(text, { characterData: true })
  }
}

/** Keeps a page going on that its browser translates. To be called once. */
export function keepTranslatedPage(): void {
  let isTranslated = false
  new MutationObserver((records) => {
    if (!isTranslated && records.some(({ addedNodes }) => [...addedNodes].some(isTranslators))) {
      isTranslated = true
      findTextsWhereTheyWere()
    }
    if (isTranslated) for (const record of records) noteReplaced(record)
  }).observe(document.documentElement, { childList: true, subtree: true })
}
