/** What the owner of an account is told of it. */
export const account = {
  password_changed: {
    subject: 'Se ha cambiado la clave',
    lead: 'Se ha cambiado la clave de la oficina virtual. Las demás sesiones se han cerrado.',
  },
  recovered: {
    subject: 'Se ha elegido una clave nueva',
    lead: 'Se ha elegido una clave nueva con el enlace que enviamos por correo. Las demás sesiones se han cerrado.',
  },
  activated: {
    subject: 'La cuenta está activada',
    lead: 'La cuenta de la oficina virtual ya tiene clave. Se entra con esta dirección de correo.',
  },
  registered: {
    subject: 'La cuenta está creada',
    lead: 'Se ha creado una cuenta de la oficina virtual con esta dirección de correo.',
  },
  data_token_made: {
    subject: 'Un programa puede leer sus datos',
    lead: 'Se ha creado una forma de leer los datos de sus suministros sin entrar en la oficina virtual: una clave para programas o la dirección de un calendario. Se ve y se termina en Perfil, Conectar.',
  },
  method_added: {
    subject: 'Nueva forma de entrar en la cuenta',
    lead: 'Se ha añadido a la cuenta una llave de acceso o los códigos de una aplicación. Con ellos se entra y se confirman cambios.',
  },
  provider_linked: {
    subject: 'Nueva forma de entrar en la cuenta',
    lead: 'Desde ahora también se entra en la cuenta con el proveedor de identidad.',
  },
  method_removed: {
    subject: 'Una forma de entrar se ha quitado',
    lead: 'Se ha quitado de la cuenta una llave de acceso o los códigos de una aplicación.',
  },
  passkey_counts_anew: {
    subject: 'Una llave de acceso cuenta de nuevo',
    lead: 'Alguien ha entrado, o ha confirmado un cambio, con una llave de acceso que ha empezado a contar sus usos otra vez, y con un código. Pasa al restablecer un dispositivo, y también si alguien ha copiado la llave.',
  },
  opened_for: {
    subject: 'Se ha abierto la oficina virtual con su cuenta',
    lead: 'Una persona de la comercializadora ha pedido un acceso de un solo uso a su cuenta de la oficina virtual.',
  },
  when: 'Cuándo',
  by: 'Quién',
  why: 'Por qué',
  warning: (phone: string) => `Si no ha sido usted, llámenos cuanto antes al ${phone}.`,
}
