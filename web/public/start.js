// What a page does whose code does not come: it is loaded anew once, and where that does not help it says so. What the
// server has drawn stays readable. The server writes it into every page: it depends on no file, and costs no turn.
;(() => {
  const words = {
    es: ['Esta página no ha terminado de cargarse.', 'Volver a cargarla'],
    ca: ['Aquesta pàgina no s’ha acabat de carregar.', 'Tornar-la a carregar'],
    en: ['This page has not finished loading.', 'Load it again'],
  }
  // Read before the router begins: it writes the state of a place anew.
  const loadedAgain = history.state?.loadedAgain === true
  let told = false

  const say = () => {
    const [text, action] = words[document.documentElement.lang.slice(0, 2)] ?? words.es
    const bar = document.createElement('div')
    bar.className = 'notice unfinished'
    bar.dataset.tone = 'wait'
    bar.setAttribute('role', 'status')
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button'
    button.textContent = action
    button.addEventListener('click', () => location.reload())
    bar.append(text + ' ', button)
    document.body.prepend(bar)
    // A question that nobody can answer would only cover the page.
    document.querySelector('body > .cookie-dialog')?.remove()
  }

  const isReachable = async () => {
    const entry = document.querySelector('script[type="module"][src]')
    try {
      // oxlint-disable-next-line eslint/no-restricted-globals -- it depends on no other file
      await fetch(entry.src, { method: 'HEAD', cache: 'no-store' })
      return true
    } catch {
      return false
    }
  }

  const unfinished = async () => {
    if (told) return
    told = true
    // Once, which this place in the history remembers; and without a line there would be nothing left to read.
    if (loadedAgain || !(await isReachable())) return say()
    history.replaceState({ ...history.state, loadedAgain: true }, '')
    location.reload()
  }

  addEventListener('endoll-unfinished', () => void unfinished())
  const look = () => {
    if (document.documentElement.getAttribute('data-begun') !== '') void unfinished()
  }
  if (document.readyState === 'complete') look()
  else addEventListener('load', look)
})()
