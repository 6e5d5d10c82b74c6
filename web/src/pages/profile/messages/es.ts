export const profile = {
  title: 'Perfil',
  loading: 'Cargando el perfil',
  unread: 'No hemos podido cargar el perfil',
  nothingChanged: 'No se ha cambiado nada.',
  pendingAnswer: 'Falta confirmar {email}.',
  person: {
    title: 'Datos personales',
    name: 'Nombre',
    nif: 'NIF',
    member: 'Número de socia o socio',
    memberSince: 'Desde el {date}, con {share} de capital aportado.',
    wrong: '¿Hay un error? Lo corregimos en el {phone}.',
    ownData: 'Mis datos: qué guardamos y quién lo ha visto',
    connectData: 'Conectar programas y calendario',
  },
  account: {
    title: 'Cuenta de acceso',
    email: 'Correo electrónico de acceso',
    mobile: 'Móvil',
    current: 'Clave actual',
    show: 'Mostrar',
    hide: 'Ocultar',
    none: 'Ninguno',
    saved: 'El correo electrónico es el que ya había.',
    mobileSaved: 'El móvil se ha cambiado.',
    pending: {
      title: 'Falta confirmar la dirección nueva',
      why: 'Hemos mandado un enlace a {pending}. Hasta que se abra y se confirme, se entra con {email}.',
      sent: 'Hemos enviado el enlace a {pending}.',
    },
  },
  language: {
    label: 'Idioma',
    hint: 'De esta oficina y de los correos que mandamos.',
    saved: 'El idioma se ha guardado.',
    failed: 'El idioma no se ha podido guardar.',
  },
  password: {
    label: 'Clave',
    change: 'Cambiar la clave',
    changeOutside: 'Cambiar la clave con el proveedor de identidad',
  },
  notices: {
    title: 'Avisos de cada contrato',
    why: 'Para las cartas y las llamadas sobre cada contrato. Los avisos de facturas nuevas y los demás de esta oficina van al correo de acceso.',
    loading: 'Cargando los contratos',
    unread: 'No hemos podido cargar los contratos',
    safe: 'Los avisos siguen llegando adonde siempre.',
    contract: 'Contrato',
    of: 'Contrato {name}',
  },
  sessions: {
    title: 'Sesiones abiertas',
    loading: 'Cargando las sesiones',
    unread: 'No hemos podido cargar las sesiones',
    safe: 'Todas siguen como estaban.',
    count:
      '{count, plural, one {La cuenta está abierta solo en este navegador.} other {La cuenta está abierta en # navegadores.}}',
    unknownDevice: 'Navegador desconocido',
    current: 'Esta sesión',
    since: 'En uso ahora · abierta el {at}',
    seen: 'En uso {ago} · abierta el {at}',
    endOne: 'Cerrar sesión',
    endOneOf: 'Cerrar sesión: {device}, abierta el {at}',
    oneNotEnded: 'La sesión no se ha podido cerrar.',
    endOthers: 'Cerrar todas las demás',
    ending: 'Cerrando',
    onlyThis: 'No hay ninguna otra.',
    ended:
      '{count, plural, =0 {No había ninguna otra sesión abierta.} one {Se ha cerrado una sesión.} other {Se han cerrado # sesiones.}}',
    keep: 'Es mi dispositivo',
    keepHint:
      'Durante {days} días desde el último uso, este navegador muestra facturas y consumo sin entrar. Para pagar, firmar o cambiar algo, le preguntaremos quién es.',
    kept: 'Muestra facturas y consumo sin entrar',
    keptNow: 'A partir de ahora este navegador muestra facturas y consumo sin entrar.',
    keptNoMore: 'Este navegador vuelve a pedir que entre.',
    keepFailed: 'No se ha podido cambiar.',
    notEnded: 'Las demás sesiones no se han podido cerrar.',
  },
  confirm: {
    title: 'Confirmar el correo electrónico',
    answers: {
      asking: 'Falta un paso para confirmar el correo electrónico.',
      sending: 'Falta un paso para confirmar el correo electrónico.',
      failed: 'El correo electrónico no se ha confirmado.',
      nothing:
        'A esta página se llega con el enlace del correo. Si la ha recargado, abra el enlace otra vez.',
    },
    confirm: 'Confirmar la dirección',
    sending: 'Confirmando',
    again: 'Volver a intentarlo',
    tryAgain: 'El enlace sigue sirviendo.',
    stillOld: 'Todo sigue como estaba. En el perfil se puede pedir otra vez.',
    done: {
      answer: 'La dirección está confirmada.',
      detail: 'Desde ahora se entra con {email}.',
      arrives: 'Los avisos vuelven a llegar a {email}.',
    },
    toProfile: 'Ir al perfil',
    toLogin: 'Entrar',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    profile: typeof profile
  }
}
