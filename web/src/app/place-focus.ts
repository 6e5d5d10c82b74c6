/** Takes the focus to the main heading, so that it is read and the keyboard starts there. */
function focusHeading(): HTMLElement | undefined {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return undefined
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}

let following: MutationObserver | undefined

/**
 * Focuses the main heading of a page, and keeps the focus there when the data arrive and another heading stands in its
 * place: until somebody moves the focus elsewhere.
 */
export function keepPlaceFocus(): void {
  following?.disconnect()
  let heading = focusHeading()
  following = new MutationObserver((_, observer) => {
    if (heading?.isConnected) {
      if (document.activeElement !== heading) observer.disconnect()
      return
    }
    if (document.activeElement !== document.body) return observer.disconnect()
    heading = focusHeading() ?? heading
  })
  following.observe(document.body, { childList: true, subtree: true })
}
