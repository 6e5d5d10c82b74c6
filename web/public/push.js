// Shows what the office sends while no page of it is open (server/src/modules/notifications/push). It answers no fetch and
// keeps nothing: no page depends on it.
const here = self.location.origin

/** What was sent; of what cannot be read only that there is something. */
function read(data) {
  try {
    return data.json()
  } catch {
    return {}
  }
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag, lang } = read(event.data)
  event.waitUntil(
    // The same message again takes the place of the first, without another sound.
    self.registration.showNotification(title || self.location.hostname, {
      body: body || '',
      tag: tag || 'office',
      lang: lang || '',
      data: { path: path || '/' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const target = new URL(event.notification.data.path, here)
  const address = target.origin === here ? target.href : here
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const open = windows.find(({ url }) => url === address)
      return open ? open.focus() : self.clients.openWindow(address)
    }),
  )
})
