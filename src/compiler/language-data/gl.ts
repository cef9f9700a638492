import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const gl: LanguageData = {
  neverTwice: 'ao aos coa da das de do e os para pola polo por unha'.split(' '),
  lengthToEnglish: 1.08,
  since: 'desde|fundad[ao]s? en',
  commonWords: wrapped(`
    aberto abertos abrir pechar pechado pechados enviar buscar seguinte anterior volver inicio contacto novas mapa
    horario horarios enderezo teléfono nome mensaxe grazas prezo prezos todos todas ningún libros libro reservar
    gratis gratuíto mañá tarde noite hoxe onte semana semanas mes meses ano anos día días hora horas ler máis
    chamar escribir elixir aceptar rexeitar descargar compartir páxina preguntas pregunta respostas axuda correo
    organización tenda tendas casa curso cursos obradoiro nós emprego empregos traballo requisitos requisito
    probas proba exames datas data prazas alumnos alumno alumnas profesores profesor duración nivel idioma idiomas
    formación aprender matrícula inscrición aloxamento sempre ver todo comprar cesta pagamento envío tarxeta
    cliente clientes empresa empresas regalo regalos
  `),
  steps: 'paso fase etapa',
  partOf: 'd[oa]s|de cada',
  functionWords: wrapped(`
    a algo antes ao aos aquí até ben cada canto como con cos da das de dende desde despois do dos e el ela eles en entre
    era es esta está están este estes estas eu fai foi hai isto iso lle lles máis me mentres meu moi na nas nada nin no
    non nos nosa nosas noso nosos o os ou outra outro outros para pero pola polas polo polos por porque pode poden que
    quen sen ser se seu seus si só sobre son súa súas tamén te ten teñen toda todas todo todos túa teu un unha unhas uns
    xa
  `),
  ordinals: wrapped(`
    cero=0 mediodía=12 medianoite=12 metade=50 medio=50 media=50 terzo=3 terzos=3 cuartos=4 primeira=1 primeiro=1
    segunda=2 segundo=2 terceira=3 terceiro=3 cuarta=4 cuarto=4 quinta=5 quinto=5 sexta=6 sexto=6
  `),
  outOfHours: 'urxencias?|gardas?|noites?|fóra de horas|fins? de semana|festivos',
  daysOfWeeks: '8=7 15=14',
  numbers: wrapped(`
    un=1 unha=1 dous=2 dúas=2 tres=3 catro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 once=11 doce=12 trece=13
    catorce=14 quince=15 dezaseis=16 dezasete=17 dezaoito=18 dezanove=19 vinte=20 trinta=30 corenta=40
    cincuenta=50 sesenta=60 setenta=70 oitenta=80 noventa=90 cen=100 cento=100 douscentos=200 duascentas=200
    trescentos=300 trescentas=300 catrocentos=400 catrocentas=400 cincocentos=500 cincocentas=500 seiscentos=600
    seiscentas=600 setecentos=700 setecentas=700 oitocentos=800 oitocentas=800 novecentos=900 novecentas=900
    mil=1000
  `),
  multiples: 'ducia=12 ducias=12 mil=1000 millón=1000000 millóns=1000000',
  and: 'e',
  unfinished: 'a ao aos coa con da das de do dos e nas no o os ou para pero pola polo por porque que se sen un',
  costing: 'custa custan dura duran',
  articles: 'o a os as cada este esta estes estas',
  until: 'a|ata',
  quotationMarks: '«» “”',
  toWrite: 'Escribe aquí o texto',
  deadlines: {
    until: 'próxim[oa]s?(?:\\s+\\p{L}+){1,5}\\s?:?|ata(?:\\s+o)?(?:\\s+día)?|antes\\s+do',
    announced:
      '(?:(?:re)?abrir|inaugurar|empezar|comezar|iniciar|celebrar|estrear|publicar|pechar|entrar|rematar|presentar|organizar|estar|ser|far|haber|ter)(?:á|án|emos)(?:\\s+\\p{L}+){0,4}\\s+(?:en|o|do|desde(?:\\s+o)?|a\\s+partir\\s+do?)',
    open: 'próxim[oa]s?|abert[oa]s?|válid[oa]s?|vixentes?|dispoñibles?|prazos?|inscrici(?:ón|óns)|inscr[ií]b\\p{L}*|matr[ií]cul\\p{L}*|solicit\\p{L}*|ofertas?|descontos?|reserv\\p{L}*|pod\\p{L}*',
    past: '(?:nacid|inscrit|matriculad|mercad)[oa]s?|foi|foron|era|eran|estivo|estiveron|había|tiña|houbo',
  },
  pictures: {
    alone: '(?:unha |un |a |o )?(?:debuxo|foto|fotografia|ilustracion|imaxe|logotipo)',
    before: [['(?:unha |a )?(?:imaxe|foto|fotografia) (?:que mostra|de) ?', '']],
  },
  consent: { accept: 'acept|permit|consent', reject: 'rexeit|recus|non |s[oó] ' },
};
