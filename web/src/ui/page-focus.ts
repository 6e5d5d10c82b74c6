/** The last element that had the focus, and what stands around it, from the inside out; of a dialog also what opened it. */
let held: readonly HTMLElement[] = []

/** How long a part that changes has to move the focus by itself. */
const patienceMs = 50
const control = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'

/** Takes the focus to the main heading, so that it is read and the keyboard starts there. */
export function focusMainHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (heading) focusOn(heading)
}

function focusOn(element: HTMLElement): void {
  if (!element.matches(control)) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function around(element: Element | null): readonly HTMLElement[] {
  const chain: HTMLElement[] = []
  for (let one = element; one instanceof HTMLElement; one = one.parentElement) chain.push(one)
  return chain
}

function remember({ target }: FocusEvent): void {
  const chain = around(target as Element)
  const layer = chain.findIndex((one) => one.matches('dialog, [popover]'))
  const top = chain[layer]
  if (!top) {
    held = chain
    return
  }
  const known = held.indexOf(top)
  const openers = known === -1 ? held : held.slice(known + 1)
  held = [...chain.slice(0, layer + 1), ...openers]
}

function canBeReached(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null
  )
}

/** Where the focus goes when its element is gone: what opened it, its field, or the heading above. */
function nextTarget(): HTMLElement | undefined {
  for (const one of held.slice(1).filter(canBeReached)) {
    if (one.matches(control)) return one
    const wanted = one.matches('.field') ? control : 'h1, h2, h3, h4'
    if (one.querySelector('main')) return undefined
    const found = [...one.querySelectorAll<HTMLElement>(wanted)].find(canBeReached)
    if (found) return found
  }
  return undefined
}

/** What comes late moves what stands below it: what the keyboard is at stays clear of the question of cookies. */
function keepClear(): void {
  const at = document.querySelector('#root:has(> .cookie-dialog) :focus-visible')
  const box = at?.getBoundingClientRect()
  // What was scrolled away from stays away.
  if (box && box.top < innerHeight && box.bottom > 0) at?.scrollIntoView({ block: 'nearest' })
}

function check(): void {
  keepClear()
  const [last] = held
  if (!last || document.activeElement !== document.body || canBeReached(last)) return
  const target = nextTarget()
  if (target) focusOn(target)
  else focusMainHeading()
}

/**
 * Keeps the focus on the page: whatever had it and is gone (a button of what is done, a dialog, a file that was removed,
 * a heading whose data have come) leaves it to what stands nearest, unless the part moves it itself. A press beside the
 * page's controls is left alone. Returns how to stop.
 */
export function keepFocus(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(check, patienceMs)
  }
  const changes = new MutationObserver(soon)
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('toggle', soon, true)
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('toggle', soon, true)
  }
}
