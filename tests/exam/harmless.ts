import type { SiteFiles } from '../../src/compiler/source';
import { appended, type Changes, copied, put, type Slip, saved, slip, slips } from './mistake';

const PAY = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';
const DAY = 'blog/posts/un-dia-en-la-torre-y-en-el-centro-de-control.yaml';

/** Puts the same in the place of all that is alike. */
function everywhere(name: string, file: string, written: string, typed: string): Slip {
  return { name, file, edit: (text) => text.replaceAll(written, typed) };
}

/** Several texts of one file, each in the place of another. */
function together(name: string, file: string, ...pairs: readonly (readonly [string, string])[]): Slip {
  const edits = pairs.map(([written, typed]) => slip(name, file, written, typed));
  return { name, file, edit: (text, files) => edits.reduce((now, { edit }) => textOf(edit(now, files)), text) };
}

function textOf(result: ReturnType<Slip['edit']>): string {
  if (typeof result !== 'string') throw new Error('An edit of a text was expected');
  return result;
}

/** The text of one language and that of the other, where a question has an answer. */
function both(name: string, file: string, es: readonly [string, string], en: readonly [string, string]): Slip {
  return together(name, file, es, en);
}

/** One more question about a course. */
function asked(name: string, question: readonly [string, string], answer: readonly [string, string]): Slip {
  const typed = `  - question:\n      es: "${question[0]}"\n      en: "${question[1]}"\n    answer:\n      es: "<p>${answer[0]}</p>"\n      en: "<p>${answer[1]}</p>"\n`;
  return appended(name, 'faqs/block-1.yaml', typed);
}

const POST = `title: { es: "Qué es el control de afluencia", en: "What flow control is" }
description:
  es: "Qué hace quien reparte el tráfico antes de que despegue: turnos de salida, regulaciones y coordinación con las torres de Europa."
  en: "What those who share out traffic before take-off do: departure slots, regulations and coordination with the towers of Europe."
date: 2025-06-10
author: "Marina Ejemplo"
tags: [profesion, formacion]
cover: { src: drawings/route-network.svg, decorative: true }
metaTitle: { es: "El control de afluencia, explicado", en: "Flow control, explained" }
metaDescription:
  es: "Turnos de salida, regulaciones y coordinación: así se reparte el tráfico aéreo antes de que los aviones despeguen, contado paso a paso."
  en: "Departure slots, regulations and coordination: how air traffic is shared out before aircraft take off, told one step at a time."
content:
  es: |
    <p>Antes de despegar, un vuelo ya tiene su sitio en el cielo.</p>
    <h2>Los turnos de salida</h2>
    <p>Si un sector se llena, el avión espera en tierra y no en el aire.</p>
  en: |
    <p>Before it takes off, a flight already has its place in the sky.</p>
    <h2>Departure slots</h2>
    <p>When a sector fills up, the aircraft waits on the ground, not in the air.</p>
`;

/** Several files, each with one text in the place of another, and those that are new. */
function throughout(
  name: string,
  pairs: Readonly<Record<string, readonly [string, string]>>,
  added: Changes = {},
): Slip {
  const edits = Object.entries(pairs).map(
    ([file, [written, typed]]) => [file, slip(name, file, written, typed)] as const,
  );
  const changed = (files: SiteFiles) =>
    Object.fromEntries(edits.map(([file, { edit }]) => [file, textOf(edit(decoder.decode(files.get(file)), files))]));
  return { name, file: edits[0]?.[0] ?? '', edit: (_text, files) => ({ ...changed(files), ...added }), at: [1] };
}

const decoder = new TextDecoder();
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><circle cx="60" cy="60" r="40"/></svg>\n';
const PAGE = `path: { es: "/becas", en: "/scholarships" }
title: { es: "Becas para la formación", en: "Scholarships for training" }
description:
  es: "Qué becas hay para estudiar control aéreo, quién las da, qué requisitos piden y cuándo se solicitan. Te ayudamos con los papeles."
  en: "Which scholarships there are for studying air traffic control, who gives them, what they require and when to apply for them."
kind: website
sections:
  - type: hero
    size: page
    tone: dark
    title: { es: "Becas para estudiar", en: "Scholarships to study" }
`;

const edit = (name: string, file: string, change: (text: string) => string): Slip => ({ name, file, edit: change });
const utf8 = (text: string) => new TextEncoder().encode(text);

