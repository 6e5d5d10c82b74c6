export const accessibility = {
  title: 'Accesibilidad',
  answer: 'Esta oficina se usa con teclado, con lector de pantalla y con letras grandes.',
  checked: 'Qué se comprueba en cada versión',
  keys: 'Contratar, cambiar, pagar y firmar se hace entero con el teclado, y el lector de pantalla dice lo que pasa.',
  large:
    'Nadie tiene que desplazarse de lado en un ancho de {narrow} píxeles, ni con letras al {letters} en un móvil.',
  colours: 'Los textos guardan un contraste de {text}, en claro y en oscuro. Cada gráfico tiene su tabla.',
  kept: 'Antes de que la sesión se cierre sola se avisa. Lo escrito se guarda para la misma persona.',
  documents: 'Facturas, contratos y justificantes son PDF con etiquetas ({pdf}).',
  rules: 'La medida es {wcag}, nivel AA. Lo pide la {law}.',
  open: 'Qué no está comprobado',
  shapes: 'Algún color de los gráficos puede no llegar a un contraste de {shapes}: la tabla dice lo mismo.',
  whole: 'En las pantallas con gráficos, con letras al {letters}, algún texto puede quedar cortado.',
  people: 'No la han probado personas con discapacidad ni la ha auditado nadie de fuera.',
  readers: 'Lo que se oye se comprueba en el navegador, no con cada lector de pantalla.',
  outside: 'Del pago con tarjeta, la firma y el chat de otras empresas responden sus páginas.',
  barrier: 'Si algo no se puede usar',
  tell: 'Conviene decirnos en qué página y con qué ayuda se navega. Lo mismo se puede pedir por correo o por teléfono.',
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    accessibility: typeof accessibility
  }
}
