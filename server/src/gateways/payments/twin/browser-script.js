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
    es: [
      'Número de tarjeta',
      'Caducidad (MM / AA)',
      'CVC',
      'Tu banco pide que confirmes el pago.',
      'Confirmar',
      'Rechazar',
      'El número de tarjeta está incompleto.',
      'O cuenta bancaria (IBAN)',
    ],
    ca: [
      'Número de targeta',
      'Caducitat (MM / AA)',
      'CVC',
      'El teu banc demana que confirmis el pagament.',
      'Confirma',
      'Rebutja',
      'El número de targeta està incomplet.',
      'O compte bancari (IBAN)',
    ],
    en: [
      'Card number',
      'Expiry (MM / YY)',
      'CVC',
      'Your bank asks you to confirm the payment.',
      'Confirm',
      'Refuse',
      'The card number is incomplete.',
      'Or bank account (IBAN)',
    ],
  }
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

  window.Stripe = (key, { locale = 'en' } = {}) => {
    const text = words[locale] ?? words.en
    return {
      _key: key,
      elements: ({ allowedPaymentMethodTypes: types }) => {
        const heard = {}
        let number
        let account
        const complete = () => Boolean(account?.value) || number.value.replaceAll(/\D/g, '').length >= 14
        const element = {
          on: (name, handler) => {
            heard[name] = handler
            return element
          },
          mount: (place) => {
            const target = typeof place === 'string' ? document.querySelector(place) : place
            const card = field(text[0], 'cardnumber', 'cc-number')
            const expiry = field(text[1], 'cc-exp', 'cc-exp')
            const code = field(text[2], 'cvc', 'cc-csc')
            const pair = document.createElement('div')
            Object.assign(pair.style, { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px' })
            pair.append(expiry.row, code.row)
            Object.assign(target.style, { display: 'grid', gap: '12px' })
            target.replaceChildren(card.row, pair)
            number = card.input
            if (types.includes('sepa_debit')) {
              const { row, input } = field(text[7], 'iban', 'off')
              input.inputMode = 'text'
              account = input
              target.append(row)
            }
            target.addEventListener('input', () => heard.change?.({ complete: complete() }))
            setTimeout(() => heard.ready?.({}), 0)
          },
          focus: () => number?.focus(),
          destroy: () => undefined,
        }
        return {
          create: () => element,
          getElement: () => element,
          submit: async () => (complete() ? {} : { error: { type: 'validation_error', message: text[6] } }),
          _number: () => account?.value || number.value,
        }
      },
      createConfirmationToken: async ({ elements }) => {
        const { value, error } = await post('/browser/confirmation_tokens', { number: elements._number() })
        return error ? { error } : { confirmationToken: value }
      },
      handleNextAction: ({ clientSecret }) =>
        new Promise((resolve) => {
          const asked = document.createElement('div')
          asked.setAttribute('role', 'group')
          asked.setAttribute('aria-label', text[3])
          Object.assign(asked.style, { display: 'grid', gap: '12px', padding: '16px 0', font: 'inherit' })
          const said = document.createElement('p')
          said.textContent = text[3]
          const answer = (label, outcome) => {
            const button = document.createElement('button')
            button.type = 'button'
            button.textContent = label
            Object.assign(button.style, { font: 'inherit', padding: '12px' })
            button.addEventListener('click', async () => {
              const { value, error } = await post('/browser/actions', { clientSecret, outcome })
              asked.remove()
              resolve(error ? { error } : value.error ? { error: value.error } : { paymentIntent: value })
            })
            return button
          }
          asked.append(said, answer(text[4], 'passed'), answer(text[5], 'failed'))
          document.body.append(asked)
          asked.querySelector('button').focus()
        }),
    }
  }
})()