/** What each language says in its own way. */
const SAID: readonly (readonly [string, string])[] = [
  ['Lo llevan un expiloto y una exjefa de torre.', 'It is run by a former pilot and a former tower chief.'],
  ['Somos miembros de IATA y de IFATCA.', 'We are members of IATA and IFATCA.'],
  ['Si, por ejemplo, vienes en tren, te recogemos.', 'If, say, you come by train, we will pick you up.'],
  ['El año pasado, 12 de los 16 alumnos venían de fuera.', 'Last year, 12 of the 16 students came from elsewhere.'],
  ['Las solicitudes han crecido un 120 % en cinco años.', 'Applications have grown by 120% in five years.'],
  ['La sala 3 es la del radar; la 4, la de torre.', 'Room 3 is for radar, room 4 for the tower.'],
  [
    'Hay tres simuladores: dos de radar y uno de torre.',
    'There are three simulators: two for radar and one for the tower.',
  ],
  ['Se llega en menos de media hora desde el centro.', 'Half an hour from the city at most.'],
  ['En agosto, cerrado: volvemos en septiembre.', 'Away in August, and open again in September.'],
  ['Con más de veinte tareas se hace cuesta arriba.', 'Beyond twenty tasks it gets hard.'],
  ['Vino gente de Croacia, de Siria y de Viena.', 'People came from Croatia, Syria and Vienna.'],
  ['Hay clases entre semana y en fin de semana.', 'There are classes on weekdays and at weekends.'],
  ['Abrimos todos los días, mañana y tarde.', 'Open seven days a week, from morning to evening.'],
  ['Las tardes de invierno se hacen cortas junto al fuego.', 'Winter evenings fly by at the fireside.'],
  ['Llama antes de venir.', 'Please call before you come.'],
  ['Después de la visita hay merienda.', 'The tour ends with tea and cake.'],
  ['Con un máximo de ocho personas por grupo.', 'Groups of no more than eight.'],
  ['Reserva con al menos dos días de antelación.', 'Book two days ahead, at the latest.'],
  ['Se puede pagar al mes o al año.', 'Pay monthly or yearly, as you prefer.'],
  ['Una cuota anual de 60 €, es decir, 5 € al mes.', 'An annual fee of €60, which works out at €5 a month.'],
  ['Dos veces por semana durante un mes.', 'Twice a week for a month.'],
  ['El menú del día cuesta 14 €.', 'The daily set menu costs €14.'],
  ['Un día al mes, la entrada es libre.', 'Entry is free one day a month.'],
  ['A la derecha de la iglesia, subiendo.', 'Just past the church, on the right as you go up.'],
  ['La tienda está a la izquierda según entras.', 'The shop is on your left as you come in.'],
  ['Ponte al día con nuestro boletín mensual.', 'Catch up with our monthly newsletter.'],
  ['Clases presenciales en Madrid.', 'Classes in person, in Madrid.'],
  ['Inscríbete en línea y ven a recogerlo.', 'Sign up online and pick it up in person.'],
  ['Por la noche refresca: trae chaqueta.', 'It gets chilly after dark, so bring a jacket.'],
  ['Buenas tardes y bienvenidos.', 'Good afternoon, and welcome.'],
  ['La mañana del sábado, mercado en la plaza.', 'Saturday morning, market in the square.'],
  ['Mañana por la tarde hay ensayo.', 'There is a rehearsal tomorrow evening.'],
  ['Hoy, a las 10 de la noche, fuegos.', 'Fireworks tonight at 10pm.'],
  ['De madrugada no hay autobuses.', 'There are no buses in the small hours.'],
  ['A las 2 de la mañana cierra el bar.', 'The bar closes at 2am.'],
  ['Sin compromiso y sin permanencia.', 'No strings attached.'],
  ['Los lunes por la mañana, cerrado.', 'Closed on Monday mornings.'],
  ['Domingos, solo por la mañana.', 'Closed on Sunday afternoons.'],
  ['En primavera y en otoño, los cursos duran ocho semanas.', 'Spring and autumn courses last eight weeks.'],
  ['Las vacaciones de verano empiezan en julio.', 'School breaks up for the summer in July.'],
  ['Cada año plantamos un árbol.', 'We plant a tree every year.'],
  ['Cada semana, una receta nueva.', 'A new recipe each week.'],
  ['Tres meses al año hay nieve.', 'There is snow for three months of the year.'],
  ['Un mínimo de 16 años y un máximo de 65.', 'You must be between 16 and 65.'],
  ['Más de 500 socios y menos de 20 bajas al año.', 'Over 500 members, and fewer than 20 leave each year.'],
  ['Al menos una vez en la vida hay que verlo.', 'You have to see it at least once in your life.'],
  ['La primera vez es gratis.', 'Your first time is on us.'],
  ['El último viernes de cada mes.', 'The last Friday of every month.'],
  ['Vamos a Sevilla, a Londres y a La Haya.', 'We go to Seville, London and The Hague.'],
  ['Ana Ruiz, veterinaria; Luis Gil, ayudante.', 'Ana Ruiz, vet; Luis Gil, assistant.'],
  ['El Ayuntamiento y la Diputación nos ayudan.', 'The City Council and the Provincial Government support us.'],
  ['Con vistas a la sierra de Guadarrama.', 'With views of the Guadarrama mountains.'],
  ['Cuesta 1.250 € al año.', 'It costs €1,250 a year.'],
  ['A partir de las 15:00 puedes entrar.', 'You can check in from 3pm.'],
  ['No abrimos por la tarde en agosto.', 'In August we are open in the mornings only.'],
  ['Antes de la una no hay comida caliente.', 'Hot food is served after one.'],
  ['Hasta un 30 % menos en temporada baja.', 'Up to 30% off in low season.'],
  ['Como máximo, dos maletas por persona.', 'Two suitcases per person at most.'],
  ['Es obligatorio el casco.', 'Helmets must be worn.'],
  [
    'La piscina cubierta abre todo el año; la de verano, de junio a septiembre.',
    'The indoor pool is open all year, the outdoor one from June to September.',
  ],
  ['Tardes de cine: los miércoles, a las 18:00.', 'Film nights: Wednesdays at 6pm.'],
  ['Noches de verano en el patio.', 'Summer evenings in the courtyard.'],
  [
    'Te llamamos por la mañana si la cita es por la tarde.',
    'If your appointment is in the afternoon, we will call you that morning.',
  ],
  ['Diario de a bordo de una maestra.', 'A teacher’s logbook.'],
  ['Curso semanal de un mes.', 'A month-long course, once a week.'],
  ['Un dossier anual de prensa.', 'A yearly press review.'],
  ['Semanalmente, sin falta.', 'Week in, week out.'],
  ['Mínimo, dos noches.', 'Two-night minimum stay.'],
  ['Aparca gratis, si quieres.', 'Park for free, if you like.'],
  ['Trae el DNI, por favor, o el pasaporte.', 'Bring your ID card, please, or your passport.'],
  [
    'Ven con quien quieras: tu familia, tus amigos, tu perro.',
    'Come with whoever you like: family, friends, your dog.',
  ],
  [
    'Se practica el “go around”, el “line up and wait” y lo demás.',
    'You practise the go-around, line up and wait, and the rest.',
  ],
  ['Hay café, té y churros.', 'There is coffee, tea and churros.'],
  ['El curso cuesta 300 € (unos 330 $).', 'The course costs €300 (about $330).'],
  ['Sale a 20 € la hora, 160 € la jornada.', 'It is €20 an hour, €160 a day.'],
  [
    'Está a 3 km del aeropuerto y a 200 m del metro.',
    'It is two miles from the airport and 200 yards from the underground.',
  ],
  ['El avión pesa 70 toneladas y vuela a 900 km/h.', 'The aircraft weighs 70 tonnes and flies at 560 mph.'],
  ['Subimos al nivel de vuelo 350.', 'We climb to flight level three five zero.'],
  ['Se oye «pista tres seis izquierda».', 'You hear “runway three six left”.'],
  ['En 2024 vinieron 1.200 personas.', 'In 2024, 1,200 people came.'],
  ['Dura una hora y cuarto.', 'It takes an hour and a quarter.'],
  ['Dura hora y media.', 'It takes 90 minutes.'],
  ['Media jornada: 4 horas.', 'Half a day: 4 hours.'],
  ['Dos tercios de los alumnos vienen de fuera.', 'Two thirds of our students come from elsewhere.'],
  ['Un año entero.', 'A whole year.'],
  ['Un mes después, empieza.', 'A month later, it begins.'],
  ['Un par de semanas.', 'A couple of weeks.'],
  ['Cada seis meses.', 'Twice a year.'],
  ['Una vez al año, durante dos días.', 'Once a year, for two days.'],
  ['Un día de estos te llamamos.', 'We will call you one of these days.'],
  ['Un día en la torre y dos en el aula.', 'One day in the tower and two in the classroom.'],
  ['Te atiende Marta, de lunes a jueves.', 'Marta is here Monday to Thursday.'],
  ['De 9 a 14 y de 16 a 19 h.', 'From 9 am to 2 pm and from 4 to 7 pm.'],
  ['¿Vienes en coche? Aparca en la calle.', 'Coming by car? Park in the street.'],
  ['¡Te esperamos!', 'See you soon!'],
  ['Nos vemos en la T4; luego, café.', 'See you in T4; then coffee.'],
  ['Pasa el control (sin líquidos), sube y pregunta.', 'Go through security (no liquids), go up and ask.'],
  ['Es decir, tres plazas, no más.', 'That is, three places, no more.'],
  ['Llama al 91 123 45 67 o escribe.', 'Call +34 91 123 45 67 or write.'],
  ['WhatsApp: 600 123 123.', 'WhatsApp: +34 600 123 123.'],
  ['Para más información, llámanos.', 'For more information, call us.'],
  ['Sin prisa, con calma, a tu ritmo.', 'Take your time, at your own pace.'],
  ['La EMT, el Metro y Cercanías llegan cerca.', 'EMT buses, the Metro and Cercanías trains stop nearby.'],
  ['Aquí se rodó «La torre», de Ana Ruiz.', '“La torre”, by Ana Ruiz, was filmed here.'],
  ['Nuestro lema: per aspera ad astra.', 'Our motto: per aspera ad astra.'],
  [
    'El certificado dice initial training organisation, en inglés.',
    'The certificate says initial training organisation.',
  ],
  [
    'Se firma un acuerdo, memorandum of understanding, con la empresa.',
    'A memorandum of understanding is signed with the company.',
  ],
  ['Desde 1998, sin parar.', 'Since 1998, without a break.'],
  ['Edificio 3, planta 2, puerta B.', 'Building 3, 2nd floor, door B.'],
  ['Km 14,5 de la A-2.', 'The A-2, km 14.5.'],
  ['Wifi gratis en todo el centro.', 'Free Wi-Fi throughout.'],
  ['Abierto todo el año salvo en agosto.', 'Open all year except in August.'],
  ['Nos gusta el trato de tú a tú.', 'We like to deal with people as equals.'],
  ['El 95 % repetiría.', '95% would do it again.'],
  ['Vuelve el 12 de octubre.', 'Come back on 12 October.'],
  ['Con 30 años de experiencia.', 'Backed by thirty years of experience.'],
  ['Más de mil alumnos.', 'More than a thousand students.'],
  ['Precio: desde 3.000 euros + IVA.', 'Price: from 3,000 euros + VAT.'],
  ['Es la nº 1.', 'It is No. 1.'],
  ['Máx. 16 pers. por aula, pref. por la tarde.', 'Sixteen people per room at most, in the afternoon if possible.'],
  ['Av. de la Albufera, n.º 12, esc. B, 3.º dcha.', '12 Av. de la Albufera, staircase B, 3rd floor right.'],
  ['Y para acabar, ñam ñam.', 'And then, yum yum.'],
  ['No vendemos humo.', 'We mean what we say.'],
  ['No hay dos días iguales.', 'Every day is different.'],
  ['Un A320 y una avioneta no se separan igual.', 'An A320 and a light aircraft need different spacing.'],
  ['Sin límite de edad.', 'At any age.'],
  ['Vale el bachillerato o FP2.', 'A high school diploma or higher vocational training will do.'],
  ['Tienes 21 días para decidirte.', 'You have three weeks to decide.'],
  ['En los años 60 todo era papel.', 'In the sixties it was all paper.'],
  ['Debes ser mayor de edad.', 'You must be 18 or over.'],
  ['La aviación del siglo XX.', 'Flying in the 20th century.'],
  ['Atendemos de 9 a 13.', 'We are here from 9 to 1.'],
  ['Por la tarde, de 16 a 20.', 'In the afternoon, 4 to 8.'],
  ['A 5 min andando.', 'Five minutes on foot.'],
  ['Hasta 16 personas por turno.', 'Up to sixteen people per shift.'],
  ['La reserva no se devuelve.', 'The deposit is non-refundable.'],
  ['No hay devoluciones.', 'All sales are final.'],
  ['Está a 10 minutos, no lejos de la estación.', 'It is ten minutes away, near the station.'],
  ['Cerca de 20 alumnos vienen de lejos.', 'About 20 students come from far away.'],
  ['Dentro de dos semanas abrimos fuera de Madrid.', 'In two weeks we open outside Madrid.'],
  ['Las prácticas no son remuneradas.', 'The placement is unpaid.'],
  ['No es imposible.', 'It is possible.'],
  ['Lo más difícil es empezar.', 'It gets easier once you start.'],
  ['Nada te obliga.', 'It is not mandatory.'],
  ['La OACI (ICAO, en inglés) fija los niveles.', 'ICAO, which is OACI in Spanish, sets the levels.'],
  ['Lee el documento ICAO Doc 4444.', 'Read ICAO Doc 4444.'],
  ['Se paga el IVA español.', 'Spanish VAT (IVA) applies.'],
  ['Con NIF y DNI.', 'With your NIF and your DNI.'],
];

