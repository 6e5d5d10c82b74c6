// The card provider's fields, in a frame of the payment dialog (web/src/features/payments/CardFields.tsx), and the only
// code that speaks with the provider's script. The page around it learns no card number: only a token.
const here = window.location.origin
const fields = document.querySelector('#fields')
function say(message) {
  window.parent.postMessage({ card: true, ...message }, here)
}

let stripe
let elements

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches

function start({ amountCents }) {
  if (typeof window.Stripe !== 'function') return say({ what: 'failed' })
  const { key, types, wallets, name } = document.body.dataset
  stripe = window.Stripe(key, { locale: document.documentElement.lang })
  elements = stripe.elements({
    mode: 'payment',
    amount: amountCents,
    currency: 'eur',
    allowedPaymentMethodTypes: types.split(' '),
    appearance: { theme: dark ? 'night' : 'stripe' },
  })
  const element = elements.create('payment', {
    layout: 'tabs',
    business: { name },
    wallets: { applePay: wallets, googlePay: wallets, link: 'never' },
  })
  element.on('ready', () => say({ what: 'ready' }))
  element.on('loaderror', () => say({ what: 'failed' }))
  element.mount('#fields')
}

async function takeCard() {
  const { error: incomplete } = await elements.submit()
  if (incomplete) return say({ what: 'refused', message: incomplete.message ?? '' })
  const { error, confirmationToken } = await stripe.createConfirmationToken({ elements })
  if (error) return say({ what: 'refused', message: error.message ?? '' })
  return say({ what: 'token', token: confirmationToken.id })
}

/** What came of it the server asks the provider: the browser's word decides nothing. */
async function askBank({ clientSecret }) {
  await stripe.handleNextAction({ clientSecret })
  say({ what: 'acted' })
}

const tasks = { start, pay: takeCard, act: askBank }

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== here || source !== window.parent || data?.card !== true) return
  Promise.resolve(tasks[data.what]?.(data)).catch(() => say({ what: 'failed' }))
})
new ResizeObserver(() => say({ what: 'height', px: document.documentElement.offsetHeight })).observe(
  document.body,
)
if (fields) say({ what: 'here' })
