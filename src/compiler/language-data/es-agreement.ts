import type { Agreement } from './agreement';
import { wrapped } from './wrapped';

export const agreement: Agreement = {
  determiners: {
    masculine: wrapped(`
      el=los un=unos este=estos ese=esos aquel=aquellos nuestro=nuestros vuestro=vuestros algún=algunos ningún= otro=otros del=de_los
      al=a_los =muchos =varios
    `),
    feminine: wrapped(`
      la=las una=unas esta=estas esa=esas aquella=aquellas nuestra=nuestras vuestra=vuestras alguna=algunas ninguna= otra=otras
      =muchas =varias
    `),
    either: 'tu=tus su=sus mi=mis cada= cualquier= =dos =tres =cuatro =cinco =seis =siete =ocho =nueve =diez',
  },
  alsoPronouns:
    'esta esa este ese aquel aquella estos estas esos esas aquellos aquellas algunos algunas muchos muchas otro otra otros otras dos tres cuatro cinco seis siete ocho nueve diez',
  beforeVerbsToo: 'la los las tu unos unas',
  nouns: wrapped(`
    ión=iones ón=ones án=anes én=enes és=eses ín=ines z=ces examen=exámenes imagen=imágenes orden=órdenes joven=jóvenes
    origen=orígenes =s =es
  `),
  verbs: 'a=an e=en á=án ia=ían ie=íen ua=úan ue=úen ó=aron ó=ieron',
  otherPersons: 'as=an es=en ás=án o=an o=en',
  singularEnd: '[aeoulrndz]',
  pluralEnd: 's',
  adjectives: { masculine: 'o=os', feminine: 'a=as', adverbs: 'mente' },
  adjectiveStems: '\\p{L}{2}(?:[ai]d|iv|ic|os|[ao]ri|ct|ut|uest|eñ|ern)',
  enclitics: 'r(?:l[aeo]s?|nos|se)|(?:á|é|í)\\p{L}*ndol[aeo]s?|[áéí]\\p{L}+les',
  otherArticleBefore: 'h?[aá]',
  withOtherArticle: 'agua águila ala alma ancla área arma aula ave hacha hambre',
  prenominal: wrapped(`
    dos tres cuatro cinco seis siete ocho nueve diez primer primera primeros primeras segunda segundo próximo próxima próximos
    próximas último última últimos últimas nuevo nueva nuevos nuevas mismo misma mismos mismas propio propia propios propias
    distintos distintas diversos diversas mejores mejor gran grandes
  `),
  neverNouns: wrapped(`
    gran buen mal buena mala primer primera tercer tercera segunda último última próximo próxima mismo misma mismos
    mismas propio propia nuevo nueva mejor peor mayor menor única solo sola rara ambos ambas demás mucho mucha poca pocos
    pocas varios varias muchos muchas algunos algunas tantos tantas otras bien mal súper ultra dio
    máster póster email recién hemos has había habías habían hube hubo hubiera hubieran hubiese haya hayan habrá habrán
    habría habrían seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve
    veinte veintiún veintiuno veintidós veintitrés veinticuatro veinticinco treinta cuarenta cincuenta sesenta setenta
    ochenta noventa cien ciento mil menos antes casi tan aun siempre nunca cuyo cuya cuyos cuyas mañana dos tres cuatro cinco
  `),
  invariable: wrapped(`
    dios mes revés cortafuegos bus autobús gas país campus virus interés tras atrás tos lunes martes miércoles jueves viernes
    paraguas paréntesis res compás
  `),
  times: wrapped(`
    día días lunes martes miércoles jueves viernes sábado sábados domingo domingos mañana mañanas tarde tardes noche
    noches mediodía mes meses año años semana semanas hora horas minuto minutos segundo segundos vez veces verano veranos
    invierno inviernos otoño primavera fin fines siglo siglos momento momentos temporada temporadas rato ratos época
    épocas instante enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    festivo festivos laborable laborables puente puentes víspera vísperas finde findes fiesta fiestas vacaciones navidad
    navidades quincena trimestre trimestres semestre semestres
  `),
  spans:
    'bloque campaña clase convocatoria curso edición encuentro etapa evento fase jornada lección módulo promoción reunión ronda sesión taller',
  groups: wrapped(`
    mayoría minoría resto mitad tercio cuarto parte partes docena decena veintena quincena treintena centenar millar par
    montón serie conjunto grupo infinidad multitud número porcentaje gente cantidad total variedad pareja puñado sinfín
    tipo caso uno
  `),
  naming:
    'herramienta palabra opción tecla función carpeta orden término voz letra etiqueta pestaña comando botón menú marca talla canción película obra novela',
  unchanging: wrapped(`
    alfa clase estilo color base clave guía límite tipo modelo puente piloto cumbre estrella fantasma insignia meta oferta origen prueba punta
    récord relámpago satélite sorpresa testigo valor madre padre macho hembra raíz líder estándar resumen carta muestra
    cama fuente marca llave cubierta cebra centro radio texto objeto sujeto objetivo destino título imagen máscara marco
    árbol hijo hija mano foto moto caso rara cuyo cuya cuyos cuyas solo sólo mucho poco demasiado todo nada alto bajo
    claro rápido directo seguro junto cerca pronto tanto primero cierto dado debido excepto incluido salvo mediante medio
    puesto visto largo hondo duro menos temprano abajo luego segundo tercero quinto cuanto contra entre sobre para
    tampoco dentro mismo cargo respecto favor cero como cuando todos todas muchos muchas pocos pocas varios varias ambos
    ambas algunos algunas unos unas una uno otros otras nosotros nosotras vosotros vosotras ellos ellas tantos tantas
    juntos juntas solos solas mismos mismas cuantos cuantas ninguno ninguna alguno alguna toda misma mucha poca tanta sola
    agua araña arena burbuja cobre cuna escoba escuela espía florero fresa gato grana hermana lima lobo malva mono mosca museo oliva pájaro patrulla perro rana refugio rosa seda soldado teja vaca zorro
    cada nuestro nuestra nuestros nuestras suyo suya mío mía tuyo otro otra fuera afuera delante encima debajo ahora antes
    apenas casi entonces aparte bastante de te gran tan también según algún ningún bien cien recién son eran fueron serán sean serían se le les me
    nos lo la las los pero esta este
  `),
  beforeVerbs: 'no se también ya siempre',
  linking:
    'es=son está=están estará=estarán estaba=estaban será=serán era=eran fue=fueron sea=sean sería=serían queda=quedan parece=parecen sigue=siguen',
  states: 'está están estará estarán estaba estaban queda quedan sigue siguen',
  degrees: 'muy más también siempre totalmente completamente',
  listing: 'y e o u a',
  inPhrases: 'de del en con para',
  conjunctions: 'que si cuando porque aunque donde',
  prepositions: wrapped(`
    a ante bajo con contra de desde durante en entre hacia hasta mediante para por según sin sobre tras
  `),
  joining: 'y e o u ni como que más al del',
};
