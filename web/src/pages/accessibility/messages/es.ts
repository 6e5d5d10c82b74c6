export const accessibility = {
  title: 'Accesibilidad',
  answer: 'Esta oficina se usa con teclado, con lector de pantalla y con letras grandes.',
  service:
    'En ella se contrata, se ven y se pagan facturas, se mira el consumo, se cambian datos y se reclama.',
  date: 'Esta página se revisó el {day}.',
  checked: 'Qué se comprueba en cada versión',
  keys: 'Contratar, cambiar, pagar y firmar se hace entero con el teclado, y el lector de pantalla dice lo que pasa.',
  errors:
    'Cada formulario lleva al dato que falla y lo dice. En los trámites que se han escuchado ningún aviso se dice dos veces.',
  large: 'Todo se ve entero en un ancho de {narrow} píxeles y con letras al {letters} en un móvil.',
  low: 'Las barras fijas no tapan lo que se está usando.',
  colours:
    'Los textos guardan un contraste de {text} y los gráficos de {shapes}, en claro y en oscuro. Cada gráfico tiene su tabla.',
  kept: 'Antes de que la sesión se cierre sola se avisa. Lo escrito se guarda para la misma persona.',
  documents: 'Facturas, contratos y justificantes son PDF con etiquetas ({pdf}).',
  rules: 'La medida es {wcag}, nivel AA. Lo pide la {law}, artículos {articles}.',
  open: 'Qué no está comprobado',
  shapes:
    'Los colores más suaves del mapa de horas y del calendario no llegan a {shapes}: la tabla dice lo mismo.',
  people: 'No la han probado personas con discapacidad ni la ha auditado una entidad externa.',
  readers: 'Lo que se oye se comprueba en el navegador, no con cada lector de pantalla.',
  outside: 'Del pago con tarjeta, la firma y el chat de otras empresas responden sus páginas.',
  barrier: 'Si algo no se puede usar',
  tell: 'Díganos en qué página ha sido y con qué ayuda navega. Puede pedirnos lo mismo por correo o por teléfono.',
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    accessibility: typeof accessibility
  }
}
