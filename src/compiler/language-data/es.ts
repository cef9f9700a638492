import { agreement } from './es-agreement';
import { constructions } from './es-constructions';
import { phrases } from './es-phrases';
import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const es: LanguageData = {
  agreement,
  lengthToEnglish: 1.12,
  since: 'desde|desde el año|fundad[ao]s? en|nacid[ao]s? en|abiert[ao]s? en',
  inYear: 'en|año',
  commonWords: wrapped(`
    abierto abiertos abrir cerrar cerrado cerrados enviar buscar siguiente anterior volver inicio contacto
    noticias mapa horario horarios dirección teléfono nombre apellidos mensaje gracias precio precios todos todas
    ninguno visítanos llámanos escríbenos libros libro reservar gratis gratuito mañana tarde noche hoy ayer semana
    semanas mes meses año años día días hora horas leer más llamar escribir elegir aceptar rechazar descargar
    compartir página preguntas pregunta respuestas ayuda correo organización pedida pedido tienda tiendas casa
    curso cursos talleres taller nosotros empleo empleos trabajo requisitos requisito pruebas prueba examen
    exámenes fechas fecha plazas alumnos alumno alumnas profesores profesor duración nivel idioma idiomas
    formación aprender matrícula inscripción becas alojamiento ubicación siempre ver todo comprar cesta pago envío
    tarjeta cliente clientes empresa empresas regalo regalos workshop workshops boutique atelier plus cerca
    laboratorio procurar morada ano ligar oficina oficinas cesto vagas ora
  `),
  steps: 'paso fase etapa',
  sectionNamed: { words: 'apartado|sección|cláusula', of: 'del|de' },
  partOf: 'de (?:los|las|cada|nuestr[oa]s)',
  functionWords: wrapped(`
    a al algo algún alguna antes aquí así aún aunque cada como cómo con cual cuando cuándo cuánto de del desde
    después donde dónde dos durante e el él ella ellas ellos en entre era eres es esa ese eso esta está están
    estas este esto estos fue ha hace han hasta hay la las le les lo los más me mi mientras muy nada ni no nos
    nuestra nuestras nuestro nuestros o os otra otro otros para pero poco por porque puede pueden puedes que qué
    quien quién se sea ser si sí sin sobre solo son su sus también te tiene tienen tienes toda todas todo todos
    tras tu tus un una unas uno unos y ya yo
  `),
  ordinals: wrapped(`
    cero=0 mediodía=12 medianoche=12 mitad=50 medio=50 media=50 tercio=3 tercios=3 cuartos=4 cuartas=4 quintos=5
    quintas=5 primer=1 primera=1 primero=1 segunda=2 segundo=2 tercer=3 tercera=3 tercero=3 cuarta=4 cuarto=4
    quinta=5 quinto=5 sexta=6 sexto=6 séptima=7 séptimo=7 octava=8 octavo=8 novena=9 noveno=9 décima=10 décimo=10 edad=18 adulto=18 adulta=18 adultos=18 adultas=18
    undécima=11 undécimo=11 duodécima=12 duodécimo=12 vigésima=20 vigésimo=20 trigésima=30 trigésimo=30
    quincuagésima=50 quincuagésimo=50 centésima=100 centésimo=100 decena=10 decenas=10 veintena=20 treintena=30 cincuentena=50 centenar=100 centenares=100 millar=1000 millares=1000
    dosmil=2000 dosmiles=2000 tresmil=3000 tresmiles=3000 cuatromil=4000 cuatromiles=4000 ochomil=8000 ochomiles=8000
  `),
  numbers: wrapped(`
    un=1 una=1 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13
    catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiún=21 veintiuna=21
    veintiuno=21 veintidós=22 veintitrés=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintisiete=27
    veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90
    cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400
    cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600 setecientos=700
    setecientas=700 ochocientos=800 ochocientas=800 novecientos=900 novecientas=900 mil=1000
  `),
  daysOfWeeks: '8=7 15=14',
  listAnd: 'y|e',
  listOr: 'o|u',
  multiples: 'docena=12 docenas=12 mil=1000 millón=1000000 millones=1000000',
  and: 'y',
  derived: {
    beginnings: wrapped(`
      aero ante anti auto bio co contra de des dis eco ex extra foto geo hiper im(?=[bmp]) in infra inter intra macro mega meta micro mini multi
      nano neo pos post pre pseudo radio re retro semi seudo sobre sub super tele trans ultra video
    `),
    endings:
      '(?<=r|ndo|[aeiouáéí])(?:me|te|se|nos|os)?l[aeo]s?|(?<=r|ndo)(?:me|te|se|nos|os)|[ai]bles?|dor(?:a|es|as)?',
    bases: '- -r -ar -er -ir',
  },
  joined: {
    before:
      'el la un que del por los las una unos unas muy nuestro nuestra nuestros nuestras este esta estos estas cada',
    behind: 'que de del con por para',
    inCompounds: wrapped(`
      al ante antes ella ellas ello ellos era eran eres es esa esas ese eso esos esta estas este esto estos la las le les lo
      los me mente nos os se ser te una unas uno unos
    `),
    apartFrom: 5,
  },
  // «Vos»: caminá, llegás, avisanos.
  regional: {
    countries: 'AR BO CR GT HN NI PY SV UY',
    endings: '([áéí])s?|([aeiáéí])(?:me|te|nos|le|l[ao]s?){1,2}',
    base: '$1$2r',
  },
  alsoBare: wrapped(`
    alveolo anima animas arbitro articulo austriaca austriaco autentica autenticas autentico bascula basculas
    calculo campana campanas cantara capitulo cardiaca cardiaco catalogo celebre celebres chofer circulo coctel
    computo continua continuas continuo critica criticas critico cuales cuanta cuantas cuanto cuantos debito
    deposite deposito diagnostico dialogo domestica domestico ejercito equivoca equivocas equivoco especifica
    especificas especifico estimulo explicita fabrica fabricas formula formulas fotografo futbol genero grafica
    graficas habito homologa homologas homologo integra integras integro interprete interpretes intimo invalida
    invalido lamina laminas legitima legitimas legitimo limite limites liquida liquidas liquido magnifica
    magnificas magnifico maniaco maquina maquinas merito montana nomina nominas numero olimpiada olimpiadas
    opera operas orbita orbitas ordenes pacifica pacificas pacifico pagina paginas participe participes pelicano
    perdida perdidas periodo periodos platica platicas policiaca policiaco practica practicas practico prolifica
    pronostico prorroga prorrogas prospera prospero publica publicas publico quienes replica replicas rotulo
    rubrica rubricas sabana sabanas secretaria secretarias solicita solicitas solicito suplica suplicas termino
    titulo trafico tramite tramites transito ultima ultimas ultimo valida validas valido vehiculo vertice
    victima vinculo zodiaco
  `),
  alike: wrapped(`
    chec- pupus- humit- buler- soleá joter- tereré facci- fracci- vienes provenir- proven- porvenir- alientos embragar- contante- contaste- encest- encarad- colaremos colar-
    apretur- panific- descas- acodad- planilla- platilla- reacci- respet- calidad- setiembre prejuici- perjuici-
    perfect- prefect- honrad- hornad- cuneta- premis- garcía- garcia- compresi- compresor- contraria- contrario-
    enterrad- enterad- enterr- desterrad- querr- quer- pod- podr- obscur- oscur- substitu- sustitu- subscri-
    suscri- trasport- translad- trascen- transcen- trasvas- transvas- rembols- remplaz- posventa- posgrad- yogurt-
    cerrar- cerrad- callad- profession- official- commercial- possible- mission- attention- collection-
    communication- different- occasion- passion- session- permiss- professor- address- necess- accommod- recodar
    recodam- legada- competa- estátic- reversa- elección elecciones presión presiones sección secciones concienci-
    consci- intersec- interces- preposici- proposici- contend- detenci- detecci- prestam- haylas haylos gamific- escalivad-
    gyoza gyozas lorquian- cian cénit zénit muestrea- muestreo- radialment- digit- nomás posteriz- -iaco -iaca -iacos -iacas
    sobreescri- -adl- -edl- -idl- -adme -edme -idme -adnos -ednos -idnos arrugás banet- gofrer- jamoner- transpondedor- batuk- queimada novación
    allioli
  `),
  names:
    'españa europa francia alemania italia portugal inglaterra irlanda escocia suiza bélgica holanda américa áfrica asia madrid barcelona sevilla málaga bilbao zaragoza alicante cádiz mallorca tenerife andalucía cataluña galicia euskadi (?<=(?:en|a|de|las_islas|las)_)canarias londres parís berlín lisboa gran_canaria',
  mistyped: wrapped(`
    lleba=lleva lleban=llevan llebar=llevar llebamos=llevamos llebo=llevo estubimos=estuvimos estubieron=estuvieron
    estubiste=estuviste tubiste=tuviste iciste=hiciste icimos=hicimos
    ahy=hay nohay=no_hay grátis=gratis gratiz=gratis grtis=gratis graits=gratis gartis=gratis pq=porque xk=porque
    tmbn=también aki=aquí aser=hacer haser=hacer yegar=llegar yamar=llamar resivir=recibir resibir=recibir
    ofresemos=ofrecemos ofrese=ofrece nuetro=nuestro nuetra=nuestra nuetros=nuestros nuetras=nuestras
    nuesto=nuestro nuesta=nuestra neustro=nuestro neustra=nuestra neustros=nuestros neustras=nuestras
    tenmos=tenemos tnemos=tenemos tenemso=tenemos puedse=puedes pudes=puedes peudes=puedes peude=puede
    culaquier=cualquier cualqueir=cualquier cualquer=cualquier teléfno=teléfono direccón=dirección
    informacón=información resreva=reserva reseva=reserva resevar=reservar tdos=todos toods=todos smana=semana
    semnaa=semana hroas=horas hroa=hora hoars=horas eruos=euros euors=euros euos=euros praa=para apra=para ocn=con
    cno=con xq=porque tmb=también xfa=por_favor guradamos=guardamos todabía=todavía todabia=todavía
    vizcocho=bizcocho vizcochos=bizcochos contendio=contenido cozido=cocido cozida=cocida incluído=incluido
    incluída=incluida construído=construido destruído=destruido distribuído=distribuido asique=así_que osea=o_sea apesar=a_pesar derrepente=de_repente embase=envase embases=envases
    desalluno=desayuno desallunos=desayunos fué=fue vió=vio dió=dio tí=ti demas=demás aereopuerto=aeropuerto
    aereopuertos=aeropuertos apartir=a_partir atravez=a_través através=a_través aveces=a_veces cetificado=certificado
    contorlador=controlador cosnulta=consulta depués=después derepente=de_repente diponible=disponible
    diponibles=disponibles direcion=dirección enserio=en_serio envez=en_vez escojer=escoger exelente=excelente
    exelentes=excelentes exepto=excepto fomación=formación fromación=formación haiga=haya hechar=echar
    horairo=horario inaguración=inauguración infomación=información infromación=información inportante=importante
    inportantes=importantes jugete=juguete nesesario=necesario nesesitas=necesitas obio=obvio porfavor=por_favor
    porqe=porque poruqe=porque presonas=personas qeu=que recivir=recibir recivirás=recibirás recojer=recoger
    requisto=requisito requistos=requisitos setimebre=septiembre simpre=siempre sinembargo=sin_embargo
    tambein=también tanbién=también tiemop=tiempo travez=través uqe=que preveer=prever licensia=licencia
    licensias=licencias recive=recibe reciven=reciben recivido=recibido alludar=ayudar acer=hacer exámen=examen
    aprovado=aprobado aprovada=aprobada aprovar=aprobar havitación=habitación havitaciones=habitaciones
    hambiente=ambiente expecial=especial expeciales=especiales esperiencia=experiencia esperiencias=experiencias
    estranjero=extranjero estranjeros=extranjeros esplicación=explicación esplicaciones=explicaciones
    esperto=experto espertos=expertos desición=decisión conección=conexión ocación=ocasión aprendisaje=aprendizaje
    enseñansa=enseñanza servisio=servicio servisios=servicios presio=precio presios=precios simuladro=simulador
    alunmo=alumno alunmos=alumnos intructor=instructor intructores=instructores telefóno=teléfono
    imformación=información formacíon=formación tambíen=también gratís=gratis almenos=al_menos amenudo=a_menudo
    deacuerdo=de_acuerdo talvez=tal_vez nosé=no_sé trafic=tráfico necessita=necesita necessitas=necesitas
    necessitan=necesitan necessario=necesario habrimos=abrimos habrir=abrir habierto=abierto habierta=abierta
    habiertos=abiertos habren=abren hechale=échale cojer=coger cojemos=cogemos cojes=coges recojemos=recogemos
    recojes=recoges recojido=recogido recojida=recogida escojes=escoges escojido=escogido dirijir=dirigir
    dirije=dirige exijir=exigir exije=exige elejir=elegir elije=elige correjir=corregir protejer=proteger
    conducion=conducción direción=dirección leción=lección ojala=ojalá berdad=verdad berano=verano biaje=viaje
    biajes=viajes bienbenido=bienvenido bienbenidos=bienvenidos vienvenido=bienvenido vienvenidos=bienvenidos
    estubo=estuvo estube=estuve tubimos=tuvimos tubieron=tuvieron andube=anduve hicistes=hiciste vinistes=viniste
    dijistes=dijiste pudistes=pudiste nadien=nadie haver=haber haviamos=habíamos havía=había abia=había abía=había
    hize=hice hizimos=hicimos empezé=empecé empezemos=empecemos nesecita=necesita nesecitas=necesitas
    enpezar=empezar enpieza=empieza inpartimos=impartimos tenporada=temporada conpra=compra conprar=comprar
    sienpre=siempre tienpo=tiempo canbio=cambio canbios=cambios grasias=gracias asistensia=asistencia
    experiensia=experiencia desarollo=desarrollo desarollar=desarrollar aterizar=aterrizar aterizaje=aterrizaje
    vijencia=vigencia vijente=vigente conosca=conozca conoscas=conozcas paresca=parezca prevee=prevé preveen=prevén corrije=corrige corrijen=corrigen
    corrijes=corriges elijen=eligen dirijen=dirigen recoje=recoge recojen=recogen coje=coge cojen=cogen proteje=protege
    protejen=protegen asín=así querais=queráis podais=podáis tengais=tengáis vengais=vengáis hagais=hagáis
    vayais=vayáis sepais=sepáis seais=seáis
  `),
  polite: wrapped(`
    usted llámenos=llámanos escríbanos=escríbenos pregúntenos=pregúntanos contáctenos=contáctanos
    visítenos=visítanos consúltenos=consúltanos envíenos=envíanos cuéntenos=cuéntanos díganos=dinos
    pídanos=pídenos infórmese=infórmate inscríbase=inscríbete regístrese=regístrate matricúlese=matricúlate
    apúntese=apúntate suscríbase=suscríbete póngase=ponte háganos=haznos déjenos=déjanos síganos=síguenos
    conózcanos=conócenos indíquenos=indícanos acompáñenos=acompáñanos diríjase=dirígete asegúrese=asegúrate
    prepárese=prepárate solicítelo=solicítalo descárguelo=descárgalo rellénelo=rellénalo resérvelo=resérvalo
    ^rellene=rellena ^consulte=consulta ^llame=llama ^escriba=escribe ^solicite=solicita ^visite=visita
    ^elija=elige ^envíe=envía ^descubra=descubre ^conozca=conoce ^reserve=reserva ^pida=pide ^escoja=escoge
    ^compruebe=comprueba ^acceda=accede ^pregunte=pregunta ^lea=lee ^mire=mira ^busque=busca ^descargue=descarga
    ^contacte=contacta ^compare=compara ^aprenda=aprende ^traiga=trae ^compre=compra ^prepare=prepara
    ^complete=completa ^pruebe=prueba ^disfrute=disfruta ^recuerde=recuerda ^tenga=ten ^marque=marca
    ^seleccione=selecciona ^indique=indica ^introduzca=introduce ^pulse=pulsa ^utilice=utiliza ^siga=sigue
  `),
  familiar: 'contigo te ti tu tus tú',
  familiarElsewhere: wrapped(`
    tenés=tienes podés=puedes querés=quieres sabés=sabes hacés=haces debés=debes conocés=conoces aprendés=aprendes
    entendés=entiendes creés=crees leés=lees necesitás=necesitas buscás=buscas encontrás=encuentras pensás=piensas
    llegás=llegas trabajás=trabajas estudiás=estudias empezás=empiezas pagás=pagas reservás=reservas llamás=llamas
    preparás=preparas esperás=esperas dejás=dejas comprás=compras entrás=entras ganás=ganas usás=usas dejá=deja
    mirá=mira llamá=llama reservá=reserva consultá=consulta buscá=busca empezá=empieza comprá=compra pagá=paga
    entrá=entra probá=prueba pensá=piensa contá=cuenta mandá=manda completá=completa hacé=haz tené=ten poné=pon
    vení=ven conocé=conoce aprendé=aprende
  `),
  phrases: [...phrases, ...constructions],
  smallInTitles: 'con desde en entre hasta para por que sin sobre y',
  unfinished: wrapped(`
    a al ante aunque con cuando de del desde e el en entre hacia hasta las los o para pero por porque que si sin su sus
    tras u un y
  `),
  apart: [
    'un (?:de|con|para|y|se|desde)',
    '(?:un|el) en(?! (?:apariencia|aquel|aquella|ese|esos|su|otr[oa]s?|parte|principio|realidad|teoría|potencia)(?!\\p{L}))',
    '(?:al|del) (?:a|con|en|para|se)',
    '(?:con|de|desde|en|hasta|para|sin|sobre) se',
    '(?:con|de|desde|en|hasta|por|sin) y(?= (?:el|las?|los|mis?|sus?|tus?|una?|unos|unas|nuestr[oa]s?)(?!\\p{L}))',
    '(con|de|desde|en|por|sin) y \\1',
    '(?:mis|sus?|tus) (?:con|de|en|para|por|se|y)',
    '(?:me|nos|os|te) (?:con|en|para|por)',
    '(?:con|el|las|los|para|un|unas|unos)(?=[.!?] [\\p{Lu}\u00bf\u00a1])',
  ].join('|'),
  outOfHours: 'urgencias?|guardias?|noches?|nocturn[oa]s?|fuera de horas?|fuera del horario|fines? de semana|festivos',
  begins: {
    verbs: 'empiezan?|empezara|comienzan?|comenzara|arrancan?|se inician?',
    before: 'proximo (?:inicio del?|curso|grupo del?)|(?:inicio|comienzo) del?',
    at: '(?:es )?en(?: el mes de)?',
  },
  openingWords: 'abrimos abre abren abierto abierta abiertos abiertas cerramos cierra cierran horario',
  parts: {
    about: 'más de|menos de|casi|unos|unas|cerca de|hasta|al menos|como mínimo|alrededor de|aproximadamente',
    of: 'de|del|en|por|para|con|a|al',
  },
  sums: {
    plus: 'más',
    minus: 'menos',
    result: '(?<!(?:que|y|donde|cuando)\\s)(?:dan?|son|suman?|quedan?|hacen?|resultan?|es igual a)',
  },
  costing: 'cuesta cuestan vale valen dura duran',
  articles: 'el la los las cada este esta estos estas nuestro nuestra nuestros nuestras',
  until: 'a|a las|hasta|hasta las',
  accented: wrapped(`
    -ción -sión -stión acércate acompáñanos además aérea aéreas aéreo aéreos aeronáutica aeronáuticas aeronáutico
    aeronáuticos ágil ágiles ahí álbum alegría alemán algodón algún allí análisis anímate apúntate aquí árbol
    árboles artesanía artesanías artículos asesoría así atrás auditoría autobús avión ayúdanos azúcar balcón
    básica básicas básico básicos boletín bollería botánico cafetería cafeterías calcetín cámara cámaras camión
    cárcel carnicería catalán categoría categorías cerrajería cervecería césped científica científico clásica
    clásicas clásico clásicos código cógela cógelo compañía compañías cómprala cómpralo conócenos conserjería
    cónsul consúltala consúltalo consúltanos contáctanos contraseña contraseñas corazón crédito créditos cuéntanos
    debéis débil débiles déjanos delfín descárgala descárgalo descárgatelo después detrás día días difícil
    difíciles dirígete échale échanos ecología ecológica ecológicas ecológico ecológicos económica económicas
    económico económicos electrónica electrónico encárgala encárgalo encontraréis energía energías envíala envíalo
    envíanos escríbenos español española españolas españoles estáis exámenes fácil fáciles fértil festín filosofía
    física fotografía fotografías francés frutería fútbol garantía garantías gramática guardería habéis hábil
    háblanos hacéis heladería histórica históricas histórico históricos imágenes infórmate ingeniería inglés
    inscríbete interés jamás jamón jardín jazmín jóvenes jurídica jurídicas jurídico jurídicos kilómetro
    kilómetros lámpara lámparas lápiz librería librerías limón línea líneas llamáis llámalo llámanos llévate
    llévatela llévatelo lógica lógico mañana mañanas mándanos máquina máquinas mármol matemáticas matricúlate
    máximo mayoría mecánica médica médicas médico médicos melón menú menús meteorología meteorológica
    meteorológico metodología miércoles mínimo minoría montón móvil móviles música necesitáis ningún número
    números opinión orgánica orgánico página páginas país países papelería pastelería pastelerías pedagogía
    pedagógica pedagógico peluquería pequeña pequeñas pequeño pequeños pídela pídelas pídelo pídelos pídenos
    plátano plátanos podéis podréis portugués pregúntanos prepárate próxima próximamente próximas próximo próximos
    pruébala pruébalo psicología psicotécnico psicotécnicos queréis química quizá quizás rápido ratón razón región
    regístrate relájate repostería resérvala resérvalo reunión rincón roscón sábado sabéis sabiduría salón según
    seréis sesión siéntate síguenos sílaba sillón suscríbete tamaño tamaños también técnica técnicas técnico
    técnicos tecnología tecnologías teléfono teléfonos televisión tendréis tenéis teoría teórica teóricas teórico
    teóricos típica típicas típico típicos títulos todavía tráela tráelo turística turísticas turístico turísticos
    tutoría tutorías última últimas último últimos únete única únicas único únicos útil útiles veréis versión
    violín visítala visítanos
    académica académicas académico académicos alfabético almacén andén artística artísticas artístico
    artísticos asegúrate asegúrense asegúrese atlántico automática automáticas automático automáticos
    bailarín bombón botón británica británico buzón cajón callejón cartón cañón cinturón cojín colchón
    eléctrica eléctricas eléctrico eléctricos escalón fotográfica fotográfico geográfica geográfico
    inalámbrica inalámbricas inalámbrico inalámbricos informática informático informáticos jabón maletín
    mecánico mecánicos mesón millón numérica numérico numéricos pantalón plástico plásticos política
    políticas político políticos portátil portátiles portón recién romántica romántico sartén sillín tablón
    tacón turrón
  `),
  accentedBehind: [
    [
      'el un del al nuestro vuestro gran primer',
      wrapped(`
        artículo cálculo capítulo catálogo círculo cómputo débito depósito diagnóstico diálogo ejército estímulo
        género límite mérito práctico pronóstico público rótulo término título tráfico trámite tránsito vehículo
        vínculo
      `),
    ],
    [
      'una nuestra vuestra a_la con_la de_la desde_la en_la hasta_la para_la por_la sin_la sobre_la tras_la',
      wrapped(`
        crítica fábrica fórmula gráfica lámina nómina órbita práctica prórroga réplica rúbrica
      `),
    ],
  ],
  asked: 'cuál cuáles cuándo cuánta cuántas cuánto cuántos cómo dónde qué quién quiénes',
  // «¿A que no sabes quién viene?», «¿Para que lo sepan todos?»
  askedBehind: { prepositions: '(?:a|con|para)(?! que(?!\\p{L}))|de|desde|en|hasta|por|sobre', links: '[yoe]' },
  joining: 'cuándo cómo dónde quién quiénes',
  questionVerbs: wrapped(`
    es son era eran fue será serán sería está están estoy estáis estará estarán hay habrá puedo puedes puede
    podemos podéis pueden podré podría hago haces hace hacemos hacéis hacen tengo tienes tiene tenemos tenéis
    tienen funciona funcionan empieza empiezan comienza comienzan acaba acaban termina terminan abre abren abrís
    abrirá cierra cierran cerráis sale salen llega llegan llego llegamos voy vas va vamos vais van cuesta dura
    debo debe debería pago reservo pido compro contacto inscribo matriculo apunto accedo consigo solicito cancelo
    cambio recojo devuelvo aparco encuentro encargo recibo sé sabe
  `),
  beforeVerbs: 'me te se nos os le les',
  linking: 'que si y e o u no como cuando donde quien qué cómo cuándo dónde quién cuánto cuál',
  sentenceMarks: '¿? ¡!',
  quotationMarks: '«» “”',
  borrowed:
    "bon (?:app[eé]tit|profit|voyage)|c[’']est la vie|(?:et )?voilà|welcome(?: \\p{L}+){0,3}|merry christmas|mamma mia|ciao|good luck|have fun|enjoy|thank you|moltes gràcies|hakuna matata",
  feasts: wrapped(`
    año_nuevo=1-1 epifanía=1-6 día_de_reyes=1-6 san_valentín=2-14 san_juan=6-24 día_de_la_asunción=8-15 halloween=10-31
    todos_los_santos=11-1 la_inmaculada=12-8 nochebuena=12-24 navidad=12-25 nochevieja=12-31
  `),
  schoolYears: {
    country: 'ES',
    named:
      '(?:\\d\\.?\\s?[ºo°]|primero?|segundo|tercero?|cuarto|quinto|sexto)(?: (?:y|o|a) (?:\\d\\.?\\s?[ºo°]|segundo|tercero|cuarto|quinto|sexto))? (?:curso )?de (?:la )?(?:eso|primaria|secundaria|infantil|bachillerato)',
  },
  wordEnds: '[aeiouáéíóúüy]|[aeiouáéíóú][dljnrszx]',
  abbreviations: wrapped(`
    cdas cdta cdtas cons admvo admón aprox arquit asist asoc atte avda ayto cert cial colab coop coord ctra dcha dept depto docum dpto
    dres ebda edif ejem excma excmo gral gtos hnas hnos ilma ilmo inst izda lcda lcdo licda licdo mtra mtro máx
    núms ppal prof psje págs resid resp secc sres stma stmo telf tels tlfn tlfno trad univ urbz
  `),
  denied:
    '(?<!(?<!\\p{L})(?:o|u|y|ya|si|que|más|casi|pero) )no(?![^.!?;]{1,60} (?:sin|hasta|salvo|excepto|más que) )(?! (?:(?:(?:te|lo|la|los|las|nos|me|le|se) )?\\p{L}+[ae]s(?!\\p{L})|(?:tod[oa]s?|solo|sólo|solamente|obstante|sé|por ello|por eso|menos de|apt[oa]|más de|hay que|dud\\p{L}+|te preocupes|te lo pierdas|te pierdas|te quedes|lo dudes|olvid\\p{L}+|dejes|os|se preocupe|hay (?:nad(?:a|ie) )?(?:m[áa]s|mejor|mayor|peor|tan))(?!\\p{L}))|[.?]| \\p{L}+\\?| \\p{L}+[ai]d[oa]s?(?!\\p{L}))',
  lacking: 'sin',
  denying: wrapped(`
    in-ble in-bles im-ble im-bles inalámbric- poco poca pocos pocas contrario no sin ni nunca jamás ningún ningun- nadie nada tampoco salvo excepto apenas
    menos antes después ausencia dej- imposible cero solo sola sólo evit- quit- rechaz- otro otra otros otras
    sobra- suspend- fuera cerrad- prohib- gratis libre pendient- máximo hasta invita_la_casa invitamos borr- elimin- descart-
  `),
  opposed: wrapped(`
    cerr-=close cierr-=close abr-=open abiert-=open inclu-=include lejos=far mucho=much mucha=much muchos=much
    muchas=much tanto=much tanta=much tantos=much fácil=easy fáciles=easy difícil=hard difíciles=hard parar=stop
    parado=stop paramos=stop paran=stop dej-=stop ces-=stop qued-=remain bast-=enough suficiente-=enough
    tard-=long límite-=limit propi-=own habitual-=usual normal-=usual suel-=usual aprob-=pass aprueb-=pass
    import-=matter acab-=end termin-=end barat-=cheap caro=dear cara=dear caros=dear caras=dear solo=alone
    sola=alone solos=alone compart-=share cabe=doubt mal=bad mala=bad malo=bad poco=few poca=few pocos=few pocas=few raro=rare
    rara=rare demasiad-=too siempre=always vano=vain reembols-=refund devuelv-=refund devolu-=refund devolv-=refund
    obligatori-=duty transferible-=transfer
  `),
  contrasts: {
    light: {
      day: 'de_día',
      night: 'de_noche',
    },
    compass: {
      north: 'norte',
      south: 'sur',
      west: 'oeste',
    },
    traffic: {
      takeoff: 'despegue despegues',
      landing: 'aterrizaje aterrizajes',
    },
    hall: {
      arrivals: 'llegadas',
      departures: 'salidas',
    },
    people: {
      men: 'hombre hombres',
      women: 'mujer mujeres',
    },
    duty: {
      must: 'obligatorio obligatoria obligatorios obligatorias',
      may: 'opcional opcionales optativo optativa optativos optativas',
    },
    load: {
      full: 'a_tiempo_completo a_jornada_completa',
      part: 'a_tiempo_parcial a_media_jornada',
    },
    lessons: {
      alone: 'individual individuales',
      together: 'en_grupo grupales',
    },
    tax: {
      included: 'iva_incluido',
      added: 'más_iva iva_aparte',
    },
    trade: {
      buy: 'compramos',
      sell: 'vendemos',
    },
    pay: {
      gross: 'bruto bruta brutos brutas',
      net: 'neto neta netos netas',
    },
    wage: {
      paid: 'remunerado remunerada remunerados remuneradas',
      unpaid: 'no_remunerado no_remunerada no_remunerados no_remuneradas sin_remunerar sin_remuneración',
    },
    walls: {
      inside: 'dentro_de dentro_del',
      outside: 'fuera_de fuera_del',
    },
    chance: {
      can: 'es_posible será_posible',
      cannot: 'es_imposible será_imposible',
    },
    distance: {
      near: 'cerca_de cerca_del',
      far: 'lejos_de lejos_del',
    },
    stairs: {
      up: 'la_planta_de_arriba el_piso_de_arriba',
      down: 'la_planta_de_abajo el_piso_de_abajo',
    },
    roof: {
      out: 'al_aire_libre',
      in: 'bajo_techo a_cubierto',
    },
    size: {
      small: 'pequeño pequeña pequeños pequeñas',
      large: 'grande grandes',
    },
    rate: {
      any: 'días_a_la_semana días_por_semana horas_al_día',
    },
    bound: {
      most: 'como_máximo a_lo_sumo como_mucho máximo máxima máximos',
      least: 'como_mínimo al_menos por_lo_menos mínimo mínima mínimos',
    },
    period: {
      week: 'a_la_semana por_semana cada_semana semanal semanales semanalmente',
      month: 'al_mes por_mes cada_mes mensual mensuales mensualmente',
      year: 'al_año por_año cada_año anual anuales anualmente',
      day: 'al_día por_día cada_día diario a_diario diariamente',
    },
    hours: {
      morning: 'la_mañana una_mañana mañanas las_mañanas',
      later: 'la_tarde una_tarde las_tardes tardes la_noche una_noche las_noches noches',
    },
    season: {
      spring: 'primavera',
      summer: 'verano',
      autumn: 'otoño',
      winter: 'invierno',
    },
    side: {
      left: 'a_la_izquierda a_mano_izquierda',
      right: 'a_la_derecha a_mano_derecha',
    },
    mode: {
      onsite: 'presencial presenciales en_persona',
      online: 'en_línea online',
    },
    price: {
      free: 'gratis gratuito gratuita gratuitos gratuitas sin_coste sin_cargo',
      paid: 'de_pago con_coste con_cargo',
    },
    sum: {
      included: 'incluido incluida incluidos incluidas iva_incluido',
      extra: wrapped(`
        se_paga_aparte se_pagan_aparte se_cobra_aparte se_cobran_aparte va_aparte van_aparte no_incluido no_incluida
        no_incluidos no_incluidas
      `),
    },
    age: {
      below: 'menores_de menor_de',
      above: 'mayores_de mayor_de',
    },
    noon: {
      day: 'mediodía',
      night: 'medianoche',
    },
    change: {
      less: 'descuento descuentos rebaja rebajas',
      more: 'recargo recargos',
    },
    share: {
      double: 'el_doble',
      half: 'la_mitad',
    },
    answer: {
      yes: 'sí, sí.',
      no: 'no, no.',
    },
    need: {
      must: 'hace_falta hacen_falta es_necesario es_necesaria',
      free: 'no_hace_falta no_hacen_falta no_es_necesario no_es_necesaria sin_necesidad_de',
    },
    order: {
      before: 'antes_de antes_del',
      after: 'después_de después_del',
    },
    compare: {
      more: 'más_de',
      less: 'menos_de',
    },
    limit: {
      limited: 'limitado limitada limitados limitadas',
      unlimited: 'ilimitado ilimitada ilimitados ilimitadas',
    },
    rank: {
      above: 'o_superior o_superiores',
      below: 'o_inferior o_inferiores',
    },
    edge: {
      first: 'los_primeros las_primeras',
      last: 'los_últimos las_últimas',
    },
    week: {
      end: 'fin_de_semana fines_de_semana',
      days: 'entre_semana días_laborables',
    },
    state: {
      closed: 'cerrado cerrados cerrada cerramos',
      open: 'abierto abiertos abrimos',
    },
    place: {
      first: 'primer primera primero',
      second: 'segunda segundo',
      third: 'tercer tercera tercero',
      fourth: 'cuarta',
      fifth: 'quinta quinto',
      sixth: 'sexta sexto',
      seventh: 'séptima séptimo',
      eighth: 'octava octavo',
      ninth: 'novena noveno',
      tenth: 'décima décimo',
    },
    end: {
      first: 'primer primera primero',
      last: 'última último',
    },
    latter: {
      any: 'este_último esta_última estos_últimos estas_últimas',
    },
    storey: {
      any: wrapped(`
        primer_piso primera_planta segunda_planta segundo_piso tercer_piso tercera_planta cuarta_planta quinta_planta
        quinto_piso sexta_planta sexto_piso séptima_planta octava_planta
      `),
    },
    often: {
      twice: 'dos_veces',
      thrice: 'tres_veces',
      four: 'cuatro_veces',
    },
  },
  toWrite: 'Escribe aquí el texto',
  filler: [
    'aqui va el texto',
    '(?:anade|escribe|introduce|pon) aqui (?:tu|un|el) (?:texto|titulo|parrafo)',
    'haz (?:doble )?clic para (?:anadir|editar)',
    '(?:tu )?texto aqui',
    '^(?:nuevo titulo|nueva pagina|sin titulo)$',
    'texto de ejemplo',
    'texto de prueba',
    '^(?:sub)?titulo (?:del? (?:la )?(?:articulo|apartado|bloque|entrada|noticia|pagina|seccion|tarjeta)|principal|secundario)$',
    '^(?:encabezado|subtitulo|tarjeta) \\d{1,2}$',
    '^descripcion (?:aqui|corta|larga|de la (?:imagen|pagina|seccion|tarjeta))$',
    '^texto (?:alternativo|del (?:boton|enlace)|del? (?:la )?(?:imagen|parrafo|seccion|tarjeta))$',
    '(?:contenido|foto|imagen|texto) pendiente',
    '^texto (?:en camino|proximamente)\\.?$',
    'texto de relleno',
    'texto por definir',
    'texto provisional',
    'titulo de ejemplo',
    'titulo aqui',
    'pendiente de traducir',
    'por traducir',
  ],
  twice: [
    ...[
      'adios',
      'ay',
      'bien',
      'bla',
      'cafe',
      'casi',
      'corre',
      'dale',
      'hola',
      'ja',
      'je',
      'luego',
      'mas',
      'mucha',
      'mucho',
    ],
    ...[
      'muchas',
      'muchos',
      'muy',
      'nada',
      'no',
      'nos',
      'nunca',
      'poco',
      'pronto',
      'que',
      'si',
      'siempre',
      'tan',
      'tic',
    ],
    ...['toc', 'todo', 'vale', 'venga', 'viva', 'ya'],
    ...['chow', 'pil', 'tam', 'tuk', 'ylang'],
  ],
  twiceCompared: {
    que: /(?<!\p{L})(?:que|mas|menos|mejor|peor|antes|igual|tan|tanto|prefer\p{L}+)(?!\p{L})/u,
  },
  pictures: {
    alone:
      '(?:una? |la |el )?(?:alt|banner|captura|dibujo|fondo|foto|fotografia|grafico|ilustracion|imagen|logo|logotipo|portada)',
    before: [
      ['(?:una? |la )?(?:imagen|foto|fotografia) del ', 'el '],
      ['(?:una? |la )?(?:imagen|foto|fotografia) (?:(?:en la que |donde |que )(?:se ve|muestra|aparecen?)|de) ?', ''],
    ],
  },
  vague: [
    ...['aqui', 'clic', 'clic aqui', 'clica aqui', 'enlace', 'este enlace', 'haga clic', 'haga clic aqui', 'haz clic'],
    ...['haz clic aqui', 'pincha', 'pincha aqui', 'pinche aqui', 'pulsa aqui', 'pulse aqui', 'pulsa'],
    ...['descubre mas', 'lee mas', 'leer mas', 'mas info', 'mas informacion', 'saber mas', 'ver mas'],
  ],
  beforeDays: '[Ee]l|[Ll]os|del|al|[Dd]e|a|y|[Cc]ada|[Uu]n|[Ee]ste|próximo|último|pasado',
  beforeMonths: '[Ee]n|[Dd]esde|[Hh]asta',
  // «La tienda de Domingo».
  dayAsName: { day: 'Domingo(?!s)', before: '[Dd]e|a|y' },
  inDates: {
    beforeMonth: 'de ',
    beforeYear: 'de |del ',
    beforeMonthAlone: '[Dd]e|[Ee]n|[Dd]esde|[Hh]asta',
    between: 'a|al|y|o|e',
    alike: 'setiembre mayor augusto',
  },
  genders: {
    feminineOf: wrapped(`
      el=la los=las un=una unos=unas del=de_la al=a_la este=esta ese=esa nuestro=nuestra vuestro=vuestra
      mucho=mucha muchos=muchas aquel=aquella aquellos=aquellas otro=otra otros=otras varios=varias algunos=algunas estos=estas esos=esas
      nuestros=nuestras vuestros=vuestras mismo=misma mismos=mismas propio=propia propios=propias nuevo=nueva nuevos=nuevas
      primer=primera primeros=primeras segundo=segunda tercer=tercera próximo=próxima próximos=próximas último=última
      últimos=últimas buen=buena buenos=buenas
    `),
    masculineOf: wrapped(`
      la=el las=los una=un unas=unos esta=este esa=ese nuestra=nuestro vuestra=vuestro mucha=mucho muchas=muchos aquella=aquel aquellas=aquellos
      otra=otro otras=otros varias=varios algunas=algunos estas=estos esas=esos nuestras=nuestros
      vuestras=vuestros misma=mismo mismas=mismos propia=propio propias=propios nueva=nuevo nuevas=nuevos
      primera=primer primeras=primeros segunda=segundo tercera=tercer próxima=próximo próximas=próximos última=último
      últimas=últimos buena=buen buenas=buenos
    `),
    pluralOf: wrapped(`
      el=los un=unos del=de_los al=a_los este=estos ese=esos nuestro=nuestros vuestro=vuestros una=unas nuestra=nuestras
      vuestra=vuestras
    `),
    feminine:
      /^(?:\p{L}{2,}(?:[cs]ión|[cs]iones|dad|dades|tad|tades)|escuelas?|casas?|páginas?|semanas?|horas?|fechas?|plazas?|tiendas?|mesas?|ofertas?|becas?|torres?|pistas?|listas?|tareas?|preguntas?|respuestas?|experiencias?|empresas?|personas?|calles?|tarifas?|cuotas?|matrículas?|bibliotecas?|oficinas?|familias?|cocinas?|recetas?|licencias?|empresas?|salas?|panaderías?|harinas?|hogazas?|hornadas?|barras?|tardes|noches?|puertas?|palabras?|revistas?|novelas?|visitas?|noticias?|citas?|clases|piscinas?|mascotas?|bicicletas?|habitación|terrazas?|exposición|gente|leche|noches?|fotos?|motos?|leyes|ley|sal|miel|luz|luces|llaves?|nieve|suerte|fuentes?|flor(?:es)?|imagen|imágenes|ciudad(?:es)?|mujer(?:es)?|habitaciones|plantas|tartas?|galletas?|entradas|bebidas|cenas|sillas?|cestas?|duchas?|camas?|verduras?|ensaladas?|\p{L}{3,}(?:eza|encia|ancia)s?(?<!cabezas?)|costumbres?|consultas|sesión|sesiones|reuni[óo]n(?:es)?|canci[óo]n(?:es)?)$/u,
    masculine:
      /^(?:\p{L}{3,}(?:mientos?|ismos?)|centros?|cursos?|precios?|horarios?|certificados?|exámenes|examen|equipos?|años?|días?|mes|meses|problemas?|sistemas?|temas?|idiomas?|diplomas?|esquemas?|mapas?|correos?|teléfonos?|formularios?|plazos?|servicios?|procesos?|requisitos?|títulos?|aeropuertos?|productos?|taller(?:es)?|pan(?:es)?|alumnos?|profesor(?:es)?|instructor(?:es)?|controlador(?:es)?|aviones|avión|módulos?|bloques?|documentos?|grupos?|hornos?|pueblos?|barrios?|minutos?|euros|kilos|nivel(?:es)?|hotel(?:es)?|ordenador(?:es)?|simulador(?:es)?|ejercicios?|descuentos?|viajes?|aprendizajes?|trigo|libros|jardines|jardín|perros?|gatos?|restaurantes?|museos?|conciertos|festivales|festival|billetes?|coches?|quesos?|vinos|platos|plato|libro|menús?|caf[ée]s?|\p{L}{2,}ajes(?<!trajes)|(?:mas|pais|equip|garaj|lengu|person|mens|vest|pasa)ajes?|color(?:es)?|sabor(?:es)?|dolor(?:es)?|motor(?:es)?|premios|regalos|pedidos|bollos?|dulces|zumos?|pasteles|pastel|edificios?|museo|teatros?|cines?|parques?|árbol(?:es)?|juguetes?|bosques?|caminos|pisos)$/u,
    alsoPronouns: /^(?:l[oa]s$|est|es|otr|much|mism|nuev|primer|segund|tercer|próxim|últim)/,
    endOfNumber:
      /(?<!\p{L})(?:(?:treinta|(?:cuar|cincu|ses|set|och|nov)enta|cien|ciento|mil) y|(?:cient[oa]s?|mil)) un[ao]?$/u,
    alsoVerbs:
      /^(?:casa|cena|cocina|consulta|ducha|fecha|libro|lista|oferta|plantas|pregunta|receta|sala|viaje|visita|\p{L}+(?:eza|encia|ancia))$/u,
  },
  deadlines: {
    until:
      'próxim[oa]s?(?:\\s+\\p{L}+){1,5}\\s?:?|hasta(?:\\s+el)?(?:\\s+(?:próximo\\s+)?(?:día|\\p{L}+s),?)?|antes\\s+del?|(?:finaliza|termina|acaba|cierra|vence)n?\\s+el',
    announced:
      '(?:(?:re)?abrir|inaugurar|empezar|comenzar|iniciar|arrancar|celebrar|estrenar|publicar|cerrar|entrar|terminar|acabar|finalizar|trasladar|impartir|presentar|lanzar|convocar|realizar|organizar|reanudar|volver|estar|ser|har|habr|tendr|saldr)(?:á|án|emos)(?:\\s+\\p{L}+){0,4}\\s+(?:en|el|del?|desde(?:\\s+el)?|a\\s+partir\\s+del?)',
    open: 'próxim[oa]s?|abiert[oa]s?|válid[oa]s?|vigentes?|disponibles?|plazos?|inscripci(?:ón|ones)|inscr[ií]b\\p{L}*|matr[ií]cul\\p{L}*|solicit\\p{L}*|ofertas?|promoci(?:ón|ones)|descuentos?|rebajas?|apúnt\\p{L}*|reserv\\p{L}*|pued\\p{L}*|podrás?|envía\\p{L}*|recog\\p{L}*',
    past: '(?:matriculad|inscrit|nacid|comprad|hech|solicitad|reservad|publicad|emitid|expedid)[oa]s?|fue|fueron|eran?|hubo|había|tuv\\p{L}*|estuv\\p{L}*|\\p{L}+(?:aba|aban|ieron|aron|ó)',
  },
  consent: { accept: 'acept|permit|consient|de acuerdo', reject: 'recha[zc]|recus|deneg|no acept|s[oó]lo ' },
};
