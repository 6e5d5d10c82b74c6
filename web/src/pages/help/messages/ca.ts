import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const help: Messages<(typeof es)['help']> = {
  title: 'Ajuda',
  toCall: 'Que em truquin a l’hora que triï',
  answer: 'Triï què passa i li diem què ha de fer i a qui ha de trucar.',
  faults: {
    electricity:
      'Les avaries les atén la distribuïdora de la seva zona les {hours} hores, sigui quina sigui la comercialitzadora. El telèfon és a cada factura.',
    gas: 'Les urgències de gas les atén la distribuïdora de la seva zona les {hours} hores. El telèfon és a cada factura.',
  },
  phones: {
    emergencies: 'Emergències',
    violence: 'Atenció a víctimes de violència de gènere, les {hours} hores',
    fraud: 'Ajuda en ciberseguretat (INCIBE)',
    us: 'El nostre telèfon',
  },
  pages: {
    invoices: 'Veure les meves factures',
    contracts: 'Veure els meus contractes',
    profile: 'Veure les sessions i qui hi pot entrar',
    changePassword: 'Canviar la clau',
    newElectricityContract: 'Contractar a la casa nova',
    contact: 'Enviar una lectura o una consulta',
    claims: 'Reclamar',
  },
  gas: {
    title: 'Fa olor de gas',
    first: 'No encengui ni apagui llums ni aparells, i no faci servir el timbre ni l’ascensor.',
    second: 'Si ho pot fer sense perill, obri les finestres i tanqui la clau del gas.',
    third: 'Surti amb totes les persones de la casa i truqui des de fora.',
  },
  dark: {
    title: 'No hi ha llum',
    first:
      'Miri si hi ha llum a l’escala o a casa dels veïns. Si tampoc en tenen, l’avaria és de la xarxa: truqui a la distribuïdora.',
    second:
      'Si només falta a casa seva, apugi els interruptors del quadre elèctric. Si un torna a baixar, desendolli els aparells i torni’l a apujar.',
    third:
      'Si tots són amunt, pot haver superat la potència contractada: abaixi l’interruptor general, esperi uns segons i torni’l a apujar.',
  },
  pay: {
    title: 'No puc pagar una factura',
    first:
      'Obri la factura: diu fins a quin dia la pot pagar, si es pot repartir en terminis i des de quan hi podria haver un tall.',
    second:
      'Truqui’ns abans d’aquell dia. També li podem dir si el seu subministrament està protegit davant del tall.',
    third:
      'Els serveis socials del seu ajuntament ajuden amb factures endarrerides i amb la sol·licitud del bo social.',
  },
  death: {
    title: 'El titular ha mort',
    first: 'Lamentem la seva pèrdua. El subministrament continua com està mentre vostè decideix.',
    second: 'Qui hereta o continua a l’habitatge pot posar el contracte al seu nom, o donar-lo de baixa.',
    third:
      'Tingui a mà el certificat de defunció i un document que acrediti l’ús de l’habitatge: escriptura, contracte de lloguer o empadronament.',
    fourth: 'Qui posa el contracte al seu nom no assumeix el que degués el titular (RD 88/2026 art. 39.2).',
  },
  moving: {
    title: 'Em mudo',
    first: 'A la casa que deixa, apunti la lectura del comptador i el dia en què lliura les claus.',
    second: 'Des d’aquell contracte el pot donar de baixa o passar-lo a qui s’hi queda.',
    together:
      'Amb el seu compte ho pot demanar tot d’una vegada: entri en aquell contracte, triï donar-lo de baixa i digui que es muda.',
    third: 'A la casa nova, demani el CUPS del subministrament: és a qualsevol factura de qui hi vivia.',
  },
  parted: {
    title: 'Una separació, o violència a casa',
    first: 'Canviï la clau del seu compte i la del correu. Qui les sabés ja no hi podrà entrar.',
    second:
      'Al seu perfil, tanqui les altres sessions i retiri les persones que poden veure els seus contractes.',
    third: 'Canviï també el correu, el telèfon i l’adreça postal on arriben les factures.',
    fourth:
      'Si el contracte és a nom de l’altra persona i vostè es queda a l’habitatge, el pot posar al seu nom. En cas de violència de gènere o sexual n’hi ha prou que faci servir el subministrament i ho acrediti (RD 88/2026 art. 39.4).',
  },
  meter: {
    title: 'El comptador no marca bé',
    first: 'Compari el que marca el comptador amb la lectura de la factura i apunti el dia.',
    second: 'Si la factura és estimada, enviï’ns la seva lectura.',
    third:
      'Si la lectura és real i no li quadra, escrigui’ns: demanem a la distribuïdora que comprovi el comptador.',
  },
  notMine: {
    title: 'Una factura que no és meva',
    first: 'Compari el CUPS i l’adreça de la factura amb els de casa seva.',
    second:
      'Si li han canviat de companyia sense demanar-ho, o ha rebut la factura d’una altra persona, reclami des d’aquí. Mentre es resol, per aquesta factura no hi ha avisos ni tall.',
  },
  fraud: {
    title: 'Una trucada o un missatge sospitós',
    first: 'Pengi. Mai li demanem la clau per telèfon ni per correu.',
    second:
      'Si ha donat la clau, canviï-la. Si ha donat les dades del banc o de la targeta, truqui al seu banc.',
    third: 'Si va acceptar un contracte a distància, pot desistir-ne durant {days} dies sense donar motius.',
    fourth:
      'Cap comercialitzadora d’electricitat li pot trucar per vendre-li un contracte si vostè no ho ha demanat (RD 88/2026 art. 13.y).',
  },
  medical: {
    title: 'A casa hi ha un equip mèdic',
    first:
      'Si d’un aparell elèctric depèn la vida d’algú, digui’ns-ho: aquell subministrament no es pot tallar per impagament. Li direm quin document cal.',
    second: 'Demani al centre de salut o al proveïdor de l’equip una bateria per quan falti la llum.',
  },
}
