// Stand-in of a chat's script, for the demo and for tests. It runs in the closed frame of docs/chat.md.
;(() => {
  const { src, dataset } = document.currentScript
  const { origin } = new URL(src)
  const words = {
    es: ['Mensaje', 'Enviar', 'Hola. ¿En qué podemos ayudar?', 'No se ha podido enviar.', 'Conversación'],
    ca: ['Missatge', 'Envia', 'Hola. En què us podem ajudar?', 'No s’ha pogut enviar.', 'Conversa'],
    en: ['Message', 'Send', 'Hello. How can we help?', 'It could not be sent.', 'Conversation'],
  }
  const [label, send, greeting, failure, title] = words[dataset.language] ?? words.es
  let about = {}

  const add = (name, properties, parent) => {
    const element = Object.assign(document.createElement(name), properties)
    parent.append(element)
    return element
  }
  const main = add('main', {}, document.body)
  Object.assign(main.style, { display: 'grid', gap: '0.75rem', padding: '0.75rem' })
  add('h1', { textContent: title }, main).style.cssText = 'margin:0;font-size:1.1rem'
  const log = add('ol', { role: 'log' }, main)
  log.style.cssText = 'margin:0;padding:0;list-style:none'
  log.setAttribute('aria-label', title)
  const form = add('form', {}, main)
  form.style.cssText = 'display:grid;gap:0.5rem;justify-items:start'
  const field = add('label', { textContent: `${label} ` }, form)
  const input = add('input', { name: 'text', autocomplete: 'off', required: true }, field)
  input.style.cssText = 'font:inherit;padding:0.5rem;inline-size:100%;box-sizing:border-box'
  add('button', { textContent: send }, form).style.cssText = 'font:inherit;padding:0.5rem 1rem'
  add('li', { textContent: greeting }, log)

  const tell = async (what, value) => {
    const reply = await fetch(`${origin}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(value),
    })
    return reply.json()
  }
  addEventListener('message', ({ data }) => {
    if (data?.chat !== true || data.what !== 'about') return
    about = { language: data.language, step: data.step, name: data.name, email: data.email }
    void tell('about', about)
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const text = input.value
    input.value = ''
    add('li', { textContent: text }, log)
    try {
      add('li', { textContent: (await tell('messages', { text, ...about })).answer }, log)
    } catch {
      add('li', { textContent: failure }, log)
    }
  })
})()