/** What people do all day and what nothing is wrong with. */
export const harmless: readonly Slip[] = [
  both(
    'words that are in no dictionary',
    'pages/home.yaml',
    [
      'Tráfico, meteorología e imprevistos.',
      'Tráfico, radioayudas, pseudopistas, aproximaciones radariadas, códigos transpondedores y un rebriefing rapidito.',
    ],
    [
      'Traffic, weather and the unexpected.',
      'Traffic, navaids, pseudorunways, backtracks, squawks and a quick rebriefing.',
    ],
  ),
  // How a file is written
  saved('saved with a mark at its start', 'navigation.yaml', (text) => utf8(`\ufeff${text}`)),
  saved('saved the settings with a mark at their start', 'settings.yaml', (text) => utf8(`\ufeff${text}`)),
  edit('saved on Windows', 'facts.yaml', (text) => text.replaceAll('\n', '\r\n')),
  edit('saved a page on Windows', 'pages/home.yaml', (text) => text.replaceAll('\n', '\r\n')),
  edit('saved an article on Windows', PAY, (text) => text.replaceAll('\n', '\r\n')),
  edit('no line end at the end', 'redirects.yaml', (text) => text.trimEnd()),
  edit('empty lines at the end', 'blog/tags.yaml', (text) => `${text}\n\n\n`),
  edit('spaces at the end of lines', 'banners.yaml', (text) => text.replaceAll(':\n', ':  \n')),
  edit('empty lines between entries', 'blog/press.yaml', (text) => text.replaceAll('\npress-', '\n\n\npress-')),
  edit(
    'a note at the start',
    'places/locations.yaml',
    (text) => `# Revisado en junio: {{ojo}} "comillas" & *asteriscos*\n${text}`,
  ),
  edit('the start mark of a document', 'consent.yaml', (text) => `---\n${text}`),
  appended('a note at the end', 'forms.yaml', '# TODO: revisar los textos con Marta\n'),
  slip('a note after a value', 'facts.yaml', 'value: 27000', 'value: 27000 # sin cambios desde 2024'),
  slip(
    'a line put out of use',
    'redirects.yaml',
    '  - from: "/home2"',
    '  # - from: "/inicio"\n  #   page: home\n  - from: "/home2"',
  ),
  slip('single quotes', 'navigation.yaml', 'es: "Inicio"', "es: 'Inicio'"),
  slip('no quotes where none are needed', 'catalogue/courses/evaluator.yaml', 'es: "Flexible"', 'es: Flexible'),
  slip(
    'quotes where none are needed',
    'pages/contact.yaml',
    'src: drawings/headset.svg',
    'src: "drawings/headset.svg"',
  ),
  slip('the date in quotes', PAY, 'date: 2025-01-15', 'date: "2025-01-15"'),
  slip(
    'both languages on one line',
    'navigation.yaml',
    '      es: "Cursos"\n      en: "Courses"\n',
    '      { es: "Cursos", en: "Courses" }\n',
  ),
  slip(
    'each tag on a line of its own',
    DAY,
    'tags: [profesion, empleo, formacion]',
    'tags:\n  - profesion\n  - empleo\n  - formacion',
  ),
  slip(
    'a list in brackets',
    'pages/home.yaml',
    '      - lucia-muestra\n      - andres-ejemplo',
    '      [lucia-muestra, andres-ejemplo]',
  ),
  slip(
    'a long text in several lines',
    'blocks/requirements.yaml',
    'es: "Empieza por el inglés y el médico: llevan su tiempo."',
    'es: >-\n    Empieza por el inglés y el médico:\n    llevan su tiempo.',
  ),
  slip(
    'English before Spanish',
    'banners.yaml',
    'es: "Ver el Bloque 1"\n      en: "See Block 1"',
    'en: "See Block 1"\n      es: "Ver el Bloque 1"',
  ),
  slip(
    'the keys of a course in another order',
    'catalogue/courses/refresher.yaml',
    'place:\n  es: "A convenir"\n  en: "To be agreed"\npage: advanced-training\n',
    'page: advanced-training\nplace:\n  es: "A convenir"\n  en: "To be agreed"\n',
  ),
  // Figures
  slip('more students in a group', 'facts.yaml', 'value: 16\n  note: "Alumnos por', 'value: 18\n  note: "Alumnos por'),
  slip('more hours of simulator', 'facts.yaml', 'value: 500', 'value: 550'),
  slip('another certificate', 'facts.yaml', 'value: "PFATC-19"', 'value: "PFATC-27"'),
  slip('a new pay', 'facts.yaml', 'value: 31000', 'value: 33500'),
  slip('a new price, of which another is the sum', 'facts.yaml', 'value: 27000', 'value: 28000'),
  throughout('new hours, of which others are the sum', {
    'facts.yaml': ['value: 70\n', 'value: 80\n'],
    'catalogue/courses/selection-process.yaml': ['workloadHours: 120', 'workloadHours: 130'],
  }),
  slip('the day of the next year', 'facts.yaml', 'value: "2025-09-02"', 'value: "2026-09-01"'),
  slip('the month as a day', 'facts.yaml', 'value: "2025-06"\n', 'value: "2025-10-06"\n'),
  slip(
    'a note of a figure in other words',
    'facts.yaml',
    'note: "Bloque 1: precio en euros."\n\n# Bloque 2\n',
    'note: "Bloque 1: precio en euros, sin la matrícula de 1.200 €."\n\n# Bloque 2\n',
  ),
  both(
    'an idiom, years of school, and a sum in words',
    PAY,
    [
      'Casi siempre falta el contexto:',
      'Sin trampa ni cartón, en 1.º y 2.º de bachillerato, casi siempre falta el contexto (2,5 veces de 3):',
    ],
    [
      'Context is nearly always missing:',
      'What you see is what you get: in the two years of sixth form, context is nearly always missing (two and a half times in three):',
    ],
  ),
  both(
    'a figure in a text of both languages',
    'pages/success.yaml',
    ['es: "Vemos qué curso', 'es: "En un grupo de {{facts.students-per-group}} cuenta cada caso. Vemos qué curso'],
    ['en: "We see which', 'en: "In a group of {{facts.students-per-group}} every case counts. We see which'],
  ),
  slip('another phone of the school', 'settings.yaml', 'phone: "+34 000 000 000"', 'phone: "+34 000 000 123"'),
  slip('another e-mail of the school', 'settings.yaml', 'info@escuelavector', 'hola@escuelavector'),
  // The two languages, each in its own way
  {
    name: 'other office hours in both languages, and for search engines',
    file: 'settings.yaml',
    edit: (text, files) => ({
      'settings.yaml': text.replace('de 9:00 a 18:00', 'de 8:30 a 17:30').replace('9:00 to 18:00', '8:30 to 17:30'),
      'places/locations.yaml': new TextDecoder()
        .decode(files.get('places/locations.yaml'))
        .replace('opens: "09:00"', 'opens: "08:30"')
        .replace('closes: "18:00"', 'closes: "17:30"'),
    }),
  },
  both(
    'hours by the English clock',
    'settings.yaml',
    ['Sábados y domingos, cerrado.', 'Fines de semana, cerrado.'],
    ['9:00 to 18:00', '9 a.m. to 6 p.m.'],
  ),
  both(
    'thousands as each language writes them',
    'blocks/financing.yaml',
    ['Te enviamos las condiciones', 'La matrícula son 1.200 €. Te enviamos las condiciones'],
    ['We send you the terms', 'Enrolment is €1,200. We send you the terms'],
  ),
  both(
    'decimals as each language writes them',
    'blocks/requirements.yaml',
    ['No hace falta una carrera universitaria.', 'Con una media de 6,5 basta.'],
    ['You do not need a university degree.', 'An average of 6.5 will do.'],
  ),
  both(
    'a percentage as each language writes it',
    'faqs/general.yaml',
    ['Pregúntanos</a> de qué', 'Pregúntanos</a> si el 40 % trabaja ya en una torre y de qué'],
    ['Ask us</a> which', 'Ask us</a> whether 40% work in a tower by now and which'],
  ),
  both(
    'a date as each language writes it',
    'pages/contact.yaml',
    ['abrirá próximamente.', 'abrirá el 15 de enero de 2026.'],
    ['The Gran Canaria centre is coming soon.', 'The Gran Canaria centre opens on January 15, 2026.'],
  ),
  both(
    'a number as a word in one language',
    'pages/feedback.yaml',
    ['Puedes rellenar más de uno.', 'Puedes rellenar 3.'],
    ['You can fill in more than one.', 'You can fill in three.'],
  ),
  both(
    'a name that is the same in both',
    'blog/tags.yaml',
    ['es: "Empleo"', 'es: "ENAIRE"'],
    ['en: "Jobs"', 'en: "ENAIRE"'],
  ),
  both(
    'a word that is the same in both',
    'navigation.yaml',
    ['es: "Inicio"', 'es: "Portal"'],
    ['en: "Home"', 'en: "Portal"'],
  ),
  both(
    'a longer Spanish text',
    'catalogue/programmes.yaml',
    ['es: "Según el cambio"', 'es: "Según lo que cambie la norma y a quién afecte"'],
    ['en: "Depends on the change"', 'en: "Depends on the rule"'],
  ),
  both(
    'an English name in a Spanish text',
    'pages/blog.yaml',
    ['es: "Requisitos, pruebas, sueldos', 'es: "Briefing, debriefing, handover, requisitos, pruebas, sueldos'],
    ['en: "Requirements, tests, pay', 'en: "Briefing, debriefing, handover, requirements, tests, pay'],
  ),
  both(
    'a Spanish name in an English text',
    'places/locations.yaml',
    ['es: "Autobús: las líneas urbanas', 'es: "Autobús: desde la Plaza de la Remonta, las líneas urbanas'],
    ['en: "Bus: EMT city', 'en: "Bus: from Plaza de la Remonta, EMT city'],
  ),
  both(
    'a link more in both',
    'faqs/block-1.yaml',
    [
      '<p>El curso está disponible para ciudadanos de la Unión Europea.</p>',
      '<p>El <a href="page:courses">curso</a> está disponible para ciudadanos de la Unión Europea.</p>',
    ],
    [
      '<p>The course is available to EU citizens.</p>',
      '<p>The <a href="page:courses">course</a> is available to EU citizens.</p>',
    ],
  ),
  both(
    'a paragraph more in both',
    'blocks/financing.yaml',
    ['    <p>Te enviamos', '    <p>La beca cubre una parte.</p>\n    <p>Te enviamos'],
    ['    <p>We send you', '    <p>A scholarship covers part of it.</p>\n    <p>We send you'],
  ),
  both(
    'a list item more in both',
    PAY,
    [
      '      <li>¿Llevo bien los turnos',
      '      <li>¿Me gusta trabajar en equipo?</li>\n      <li>¿Llevo bien los turnos',
    ],
    ['      <li>Do I cope well', '      <li>Do I like working in a team?</li>\n      <li>Do I cope well'],
  ),
  both(
    'a heading more in both',
    PAY,
    ['    <p>El tráfico no cierra.', '    <h4>De noche</h4>\n    <p>El tráfico no cierra.'],
    ['    <p>Traffic never stops.', '    <h4>At night</h4>\n    <p>Traffic never stops.'],
  ),
  // Texts
  slip(
    'two words of one root together',
    'people/testimonials.yaml',
    'es: "Sabía controlar',
    'es: "Poco a poco, cara a cara y turno a turno lo vi. Sabía controlar',
  ),
  slip(
    '“no, no” in what somebody says',
    'people/testimonials.yaml',
    'Ahora es lo que más',
    'No, no lo digo por decir. Ahora es lo que más',
  ),
  slip(
    '“that that” in English',
    'people/testimonials.yaml',
    'Now it is what I enjoy most.',
    'I am glad that that has changed.',
  ),
  slip('a colon in a quoted text', 'navigation.yaml', 'es: "Aula virtual"', 'es: "Aula: virtual"'),
  slip(
    'a number sign in a quoted text',
    'places/locations.yaml',
    'address: "Calle del Ejemplo, 1, Madrid"',
    'address: "Calle del Ejemplo, 1 # 2, Madrid"',
  ),
  both(
    'an ampersand in a quoted text',
    'blog/tags.yaml',
    ['es: "Pruebas"', 'es: "Pruebas & FEAST"'],
    ['en: "Tests"', 'en: "Tests & FEAST"'],
  ),
  slip('an apostrophe', 'people/alumni.yaml', 'name: "Eva Muestra"', 'name: "Eva O\'Muestra"'),
  slip(
    'a name with a hyphen and accents',
    'people/instructors.yaml',
    'name: "Inés Modelo"',
    'name: "Inés Modelo-Núñez i Güell"',
  ),
  both(
    'quotes of each language',
    'pages/madrid.yaml',
    ['Se explica, se practica', 'Se explica «en pizarra», se practica'],
    ['Lesson, practice', '“Blackboard” lesson, practice'],
  ),
  both(
    'a dash between words',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita — te esperamos.'],
    ['ask for a visit.', 'ask for a visit — we look forward to it.'],
  ),
  both(
    'an ellipsis within a text',
    'consent.yaml',
    ['es: "Guardar lo marcado"', 'es: "Guardando…"'],
    ['en: "Save my choices"', 'en: "Saving…"'],
  ),
  both(
    'abbreviations in capitals',
    'catalogue/courses/instructor.yaml',
    ['es: "Formación de instructores OJTI/STDI"', 'es: "OJTI/STDI (EASA, AESA)"'],
    ['en: "OJTI/STDI instructor training"', 'en: "OJTI/STDI (EASA, AESA)"'],
  ),
  both(
    'a space that does not break, in HTML',
    'faqs/general.yaml',
    ['El {{facts.success-rate}} %, según', 'El {{facts.success-rate}}&nbsp;%, según'],
    ['figures for past students', 'figures for past&nbsp;students'],
  ),
  both(
    'an ampersand and an angle bracket in HTML',
    'faqs/general.yaml',
    ['o con financiación bancaria.</p>', 'o con financiación bancaria (cuota &lt; 900 €, I&amp;D).</p>'],
    ['or through bank financing.</p>', 'or through bank financing (instalment &lt; €900, R&amp;D).</p>'],
  ),
  both(
    'a line break in HTML',
    'faqs/general.yaml',
    ['En inglés, el mínimo es', '<br>En inglés, el mínimo es'],
    ['The minimum level of English is', '<br>The minimum level of English is'],
  ),
  both(
    'bold and italic type in HTML',
    'blocks/financing.yaml',
    ['enviamos las condiciones por', 'enviamos <strong>las <em>tres</em> condiciones</strong> por'],
    ['you the terms in', 'you <strong>the <em>three</em> terms</strong> in'],
  ),
  both(
    'a list in HTML',
    'faqs/block-1.yaml',
    [
      '        <p>El curso está disponible',
      '        <ul>\n          <li>Uno</li>\n          <li>Otro</li>\n        </ul>\n        <p>El curso está disponible',
    ],
    [
      '        <p>The course is available',
      '        <ul>\n          <li>One</li>\n          <li>Another</li>\n        </ul>\n        <p>The course is available',
    ],
  ),
  both(
    'a web address with https in HTML',
    'faqs/general.yaml',
    [
      'Ofrecemos cursos intensivos de español técnico:',
      'Ofrecemos cursos intensivos de <a href="https://www.cervantes.es">español</a> técnico:',
    ],
    [
      'We offer intensive courses in technical Spanish:',
      'We offer intensive courses in technical <a href="https://www.cervantes.es">Spanish</a>:',
    ],
  ),
  both(
    'an e-mail link in HTML',
    'faqs/general.yaml',
    ['<a href="page:contact">Escríbenos</a>', '<a href="mailto:info@escuelavector.example">Escríbenos</a>'],
    ['<a href="page:contact">Write to us</a>', '<a href="mailto:info@escuelavector.example">Write to us</a>'],
  ),
  both(
    'a phone link in HTML',
    'faqs/block-2.yaml',
    ['<a href="page:contact">escríbenos</a>', '<a href="tel:+34911222333">llámanos</a>'],
    ['<a href="page:contact">write to us</a>', '<a href="tel:+34911222333">call us</a>'],
  ),
  both(
    'a word that only sounds like filler',
    'catalogue/programmes.yaml',
    ['es: "Según el objetivo"', 'es: "Pendiente de tu objetivo"'],
    ['en: "Depends on the objective"', 'en: "To be agreed with you"'],
  ),
  both(
    'a question in each language',
    'pages/success.yaml',
    ['es: "Lo leemos"', 'es: "¿Y ahora? ¡Lo leemos!"'],
    ['en: "We read it"', 'en: "And now? We read it!"'],
  ),
  both(
    'other words for what a picture shows',
    'people/instructors.yaml',
    ['es: "Retrato dibujado de Sara Modelo"', 'es: "Sara Modelo, dibujada con auriculares"'],
    ['en: "Drawn portrait of Sara Modelo"', 'en: "Sara Modelo, drawn with a headset"'],
  ),
  both(
    'a short description of what a logo shows',
    'pages/home.yaml',
    ['es: "Demo Radar (logotipo de muestra)"', 'es: "Demo Radar"'],
    ['en: "Demo Radar (sample logo)"', 'en: "Demo Radar"'],
  ),
  // What a page is made of
  slip('another tone', 'pages/feedback.yaml', 'tone: light', 'tone: tinted'),
  slip('another icon', 'banners.yaml', 'complete-rating:\n  icon: plane-takeoff', 'complete-rating:\n  icon: plane'),
  slip('a picture on the other side', 'pages/block-2.yaml', 'side: right', 'side: left'),
  slip(
    'another drawing that is there',
    'pages/success.yaml',
    'src: drawings/runway-lights.svg',
    'src: drawings/departures.svg',
  ),
  slip(
    'a picture for one that adorns only',
    'pages/feedback.yaml',
    '      decorative: true',
    '      alt: { es: "Dibujo de un aula con una pizarra", en: "Drawing of a classroom with a blackboard" }',
  ),
  slip('fewer articles on the home page', 'pages/home.yaml', 'count: 3\n    actions', 'count: 2\n    actions'),
  slip(
    'courses in another order',
    'pages/home.yaml',
    '      - block-1\n      - block-2\n',
    '      - block-2\n      - block-1\n',
  ),
  slip(
    'menu entries in another order',
    'navigation.yaml',
    '  - label:\n      es: "Blog"\n      en: "Blog"\n    page: blog\n  - label:\n      es: "Contacto"\n      en: "Contact"\n    page: contact\n',
    '  - label:\n      es: "Contacto"\n      en: "Contact"\n    page: contact\n  - label:\n      es: "Blog"\n      en: "Blog"\n    page: blog\n',
  ),
  slip(
    'a block in another place',
    'pages/home.yaml',
    '  - block: important-dates\n  - block: financing\n',
    '  - block: financing\n  - block: important-dates\n',
  ),
  slip(
    'a section for one language only',
    'pages/blog.yaml',
    '    id: press\n    tone: tinted',
    '    id: press\n    tone: tinted\n    when: { language: es }',
  ),
  slip(
    'a section for visitors from elsewhere only',
    'pages/contact.yaml',
    '    id: faq\n',
    '    id: faq\n    when:\n      visitor: abroad\n',
  ),
  slip('a new id for a section to which nothing leads', 'pages/services.yaml', 'id: why', 'id: reasons'),
  slip(
    'one button less',
    'pages/success.yaml',
    '      - label:\n          es: "Volver al inicio"\n          en: "Back to the home page"\n        page: home\n',
    '',
  ),
  slip(
    'a second button',
    'pages/blog.yaml',
    '        page: courses\n',
    '        page: courses\n      - label: { es: "Escríbenos", en: "Write to us" }\n        page: contact\n',
  ),
  slip(
    'a button to a section of another page',
    'pages/blog.yaml',
    '        page: courses\n',
    '        page: courses\n        anchor: comparison\n',
  ),
  slip(
    'a link to a service elsewhere',
    'navigation.yaml',
    '"https://aula.escuelavector.example"',
    '"https://campus.otra-empresa.example/acceso?centro=vector&idioma=es#entrar"',
  ),
  slip(
    'a part of the page without its intro',
    'pages/contact.yaml',
    '    intro:\n      es: "El centro de Madrid está abierto. El de Gran Canaria abrirá próximamente."\n      en: "The Madrid centre is open. The Gran Canaria centre is coming soon."\n',
    '',
  ),
  slip(
    'a person at another tower',
    'people/alumni.yaml',
    'es: "Torre de Bilbao"\n    en: "Bilbao Tower"',
    'es: "Torre de Sevilla"\n    en: "Seville Tower"',
  ),
  slip(
    'a course that can be taken at another place',
    'catalogue/courses/block-1.yaml',
    'place:\n  es: "Madrid"\n  en: "Madrid"',
    'place:\n  es: "Madrid y Gran Canaria"\n  en: "Madrid and Gran Canaria"',
  ),
  slip('a course without its page as yet', 'catalogue/courses/evaluator.yaml', 'page: advanced-training\n', ''),
  slip(
    'a form field that may be left out',
    'forms.yaml',
    '- name: organisation\n      kind: organisation',
    '- name: organisation\n      kind: organisation\n      optional: true',
  ),
  slip('a higher form', 'forms.yaml', 'height: 450', 'height: 520'),
  slip('another version of the consent', 'consent.yaml', 'version: 1\n', 'version: 2\n'),
  slip('another colour of the browser', 'theme/theme.yaml', 'color: "#0A1217"', 'color: "#0b1f2a"'),
  slip('another colour of the theme', 'theme/tokens.css', '--scope: #0a1217;', '--scope: #0b1f2a;'),
  // New things, and what belongs to them
  slip(
    'a redirect more',
    'redirects.yaml',
    '  - from: "/home2"',
    '  - from: "/cursos-2024"\n    page: courses\n  - from: "/home2"',
  ),
  slip('another old address of the home page', 'pages/home.yaml', '  - "/home"', '  - "/home"\n  - "/portada"'),
  put('a new article', 'blog/posts/que-es-el-control-de-afluencia.yaml', POST),
  slip(
    'an article with one tag more',
    DAY,
    'tags: [profesion, empleo, formacion]',
    'tags: [profesion, empleo, formacion, licencia]',
  ),
  slip('an article by somebody else', PAY, 'author: "Marina Ejemplo"', 'author: "Tomás Muestra"'),
  slip('an article of an earlier day', PAY, 'date: 2025-01-15', 'date: 2024-12-31'),
  slip(
    'an article of today',
    'blog/posts/escasez-de-controladores-aereos.yaml',
    'date: 2025-06-04',
    'date: 2025-06-15',
  ),
  together(
    'notices that change on another day',
    'banners.yaml',
    ['until: "05-31"', 'until: "06-15"'],
    ['from: "06-01"', 'from: "06-16"'],
  ),
  slip(
    'a question more',
    'faqs/general.yaml',
    'items:\n',
    'items:\n  - question: { es: "¿Hay becas?", en: "Are there scholarships?" }\n    answer: { es: "<p>Sí, pregúntanos.</p>", en: "<p>Yes, ask us.</p>" }\n',
  ),
  slip(
    'a topic in other words',
    'syllabi/selection-process.yaml',
    'es: "Meteorología"\n      en: "Meteorology"',
    'es: "Meteorología aeronáutica"\n      en: "Aviation meteorology"',
  ),
  slip(
    'a point more in a service',
    'catalogue/services.yaml',
    '    - es: "Factores humanos y trabajo en equipo"',
    '    - es: "Recuperación tras una baja larga"\n      en: "Coming back after a long leave"\n    - es: "Factores humanos y trabajo en equipo"',
  ),
  everywhere(
    'the course under another name everywhere',
    'faqs/block-1.yaml',
    'Habilitación Completa',
    'Habilitación completa',
  ),
  throughout(
    'a new page with its menu entry',
    {
      'navigation.yaml': [
        '  - label:\n      es: "Contacto"',
        '  - label: { es: "Becas", en: "Scholarships" }\n    page: becas\n  - label:\n      es: "Contacto"',
      ],
    },
    { 'pages/becas.yaml': PAGE },
  ),
  throughout('an address that moves with its redirect', {
    'pages/madrid.yaml': ['  es: "/madrid"', '  es: "/centro-de-madrid"'],
    'redirects.yaml': ['  - from: "/home2"', '  - from: "/madrid"\n    page: madrid\n  - from: "/home2"'],
  }),
  throughout(
    'a new person with a portrait, and where they are shown',
    {
      'people/alumni.yaml': [
        'hugo-prueba:\n',
        'kira-muestra:\n  name: "Kira Muestra"\n  location: { es: "Torre de Sevilla", en: "Seville Tower" }\n  code: LEZL\n  image:\n    src: alumni/kira-muestra.svg\n    alt: { es: "Retrato dibujado de Kira Muestra", en: "Drawn portrait of Kira Muestra" }\n\nhugo-prueba:\n',
      ],
      'pages/home.yaml': ['      - jaime-ejemplo\n', '      - jaime-ejemplo\n      - kira-muestra\n'],
    },
    { 'media/alumni/kira-muestra.svg': DRAWING },
  ),
  throughout('a new figure and where it is used', {
    'facts.yaml': ['# Bloque 2\n', 'block-1-places:\n  value: 24\n  note: "Plazas del Bloque 1."\n\n# Bloque 2\n'],
    'pages/feedback.yaml': [
      '      es: "¿Con quién has trabajado?"\n      en: "Who did you work with?"',
      '      es: "¿Con quién de los {{facts.block-1-places}}?"\n      en: "With whom of the {{facts.block-1-places}}?"',
    ],
  }),
  throughout('a new tag and an article that has it', {
    'blog/tags.yaml': ['empleo:\n', 'turnos:\n  label: { es: "Turnos", en: "Shifts" }\nempleo:\n'],
    [DAY]: ['tags: [profesion, empleo, formacion]', 'tags: [profesion, turnos, formacion]'],
  }),
  together(
    'a section under another name, and the button that leads to it',
    'pages/feedback.yaml',
    ['    id: instructors\n', '    id: teachers\n'],
    ['        anchor: instructors\n', '        anchor: teachers\n'],
  ),
  slip('an hour of the day without its quotes', 'facts.yaml', 'value: "21:00"', 'value: 21:00'),
  slip(
    'how dear something is, said by signs',
    'pages/contact.yaml',
    'El de Gran Canaria abrirá próximamente."',
    'El de Gran Canaria abrirá próximamente. Comer cerca: €€."',
  ),
  // Files that are nobody’s concern
  copied('what an editor leaves beside a file', 'pages/home.yaml', 'pages/home.yaml~'),
  slip('a company in a title', 'pages/madrid.yaml', 'en: "The spaces, in drawings"', 'en: "The spaces of Vector S.A."'),
  together(
    'an abbreviation before a small letter',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita de aprox. media hora.'],
    ['ask for a visit.', 'ask for a visit of approx. half an hour.'],
  ),
  together(
    'what a sign says',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita: en la puerta pone «Llame usted».'],
    ['ask for a visit.', 'ask for a visit: the sign says “Ring the bell”.'],
  ),
  slip('a name of the other spelling', 'pages/madrid.yaml', 'ask for a visit.', 'ask for a visit at the Color Center.'),
  together(
    'a day in hours',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita con 24 horas de antelación.'],
    ['ask for a visit.', 'ask for a visit a day ahead.'],
  ),
  together(
    'words of the gender that they seem not to have',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita: el día, el problema y el mapa, a mano.'],
    ['ask for a visit.', 'ask for a visit: the day, the matter and the map, at hand.'],
  ),
  together(
    'what one language says by denying and the other does not',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita. No dudes en llamarnos. No cuesta nada. Mira el correo no deseado.'],
    ['ask for a visit.', 'ask for a visit. Feel free to call us. It is free. Look at your spam.'],
  ),
  together(
    'a country that each language calls otherwise, and a department by its abbreviation',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita si vienes de Alemania. Pregunta en el dpto. de Admisiones.'],
    ['ask for a visit.', 'ask for a visit if you come from Germany. Ask the dept. of Admissions.'],
  ),
  together(
    'a date as the British write it',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita antes del 30/06/2025.'],
    ['ask for a visit.', 'ask for a visit before 30/06/2025.'],
  ),
  together(
    'the real thing, named twice',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita. ¿Un simulador simulador, o un juego?'],
    ['ask for a visit.', 'ask for a visit. A simulator simulator, or a game?'],
  ),
  together(
    'a place by either of its two names',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita. Estamos cerca de Barajas, a diez minutos en metro.'],
    ['ask for a visit.', 'ask for a visit. We are near Madrid airport, ten minutes by metro.'],
  ),
  together(
    'ages from nought on',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita. De 0 a 3 años, con un adulto.'],
    ['ask for a visit.', 'ask for a visit. Under-fours with a grown-up.'],
  ),
  together(
    'a century',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita. Llevamos 100 años aquí.'],
    ['ask for a visit.', 'ask for a visit. We have been here for a century.'],
  ),
  together(
    'what is no longer',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita. Ya no se usan fichas de papel.'],
    ['ask for a visit.', 'ask for a visit. Paper strips are gone.'],
  ),
  together(
    'a house in the country',
    'pages/madrid.yaml',
    ['pide una visita.', 'pide una visita. El mas de mi abuelo está igual.'],
    ['ask for a visit.', 'ask for a visit. My grandfather’s farmhouse looks the same.'],
  ),
  ...SAID.map(([es, en]) =>
    both(
      `said in two ways: ${es}`,
      'pages/madrid.yaml',
      ['pide una visita.', `pide una visita. ${es}`],
      ['ask for a visit.', `ask for a visit. ${en}`],
    ),
  ),
  // Addresses
  ...[
    'https://mail.google.com/',
    'https://outlook.office.com/mail/',
    'https://drive.google.com/file/d/1aBcD/view?usp=sharing',
    'https://www.escuela.example/blog?page=2&preview=1',
    'https://translate.google.com/?sl=es&tl=en',
    'https://www.google.com/maps/place/Madrid/@40.4,-3.7,15z',
    'https://es.wikipedia.org/wiki/Torre_de_control...',
    'https://www.linkedin.com/company/escuelavector/',
  ].map((address) =>
    slip(
      `the address ${address}`,
      'blog/press.yaml',
      'https://www.pistademuestra.example/2024/de-la-torre-a-la-ruta',
      address,
    ),
  ),
  // What is no stand-in
  ...[
    ['Título del curso', 'Course title'],
    ['Breve descripción', 'In brief'],
    ['Copia de llaves', 'Key cutting'],
    ['DNI (copia)', 'Identity card (copy)'],
    ['Foto y texto', 'Picture and text'],
    ['Paso 4', 'Step 4'],
  ].map(([es, en]) =>
    both(
      `the words ${es}`,
      'pages/madrid.yaml',
      ['es: "Grupos pequeños"', `es: "${es}"`],
      ['en: "Small groups"', `en: "${en}"`],
    ),
  ),
  both(
    'an equation, and a share of a share',
    'pages/madrid.yaml',
    ['es: "Grupos pequeños"', 'es: "Si a=C3 y b=20, el 20 %: un 5 % más"'],
    ['en: "Small groups"', 'en: "If a=C3 and b=20, 20%: 5% more"'],
  ),
  both(
    'a name, and a title of which not every word has a capital',
    'pages/madrid.yaml',
    ['es: "Grupos pequeños"', 'es: "De tú a tú con Robert De Niro"'],
    ['en: "Small groups"', 'en: "Face to Face With Robert De Niro"'],
  ),
  both(
    'jobs of students, and what had come',
    'pages/madrid.yaml',
    ['es: "Grupos pequeños"', 'es: "Hubieron de esperar para mi clase"'],
    ['en: "Small groups"', 'en: "These student jobs had to wait for my class"'],
  ),
  slip(
    'a sentence more in one language, and a month that is called as another word in the other',
    'faqs/block-1.yaml',
    '<p>Empieza en mayo',
    '<p>Consulta las plazas. Empieza en mayo',
  ),
  slips(
    'a link that dials the number that it shows',
    'pages/legal-notice.yaml',
    ['Teléfono:</strong> {{settings.phone}}', 'Teléfono:</strong> <a href="tel:+34000000000">{{settings.phone}}</a>'],
    ['Telephone:</strong> {{settings.phone}}', 'Telephone:</strong> <a href="tel:+34000000000">{{settings.phone}}</a>'],
  ),
  slips(
    'a link that dials the number of a place, a mobile, and one for emergencies',
    'pages/legal-notice.yaml',
    [
      '<a href="page:contact">pide permiso a la escuela</a>',
      '<a href="tel:+34000000001">llama a Madrid</a>, <a href="tel:+34600123123">al móvil</a> o <a href="tel:112">al 112</a>',
    ],
    [
      '<a href="page:contact">ask the school for permission</a>',
      '<a href="tel:+34000000001">call Madrid</a>, <a href="tel:+34600123123">a mobile</a> or <a href="tel:112">112</a>',
    ],
  ),
  slip('the telephone of a stay abroad', 'places/accommodations.yaml', '"+34 000 000 013"', '"+351 912 345 678"'),
  slip(
    'an old address of the prices of a course',
    'redirects.yaml',
    '  - from: "/home2"',
    '  - from: "/bloque-1-precios"\n    page: courses\n  - from: "/home2"',
  ),
  slips(
    'as many people of something else, and far fewer weeks',
    'pages/block-1.yaml',
    [
      'es: "El instructor sigue tu ejercicio de principio a fin."',
      'es: "En la visita somos 18 personas por turno, y hay 4 semanas lectivas de prácticas."',
    ],
    [
      'en: "The instructor follows your exercise from start to finish."',
      'en: "On the visit we are 18 people per turn, and practice takes 4 teaching weeks."',
    ],
  ),
  slip(
    'the form of one of several on another website',
    'people/instructors.yaml',
    'https://forms.escuelavector.example/feedback/sara-modelo',
    'https://encuestas.escuelavector.example/s/8842',
  ),
  slip(
    'buttons by other words',
    'messages.yaml',
    'previous: { es: "Anterior", en: "Previous" }',
    'previous: { es: "Atrás", en: "Back" }',
  ),
  slip(
    'a shorter label',
    'messages.yaml',
    '"Correo electrónico", en: "E-mail" }\nmessageText',
    '"Correo", en: "E-mail" }\nmessageText',
  ),
  slip('a least that is all', 'facts.yaml', 'value: 25\n  note: "Fase 1, con', 'value: 50\n  note: "Fase 1, con'),
  slip('an opacity with its sign', 'theme/tokens.css', 'rgb(6 12 16 / 0.82)', 'rgb(6 12 16 / 82%)'),
  slip('a colour by commas', 'theme/tokens.css', 'rgb(6 12 16 / 0.82)', 'rgba(6, 12, 16, 0.82)'),
  slips(
    'a registered office elsewhere, in one of two legal texts',
    'pages/legal-notice.yaml',
    ['calle del Ejemplo, 1, 28042 Madrid</li>', 'calle de la Prueba, 7, 28010 Madrid</li>'],
    ['calle del Ejemplo, 1, 28042 Madrid, Spain', 'calle de la Prueba, 7, 28010 Madrid, Spain'],
  ),
  everywhere('writes its values between single quotes', 'catalogue/courses/complete-rating.yaml', '"', "'"),
  slip('folds a text of several lines', 'blocks/financing.yaml', 'es: |', 'es: >'),
  slip(
    'shows the two blocks the other way round',
    'pages/home.yaml',
    '- block-1\n      - block-2\n    actions',
    '- block-2\n      - block-1\n    actions',
  ),
  slip(
    'says a short sentence twice',
    PAY,
    '<p>Son cantidades brutas.',
    '<p>Son cantidades brutas. Sí, brutas. Son cantidades brutas.',
  ),
  slip('quotes a word', PAY, '<p>El tráfico no cierra.', '<p>El tráfico "no cierra".'),
  slip('begins a paragraph with a quotation', PAY, '<p>El tráfico no cierra.', '<p>«El tráfico no cierra», dicen.'),
  slip(
    'borrows a word in both languages',
    'pages/home.yaml',
    'es: "Teoría y repaso junto a los simuladores."\n          en: "Theory and debriefings next to the simulators."',
    'es: "Teoría y briefing junto a los simuladores."\n          en: "Theory and briefing next to the simulators."',
  ),
  slip(
    'leads to an address that ends in a hyphen',
    'blog/press.yaml',
    'reportajes/una-manana-en-el-simulador',
    'v/aB3-x_9-',
  ),
  slip(
    'says what is all included in capitals',
    'places/accommodations.yaml',
    'por meses. Una opción',
    'por meses (TODO INCLUIDO). Una opción',
  ),
  both(
    'counts the same in other words',
    'blog/posts/proceso-selectivo-2024-fase-a-fase.yaml',
    ['reúne cuatro pruebas muy distintas', 'reúne cuatro pruebas, cada una distinta'],
    ['together four very different tests', 'together four tests, each a different one'],
  ),
  asked(
    'says when enrolment begins',
    ['¿Cuándo puedo inscribirme?', 'When can I enrol?'],
    ['La inscripción es online y empieza en enero.', 'Enrolment is online and starts in January.'],
  ),
  asked(
    'answers when enrolment begins',
    ['¿Cuándo empieza la inscripción?', 'When does enrolment start?'],
    ['Empieza en enero y es online.', 'It starts in January and is online.'],
  ),
  asked(
    'says when a part of a course begins, and when it ends',
    ['¿Cuándo se pisa el simulador?', 'When do I get to the simulator?'],
    [
      'Las prácticas empiezan en junio. El Bloque 1 termina en octubre.',
      'Practice starts in June. Block 1 finishes in October.',
    ],
  ),
  asked(
    'says when a course does not begin',
    ['¿Hay clase en agosto?', 'Are there classes in August?'],
    ['El Bloque 1 no empieza en agosto.', 'Block 1 does not start in August.'],
  ),
  both(
    'names a section of the notice, and one of a law',
    'pages/legal-notice.yaml',
    [
      'Este aviso se rige por la ley española.',
      'Para los precios, mira el apartado 3. Este aviso se rige por la ley española, según el apartado 9 del artículo 2.',
    ],
    [
      'This notice is governed by Spanish law.',
      'For prices, see section 3. This notice is governed by Spanish law, under section 9 of article 2.',
    ],
  ),
  asked(
    'says below how many a course is put off',
    ['¿Y si somos pocos?', 'What if there are few of us?'],
    [
      'Con menos de 6 alumnos el curso se aplaza; nunca hay más de {{facts.students-per-group}}.',
      'With fewer than 6 students the course is postponed; there are never more than {{facts.students-per-group}}.',
    ],
  ),
  asked(
    'says what is not enough',
    ['¿Puedo hacer menos horas?', 'Can I do fewer hours?'],
    [
      'No. Nadie consigue la licencia con menos de {{facts.block-1-hours}} horas.',
      'No. Nobody earns the licence with less than {{facts.block-1-hours}} hours.',
    ],
  ),
  asked(
    'fewer in a group in summer',
    ['¿Hay grupos más pequeños?', 'Are there smaller groups?'],
    ['En verano, sí: grupos de 6 alumnos como máximo.', 'In summer, yes: groups of at most 6 students.'],
  ),
  asked(
    'the medical certificate of others',
    ['¿Vale el certificado de clase 2?', 'Is a class 2 certificate valid?'],
    [
      'No. El certificado médico de clase 2 es el de los pilotos privados.',
      'No. A class 2 medical certificate is for private pilots.',
    ],
  ),
  asked(
    'the level with which others arrive',
    ['¿Qué nivel traen los demás?', 'What level do the others have?'],
    [
      'Hay quien llega con inglés B1 y en un año alcanza el B2.',
      'Some arrive with B1 English and reach B2 within a year.',
    ],
  ),
  asked(
    'a former certificate',
    ['¿Qué es el código?', 'What is the code?'],
    ['El 19 es el número de orden. El anterior fue el PFATC-07.', 'The 19 is its number. The one before was PFATC-07.'],
  ),
  asked(
    'weeks in two groups',
    ['¿Hay taller de inglés?', 'Is there an English workshop?'],
    ['Sí, 8 semanas: dos grupos de 12 y uno de 6.', 'Yes, 8 weeks: two groups of 12 and one of 6.'],
  ),
  asked(
    'months of two phases',
    ['¿Cómo se reparte el curso?', 'How is the course divided?'],
    [
      'Son 6 meses: dos fases de 3, con una semana libre entre las dos.',
      'It takes 6 months: two phases of 3, with a week off between them.',
    ],
  ),
  asked(
    'school years elsewhere',
    ['¿Y un máster?', 'And a master’s degree?'],
    [
      'Otras escuelas lo ofrecen, en 2 años de carrera: 9 meses de clases y 9 de prácticas.',
      'Other schools offer one, in 2 years of study: 9 months of classes and 9 of internship.',
    ],
  ),
  asked(
    'when applications are decided',
    ['¿Cuándo se sabe algo?', 'When will I hear?'],
    ['Las solicitudes se resuelven en marzo y abril.', 'Applications are decided in March and April.'],
  ),
  asked(
    'by day and at night',
    ['¿Se ve la pista de noche?', 'Can you see the runway at night?'],
    [
      'Sí: el simulador la muestra de día, al atardecer y de noche.',
      'Yes: the simulator shows it by day, at dusk and at night.',
    ],
  ),
  asked(
    'towns at the beginning',
    ['¿De dónde vienen los alumnos?', 'Where do students come from?'],
    ['Granada, Burgos y Lugo son las ciudades más repetidas.', 'Granada, Burgos and Lugo are the most common cities.'],
  ),
  both(
    'an alumnus in another tower',
    'people/alumni.yaml',
    ['es: "Torre de Bilbao"', 'es: "Torre de Vigo"'],
    ['en: "Bilbao Tower"', 'en: "Vigo Tower"'],
  ),
  both(
    'more of where a course takes place, in its sheet',
    'pages/block-1.yaml',
    ['- es: "Madrid"', '- es: "Madrid, con prácticas en Barcelona"'],
    ['            en: "Madrid"', '            en: "Madrid, with practice in Barcelona"'],
  ),
  both(
    'fewer in a group of one course',
    'catalogue/courses/initial-training.yaml',
    ['Máximo {{facts.students-per-group}} por', 'Máximo 14 por'],
    ['At most {{facts.students-per-group}} per', 'At most 14 per'],
  ),
  slip(
    'another word before the name of the site',
    'settings.yaml',
    'es: " | Escuela Vector"',
    'es: " | Formación Vector"',
  ),
  asked(
    'who runs the airports, by names that are nearly that of the agency',
    ['¿Quién gestiona los aeropuertos?', 'Who runs the airports?'],
    [
      'Los aeropuertos los gestiona AENA; las normas europeas las propone la EASA, y la autoridad española es AESA.',
      'Airports are run by AENA; European rules are proposed by EASA, and the Spanish authority is AESA.',
    ],
  ),
  asked(
    'what is refunded',
    ['¿Puedo anular la matrícula?', 'Can I cancel my enrolment?'],
    [
      'Sí, hasta 14 días antes del inicio. Te devolvemos todo menos 150&nbsp;€ de gastos de gestión.',
      'Yes, up to 14 days before the start. We refund everything except a €150 administration fee.',
    ],
  ),
  asked(
    'where one can park',
    ['¿Hay aparcamiento?', 'Is there parking?'],
    [
      'Hay 25 plazas gratuitas para alumnos, y otras de pago en la calle (zona verde, 1,50&nbsp;€ la hora).',
      'There are 25 free spaces for students, and paid ones in the street (green zone, €1.50 an hour).',
    ],
  ),
  both(
    'a single keyword of several words',
    'pages/success.yaml',
    ['es: "mensaje enviado, contacto"', 'es: "escuela de controladores aéreos en Madrid"'],
    ['en: "message sent, contact"', 'en: "air traffic controller school in Madrid"'],
  ),
  both(
    'greets somebody in a text',
    'people/testimonials.yaml',
    ['y me contestaron con números.', 'y me contestaron con números. Un saludo a Marta, que me atendió.'],
    ['and they answered with figures.', 'and they answered with figures. Greetings to Marta, who helped me.'],
  ),
  both(
    'which of several exams',
    'faqs/selection-process.yaml',
    [
      'Sirven para ver dónde pierdes puntos',
      'El simulacro 3 de 12 se corrige en directo. Sirven para ver dónde pierdes puntos',
    ],
    ['They show you where', 'Mock exam 3 of 12 is marked live. They show you where'],
  ),
  both(
    'what is paid when',
    'blocks/before-enrolling.yaml',
    [
      'es: "Los importes, las fechas y lo que pasa',
      'es: "La reserva son 1.500 €, que se descuentan del precio. Los demás importes, las fechas y lo que pasa',
    ],
    [
      'en: "The amounts, the dates and what happens',
      'en: "The deposit is €1,500, deducted from the price. The other amounts, the dates and what happens',
    ],
  ),
  both(
    'office hours of summer',
    'settings.yaml',
    ['Sábados y domingos, cerrado."', 'Sábados y domingos, cerrado. En agosto, de 9:00 a 14:00."'],
    ['Closed at weekends."', 'Closed at weekends. In August, 9:00 to 14:00."'],
  ),
  {
    name: 'a banner for some days before the one of the season',
    file: 'banners.yaml',
    edit: (text, files) => ({
      'banners.yaml': `${text}
open-day:
  icon: calendar-days
  text:
    es: "Jornada de puertas abiertas: ven a probar los simuladores."
    en: "Open day: come and try the simulators."
  link:
    label: { es: "Reserva tu plaza", en: "Book your place" }
    page: contact
  from: "03-01"
  until: "03-15"
`,
      'pages/home.yaml': new TextDecoder()
        .decode(files.get('pages/home.yaml'))
        .replace(
          '      - block-1\n      - complete-rating\n',
          '      - open-day\n      - block-1\n      - complete-rating\n',
        ),
    }),
  },
  {
    name: 'another course, with its hours and months, in its category',
    file: 'catalogue/categories.yaml',
    edit: (text) => ({
      'catalogue/categories.yaml': text.replace('    - refresher\n', '    - refresher\n    - english\n'),
      'catalogue/courses/english.yaml': `# Curso: inglés aeronáutico.

code: ENGL
title: { es: "Inglés aeronáutico", en: "Aviation English" }
description:
  es: "Fraseología y conversación para llegar al nivel {{facts.english-icao-level}} de la escala de la OACI. En grupos de 8."
  en: "Phraseology and conversation to reach level {{facts.english-icao-level}} on the ICAO scale. In groups of 8."
duration: { es: "10 semanas", en: "10 weeks" }
hours: { es: "60 h", en: "60 h" }
seats: { es: "8 por grupo", en: "8 per group" }
intake: { es: "Enero, abril y octubre", en: "January, April and October" }
schedule: { es: "Martes y jueves, de 18:30 a 21:30", en: "Tuesdays and Thursdays, 18:30 to 21:30" }
place: { es: "Madrid u online", en: "Madrid or online" }
mode: blended
location: madrid
page: advanced-training
`,
    }),
  },
  put(
    'an article of how to choose a school',
    'blog/posts/como-elegir-escuela.yaml',
    `title: { es: "Cómo elegir una escuela de control aéreo", en: "How to choose an ATC school" }
description:
  es: "Preguntas que conviene hacer a cualquier escuela antes de matricularse: certificado, horas, simuladores, grupos, profesorado, precio y salidas."
  en: "Questions worth asking any school before enrolling: certificate, hours, simulators, groups, teachers, price and what comes afterwards."
date: 2025-06-10
author: "Marina Ejemplo"
tags: [formacion, requisitos]
cover: { src: drawings/classroom.svg, decorative: true }
metaTitle: { es: "Cómo elegir tu escuela de control aéreo", en: "Choosing your ATC school" }
metaDescription:
  es: "Qué mirar antes de elegir una escuela de controladores aéreos: certificado, simuladores, grupos, profesorado y precio, en unas pocas preguntas."
  en: "What to look at before choosing an air traffic control school: certificate, simulators, groups, teachers and price, in a few questions."
content:
  es: |
    <p>Antes de firmar nada, pregunta.</p>
    <h2>El certificado</h2>
    <p>En España lo concede AESA. El nuestro es el {{facts.certification}}, y se puede consultar en la web de la agencia.</p>
    <h2>Los grupos</h2>
    <p>Con más de 20 alumnos es difícil practicar a diario. Los nuestros son de {{facts.students-per-group}} como máximo.</p>
    <h2>El precio</h2>
    <p>Compara lo que incluye cada uno: material, tasas, seguro. Una diferencia de 2.000&nbsp;€ puede no serlo. <a href="page:contact">Pregúntanos</a>.</p>
  en: |
    <p>Before you sign anything, ask.</p>
    <h2>The certificate</h2>
    <p>In Spain it is granted by AESA. Ours is {{facts.certification}}, and can be looked up on the agency’s website.</p>
    <h2>The groups</h2>
    <p>With more than 20 students it is hard to practise every day. Ours have at most {{facts.students-per-group}}.</p>
    <h2>The price</h2>
    <p>Compare what each one includes: materials, fees, insurance. A difference of €2,000 may not be one. <a href="page:contact">Ask us</a>.</p>
`,
  ),
];
