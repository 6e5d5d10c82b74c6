// Stand-in of the card provider's browser script, for the demo and for tests: the part of its interface that the card
// fields use. It shows plain fields, sends what is typed to the twin and to nobody else, and gives a token back.
;(() => {
  const origin = new URL(document.currentScript.src).origin
  const post = async (path, body) => {
    const reply = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const value = await reply.json()
    return reply.ok ? { value } : { error: value.error }
  }
  const words = {
    es: {
      how: 'Cómo se paga',
      card: 'Tarjeta',
      number: 'Número de tarjeta',
      expiry: 'Caducidad (MM / AA)',
      account: 'Cuenta bancaria',
      iban: 'IBAN',
      phone: 'Teléfono móvil',
      wallet: 'Se paga con la tarjeta que hay en el teléfono.',
      asks: 'Tu banco pide que confirmes el pago.',
      approve: 'Abre la app de tu banco y aprueba el pago.',
      yes: 'Confirmar',
      no: 'Rechazar',
      incomplete: 'Faltan datos o están incompletos.',
    },
    ca: {
      how: 'Com es paga',
      card: 'Targeta',
      number: 'Número de targeta',
      expiry: 'Caducitat (MM / AA)',
      account: 'Compte bancari',
      iban: 'IBAN',
      phone: 'Telèfon mòbil',
      wallet: 'Es paga amb la targeta que hi ha al telèfon.',
      asks: 'El teu banc demana que confirmis el pagament.',
      approve: 'Obre l’aplicació del teu banc i aprova el pagament.',
      yes: 'Confirma',
      no: 'Rebutja',
      incomplete: 'Falten dades o són incompletes.',
    },
    en: {
      how: 'How to pay',
      card: 'Card',
      number: 'Card number',
      expiry: 'Expiry (MM / YY)',
      account: 'Bank account',
      iban: 'IBAN',
      phone: 'Mobile phone',
      wallet: 'Paid with the card that is in the phone.',
      asks: 'Your bank asks you to confirm the payment.',
      approve: 'Open the app of your bank and approve the payment.',
      yes: 'Confirm',
      no: 'Refuse',
      incomplete: 'Some details are missing or incomplete.',
    },
  }
  /** What a Bizum may come to, in cents, as the provider has it. */
  const bizumMost = 500_000
  const field = (label, name, autocomplete) => {
    const row = document.createElement('label')
    const input = document.createElement('input')
    input.name = name
    input.inputMode = 'numeric'
    input.autocomplete = autocomplete
    Object.assign(row.style, { display: 'grid', gap: '4px', font: 'inherit' })
    Object.assign(input.style, {
      font: 'inherit',
      padding: '10px 12px',
      border: '1px solid GrayText',
      borderRadius: '6px',
      background: 'Field',
      color: 'FieldText',
      minInlineSize: '0',
      inlineSize: '100%',
      boxSizing: 'border-box',
    })
    row.append(label, input)
    return { row, input }
  }

  const grid = (...children) => {
    const box = document.createElement('div')
    Object.assign(box.style, { display: 'grid', gap: '12px' })
    box.append(...children)
    return box
  }
  const radio = (label, chosen, choose) => {
    const row = document.createElement('label')
    const input = document.createElement('input')
    input.type = 'radio'
    input.name = 'how'
    input.checked = chosen
    input.addEventListener('change', choose)
    Object.assign(row.style, {
      display: 'flex',
      gap: '8px',
      alignItems: 'center',
      minBlockSize: '44px',
      padding: '0 12px',
      border: '1px solid GrayText',
      borderRadius: '6px',
    })
    row.append(input, label)
    return row
  }

  /** The ways of paying that are offered: the fields of each, what is typed, and whether it is whole. */
  const waysOf = (text, { types, wallets, amount }) => {
    const ways = []
    if (types.includes('card')) {
      const number = field(text.number, 'cardnumber', 'cc-number')
      const pair = grid(field(text.expiry, 'cc-exp', 'cc-exp').row, field('CVC', 'cvc', 'cc-csc').row)
      pair.style.gridTemplateColumns = '1fr 1fr'
      ways.push({
        label: text.card,
        fields: grid(number.row, pair),
        typed: () => number.input.value,
        whole: () => number.input.value.replaceAll(/\D/g, '').length >= 14,
      })
      if (wallets) {
        const said = document.createElement('p')
        said.style.margin = '0'
        said.textContent = text.wallet
        // The card that a phone would give.
        const wallet = { fields: grid(said), typed: () => '4242424242424242', whole: () => true }
        ways.push({ label: 'Google Pay', ...wallet })
      }
    }
    if (types.includes('bizum') && amount <= bizumMost) {
      const { row, input } = field(text.phone, 'phone', 'tel')
      input.inputMode = 'tel'
      const whole = () => input.value.replaceAll(/\D/g, '').length >= 9
      ways.push({ label: 'Bizum', fields: grid(row), typed: () => input.value, whole })
    }
    if (types.includes('sepa_debit')) {
      const { row, input } = field(text.iban, 'iban', 'off')
      input.inputMode = 'text'
      const whole = () => input.value.length >= 15
      ways.push({ label: text.account, fields: grid(row), typed: () => input.value, whole })
    }
    return ways
  }

  window.Stripe = (key, { locale = 'en' } = {}) => {
    const text = words[locale] ?? words.en
    return {
      _key: key,
      elements: ({ allowedPaymentMethodTypes: types, amount }) => {
        const heard = {}
        let ways = []
        let way
        const element = {
          on: (name, handler) => {
            heard[name] = handler
            return element
          },
          mount: (place) => {
            const target = typeof place === 'string' ? document.querySelector(place) : place
            Object.assign(target.style, { display: 'grid', gap: '12px' })
            way = ways[0]
            const choice = grid()
            choice.setAttribute('role', 'radiogroup')
            choice.setAttribute('aria-label', text.how)
            // Two in a row at most: with four ways none stands alone.
            choice.style.gridTemplateColumns = 'repeat(auto-fit, minmax(max(9rem, 40%), 1fr))'
            const show = (one) => {
              way = one
              target.replaceChildren(...(ways.length > 1 ? [choice] : []), one.fields)
            }
            choice.append(...ways.map((one) => radio(one.label, one === way, () => show(one))))
            show(way)
            target.addEventListener('input', () => heard.change?.({ complete: way.whole() }))
            setTimeout(() => heard.ready?.({}), 0)
          },
          focus: () => way?.fields.querySelector('input')?.focus(),
          destroy: () => undefined,
        }
        return {
          create: (kind, { wallets } = {}) => {
            ways = waysOf(text, { types, amount, wallets: wallets?.googlePay === 'auto' })
            return element
          },
          getElement: () => element,
          submit: async () =>
            way.whole() ? {} : { error: { type: 'validation_error', message: text.incomplete } },
          _typed: () => way.typed(),
        }
      },
      createConfirmationToken: async ({ elements }) => {
        const { value, error } = await post('/browser/confirmation_tokens', { number: elements._typed() })
        return error ? { error } : { confirmationToken: value }
      },
      handleNextAction: async ({ clientSecret }) => {
        const asked = document.createElement('div')
        asked.setAttribute('role', 'group')
        // Over the fields, as the provider's own: nothing below it can be changed or reached meanwhile.
        const [behind] = document.body.children
        behind.inert = true
        Object.assign(asked.style, {
          position: 'fixed',
          inset: '0',
          display: 'grid',
          alignContent: 'center',
          justifyItems: 'center',
          gap: '12px',
          padding: '16px',
          textAlign: 'center',
          font: 'inherit',
          background: 'Canvas',
          color: 'CanvasText',
        })
        const said = document.createElement('p')
        said.style.margin = '0'
        asked.append(said)
        const name = (words) => {
          said.textContent = words
          asked.setAttribute('aria-label', words)
        }
        const ended = ({ value, error }) => {
          asked.remove()
          behind.inert = false
          return error || value.error ? { error: error ?? value.error } : { paymentIntent: value }
        }
        const state = () => post('/browser/actions', { clientSecret })
        const now = await state()
        if (now.error) return ended(now)
        if (now.value.type === 'bizum') {
          // Answered in the bank's app: the script only waits.
          name(text.approve)
          document.body.append(asked)
          for (;;) {
            const later = await state()
            if (later.error || later.value.status !== 'requires_action') return ended(later)
            await new Promise((resolve) => setTimeout(resolve, 500))
          }
        }
        name(text.asks)
        return new Promise((resolve) => {
          const answer = (label, outcome) => {
            const button = document.createElement('button')
            button.type = 'button'
            button.textContent = label
            Object.assign(button.style, { font: 'inherit', padding: '12px' })
            button.addEventListener('click', async () =>
              resolve(ended(await post('/browser/actions', { clientSecret, outcome }))),
            )
            return button
          }
          asked.append(answer(text.yes, 'passed'), answer(text.no, 'failed'))
          document.body.append(asked)
          asked.querySelector('button').focus()
        })
      },
    }
  }
})()
