import { expect, test } from 'vitest';
import { figuresIn } from '../../../../src/compiler/figures/figures-in';
import { isUnitMentioned } from '../../../../src/compiler/figures/units';
import { writeTimeLike } from '../../../../src/compiler/figures/write-figure';
import { compareFigures } from '../../../../src/compiler/translations/compare-figures';
import { operationsOf } from '../../../support/operations';

const spanish = { code: 'es', locale: 'es-ES', name: 'Español' };
const english = { code: 'en', locale: 'en-US', name: 'English' };
const german = { code: 'de', locale: 'de-CH', name: 'Deutsch' };
const french = { code: 'fr', locale: 'fr-CH', name: 'Français' };
const italian = { code: 'it', locale: 'it-IT', name: 'Italiano' };
const swedish = { code: 'sv', locale: 'sv-SE', name: 'Svenska' };
const portuguese = { code: 'pt', locale: 'pt-PT', name: 'Português' };
const catalan = { code: 'ca', locale: 'ca-ES', name: 'Català' };

const difference = (es: string, en: string) => {
  const found = compareFigures(es, spanish, en, english);
  return found && [found.inOriginal, found.inTranslation].map((side) => side.map(({ written }) => written));
};

test.each([
  ['27.000 €', '€27,000'],
  ['27 000 €', 'EUR 27,000'],
  ['3,50 €', '€3.50'],
  ['98 %', '98%'],
  ['1.234,5 kg', '1,234.5 kg'],
  ['3.000 millones', '3 billion'],
  ['10.000 panes', '10k loaves'],
  ['dos años', '2 years'],
  ['32 panes', 'thirty-two loaves'],
  ['treinta y dos panes', '32 loaves'],
  ['una docena', '12 rolls'],
  ['a 1 h 15', 'an hour and a quarter'],
  ['1 h 30 min', 'an hour and a half'],
  ['18 meses', 'a year and a half'],
  ['6 meses', 'half a year'],
  ['1.º y 2.º', '1st and 2nd'],
  ['de 9:00 a 18:00', '9 am to 6 pm'],
  ['de 18 a 20 h', '6–8 pm'],
  ['Abierto de 9 a 14 h y de 17 a 20 h', 'Open 9 to 2 and 5 to 8'],
  ['a las 17.30 h', 'at 5:30 p.m.'],
  ['a las 12:00', 'at noon'],
  ['el 2 de septiembre de 2025', 'September 2, 2025'],
  ['02/09/2025', '2 September 2025'],
  ['2025-09-02', 'September 2, 2025'],
  ['los sábados', 'on Saturdays'],
  ['de lunes a viernes', 'on weekdays'],
  ['en mayo', 'this spring: you may come'],
  ['900 123 456', '+34 900 123 456'],
  ['91 123 45 67', '+34 911 234 567'],
  ['24 horas', 'around the clock'],
  ['24/7', 'all day'],
  ['Cuatro cursos', 'Three courses, and one in Spanish'],
  ['menores de catorce años, al momento', 'under-fourteens, in five minutes'],
  ['el siglo XXI', 'the 21st century'],
  ['Fase II', 'phase 2'],
  ['a las dos y media', 'at 2:30 pm'],
  ['1/2 barra', 'half a loaf'],
  ['(+34) 900 123 456', '900 123 456'],
  ['Septiembre y octubre', 'September and October'],
  ['12 meses', 'a year'],
  ['48 horas', '2 days'],
  ['un curso', '1 course'],
  ['años 90', 'the 1990s'],
  ['la 3.ª planta', 'the third floor'],
  ['2 veces al día', 'twice a day'],
  ['el primer año', 'the beginning'],
  ['artículo 6.1.a', 'Article 6(1)(a)'],
  ['UE 2015/340, B2, PFATC-19', 'EU 2015/340, B2, PFATC-19'],
  ['2-4 semanas', '2–4 weeks'],
  ['mil novecientos ochenta y cuatro', '1984'],
  ['1984', 'nineteen eighty-four'],
  ['en 2025', 'in twenty twenty-five'],
  ['mil quinientos panes', '1,500 loaves'],
  ['40.000 panes', 'forty thousand loaves'],
  ['trescientos veinte mil panes', '320,000 loaves'],
  ['entre mil y dos mil panes', '1,000 to 2,000 loaves'],
  ['mil y una noches', '1,001 nights'],
  ['dos docenas de huevos', '24 eggs'],
  ['en los años noventa', 'in the 1990s'],
  ['a mediados de los ochenta', 'in the mid-1980s'],
  ['el 80 % de los panes', 'four loaves out of five'],
  ['tres cuartas partes', '75% of it'],
  ['tres de cada diez', '30%'],
  ['un tercio', '33%'],
  ['al 100 %', 'fully'],
  ['medio kilo de harina', '500 g of flour'],
  ['kilo y medio', '1.5 kg'],
  ['litro y cuarto', '1.25 litres'],
  ['a mediodía', 'at 12 noon'],
  ['de 9 a 18 h', 'from nine to six'],
  ['a las ocho menos cuarto', 'at 7:45'],
  ['3 km', 'two miles'],
  ['60 m²', '646 square feet'],
  ['140 cm', 'a 55-inch screen'],
  ['Cuatro ojos ven más que dos', 'Two heads are better than one'],
  ['once panes', 'once upon a time there were eleven loaves'],
  ['20 km', '12 miles'],
  ['3,5 km, 2,5 horas y 1,5 millones', 'three and a half kilometres, two and a half hours and a million and a half'],
  ['71 personas, a las 23:35:32 h', 'Seventy-one people, at 11:35:32 pm'],
  ['entre 28 000-35 000 £', '£28,000–35,000'],
  ['de 9:30 a 11:00 y de 15:30 a 17:30', '9:30 to 11 am and 3:30 to 5:30 pm'],
  ['de 11:30 a 13:30', '11.30–1.30 pm'],
  ['35 383 vuelos y 11,1 millones', '35,383 flights and 11.1m'],
  ['el 1.º y el 3.er domingo a las 11 y a las 15 h', 'the first and third Sunday at 11 am and 3 pm'],
  ['en 4.º de primaria, con 9 años', 'in primary school, at nine'],
  ['del 24/12 al 2/1', '24 Dec–2 Jan'],
  ['el 10/7/2023, y en julio de 2024', '10 July 2023, and in July 2024'],
  ['al 00 32 2 509 87 70', 'call +32 2 509 87 70'],
  ['salida antes de las 12', 'check out by noon'],
  [
    'gratis hasta 7 días antes; de 7 a 2 días, el 50 %; después, el 100 %',
    'free up to a week before; 50% from seven days to two; then all of it',
  ],
  ['del siglo XVI', 'from the 1500s'],
  ['el 5 de sept. y el 3 dic.', 'September 5 and 3 December'],
  ['<a href="https://a.example/12">doce</a>', '<a href="https://b.example/13">twelve</a>'],
  ['la pista 32', 'runway three two'],
  ['la pista tres dos', 'runway 32'],
  ['tres cuartos de hora', '45 minutes'],
  ['a 2 km, en 30 m²', '1.2 miles away, in 320 sq ft'],
  ['de 5 a 10 metros y 2 kg', '16 to 33 feet and 4.4 lbs'],
  ['cuesta 200 €', 'it costs 200 euros'],
  ['200 euros, o sea, 210 dólares', '€200, which is $210'],
  ['una hora y media', '1.5 hours'],
  ['nivel de vuelo 350', 'flight level three five zero'],
  ['De 8 a 12 años', 'Ages 8–12'],
  ['De 3 a 11 años: 5 €', 'Ages 3–11 €5'],
  ['2 horas y media', '2.5 hours'],
  ['un 7 y medio de nota', 'a mark of 7.5'],
  ['3,5 kg y 4,5 millones', '3 and a half kilos and 4 million and a half'],
  ['los sábados por la tarde, de 14.30 a 15.30', 'Saturday afternoons, 2.30 to 3.30'],
  ['de 19:30 a 21:00', '7:30 to 9:00 in the evening'],
  ['Precio: 15 €', 'In euros: 15.'],
  ['8 semanas de curso', 'An 8-week course'],
  ['De lunes a viernes y sábados', 'Monday to Saturday, Saturdays until two'],
  ['De lunes a viernes y fines de semana', 'Monday to Sunday'],
  ['Cerrado los lunes y los martes', 'Open Wednesday to Sunday'],
  ['Marzo, abril, mayo y junio; de enero a marzo y abril', 'March to June; January to April'],
  ['Cerrado de octubre a marzo', 'Open April to September'],
  ['Todo el año menos enero y febrero', 'March to December'],
  ['De martes a domingo (lunes, cerrado)', 'Tuesday to Sunday'],
])('says the same: %s, %s', (es, en) => {
  expect(difference(es, en)).toBeUndefined();
});

test.each([
  ['27.000 €', '€26,000', '27.000', '26,000'],
  ['27.000 €', '€27.000', '27.000', '27.000'],
  ['98 %', '97%', '98', '97'],
  ['Bloque 1', 'Block 2', '1', '2'],
  ['la 3.ª planta', 'the second floor', '3', undefined],
  ['nivel B2', 'level C1', '2', '1'],
  ['a las 9:00', 'at 10 am', '9:00', '10 am'],
  ['en septiembre', 'in October', 'septiembre', 'October'],
  ['el lunes', 'on Tuesday', 'lunes', 'Tuesday'],
  ['tres años', 'two years', 'tres', 'two'],
  ['un curso de tres años', 'a two-year course', 'tres', 'two'],
  ['en 2024', 'in 2025', '2024', '2025'],
  ['tel. 900 123 456', 'tel. 900 123 457', '900 123 456', '900 123 457'],
  ['10 meses', 'a year', '10', undefined],
  ['12 meses', '15 months', '12', '15'],
  ['450 € al mes durante 60 meses', '€450 a month for 48 months', '60', '48'],
  ['muchas horas', '500 hours', undefined, '500'],
  ['mil quinientos panes', '1,600 loaves', undefined, '1,600'],
  ['mil novecientos ochenta y cuatro', '1985', undefined, '1985'],
  ['el 80 %', 'three out of five', '80', undefined],
  ['el 100 %', '90%', '100', '90'],
  ['medio kilo', '400 g', undefined, '400'],
  ['3,5 km', 'two and a half kilometres', '3,5', undefined],
  ['de 15:30 a 17:30', '4:30 to 5:30 pm', '15:30', '4:30'],
  ['2 horas y media', '3.5 hours', '2', '3.5'],
  ['a las 14:30', 'at 2:30', '14:30', '2:30'],
  ['por la tarde, a las 16:30', 'in the afternoon, at 3:30', '16:30', '3:30'],
  ['la 2.ª fase', 'the 3.ª phase', '2', '3'],
  ['el 3 dic.', '3 November', 'dic', 'November'],
  ['a 2 km, con 4 aulas', '1.2 miles away, with 5 classrooms', '4', '5'],
  ['a 35 000 pies por 1.500 €', '35,000 feet for €1,600', '1.500', '1,600'],
  ['200 €', '$200', '200 €', '$200'],
  ['200 euros', '200 dollars', '200 euros', '200 dollars'],
  ['en enero y febrero', 'in January', 'febrero', undefined],
  ['lunes, martes y jueves', 'Mondays and Thursdays', 'martes', undefined],
  ['en mayo', 'in May and June', undefined, 'June'],
  ['un anticipo del 20 %', 'a deposit of €20', '20 %', '€20'],
  ['20 € más, y un anticipo de 20 €', '€20 more, and a deposit of 20%', '20 €', '20%'],
  ['tres días', 'three weeks', 'tres días', 'three weeks'],
  ['un año de práctica', 'two years of practice', 'un año', 'two years'],
  ['05/2026', 'May', '2026', undefined],
  ['8 semanas', '8', '8 semanas', '8'],
  ['Cuesta 15', 'It is €15', '15', '€15'],
  [
    'De lunes a viernes. Sábados, cerrado.',
    'Monday to Saturday. Closed at weekends.',
    'lunes a viernes',
    'Monday to Saturday',
  ],
  ['Ronda los seiscientos; uno nuevo, el doble', 'About sixty; a new one, twice that', 'seiscientos', 'sixty'],
  ['Seiscientos euros', 'Six hundred dollars', 'Seiscientos euros', 'Six hundred dollars'],
])('says something else: %s, %s', (es, en, inSpanish, inEnglish) => {
  expect(difference(es, en)).toEqual([inSpanish, inEnglish].map((written) => (written === undefined ? [] : [written])));
});

test('a figure is taken for one that it may be only where it is not plainly another', () => {
  const [de, en] = ['8.30–12 Uhr und 13–17.30 Uhr, Fr bis 14 Uhr', '8.30 am–noon and 1–5.30 pm, Fri until 2 pm'];
  expect(compareFigures(de, german, en, english)).toBeUndefined();
});

test('of a long text each paragraph is held against its own', () => {
  const spanish = '<p>De 9 a 14 h; otros, de 10 a 14.</p><p>Son 9: 2 y 7.</p><p>Clases 1, 2 y 3.</p>';
  const english = '<p>9 am to 2 pm; others, 10 to 2.</p><p>They are nine: two and seven.</p><p>Classes 1, 2 and 3.</p>';
  expect(difference(spanish, english)).toBeUndefined();
  expect(difference(spanish, english.replace('seven', '8'))).toEqual([['7'], ['8']]);
  const [days, daysInEnglish] = ['De lunes a viernes y en fin de semana.\n', 'Monday to Friday, and at weekends.\n'];
  expect(difference(`${days}Abre el lunes.`, `${daysInEnglish}Opens on Monday.`)).toBeUndefined();
  expect(difference(`${days}Abre el lunes.`, `${daysInEnglish}Opens on Tuesday.`)).toEqual([['lunes'], ['Tuesday']]);
});

test.each([
  ['Montag bis Freitag, samstags bis 13 Uhr', 'De segunda a sexta-feira; aos sábados, até às 13h00'],
  ['Donnerstag bis Samstag', 'Quintas, sextas e sábados'],
  ['Am Sonntag und jeden Donnerstag', 'Ao domingo e às quintas'],
  ['Sonntag, auf dem fünften Bauernhof', 'Domingo, na Quinta das Oliveiras'],
])('days are the same by the short names of a language that has them: %s, %s', (de, pt) => {
  expect(compareFigures(de, german, pt, portuguese)).toBeUndefined();
});

const polish = { code: 'pl', locale: 'pl-PL', name: 'Polski' };
const ukrainian = { code: 'uk', locale: 'uk-UA', name: 'Українська' };
const greek = { code: 'el', locale: 'el-GR', name: 'Ελληνικά' };
const arabic = { code: 'ar', locale: 'ar-EG', name: 'العربية' };
const korean = { code: 'ko', locale: 'ko-KR', name: '한국어' };
const japanese = { code: 'ja', locale: 'ja-JP', name: '日本語' };
const basque = { code: 'eu', locale: 'eu-ES', name: 'Euskara' };

test.each([
  ['Mo–Fr 9–17 Uhr', german, 'Seg. a sex., 9h–17h', portuguese, 'Seg. a qui., 9h–17h'],
  ['Δευ–Παρ 9:00–17:00', greek, 'Mon–Fri, 9am–5pm', english, 'Mon–Sat, 9am–5pm'],
  ['Biuro: pon.–pt. 10:00–16:00.', polish, 'Офіс: пн–пт 10:00–16:00.', ukrainian, 'Офіс: пн–сб 10:00–16:00.'],
  ['Montag bis Freitag', german, 'Mon to Fri', english, 'Mon to Sat'],
  ['화~일 10:00~18:00', korean, 'Tue–Sun 10am–6pm', english, 'Mon–Sun 10am–6pm'],
  ['月〜金 9:00〜17:00', japanese, 'Mon–Fri 9am–5pm', english, 'Mon–Sat 9am–5pm'],
  [
    'Asteartetik igandera, 10:00etatik 19:00etara',
    basque,
    'De martes a domingo, de 10 a 19 h',
    spanish,
    'De martes a sábado, de 10 a 19 h',
  ],
  [
    'ma t/m vr 9–17 uur',
    { code: 'nl', locale: 'nl-NL', name: 'Nederlands' },
    'Mon–Fri, 9am–5pm',
    english,
    'Mon–Thu, 9am–5pm',
  ],
  ['9:00 π.μ. – 5:30 μ.μ.', greek, '9am–5:30pm', english, '9am–5:30am'],
  [
    'Mo.–Do. 8–17 Uhr, Fr. 8–13 Uhr',
    german,
    'Monday to Thursday 8am–5pm, Friday 8am–1pm',
    english,
    'Monday to Wednesday 8am–5pm, Friday 8am–1pm',
  ],
  ['Tydzień', polish, '7 днів', ukrainian, '9 днів'],
  ['W sobotę i w piątek', polish, 'У суботу та в п’ятницю', ukrainian, 'У суботу та в середу'],
  ['Du mardi au dimanche', french, 'Daily but Mondays', english, 'Daily but Wednesdays'],
  ['Dal lunedì al venerdì', italian, 'Monday to Friday', english, 'Monday to Saturday'],
  ['Astelehenetan itxita', basque, 'Fermé le lundi', french, 'Fermé le mardi'],
  ['Dwanaście lat', polish, 'Дванадцять років', ukrainian, 'Одинадцять років'],
])('%s is said with days for short and in any form', (one, language, other, otherLanguage, wrong) => {
  expect(compareFigures(one, language, other, otherLanguage)).toBeUndefined();
  expect(compareFigures(one, language, wrong, otherLanguage)).toBeDefined();
});

const finnish = { code: 'fi', locale: 'fi-FI', name: 'Suomi' };
const hebrew = { code: 'he', locale: 'he-IL', name: 'עברית' };
const hungarian = { code: 'hu', locale: 'hu-HU', name: 'Magyar' };

test.each([
  ['Från den 1 november', swedish, 'Marraskuun 1. päivästä', finnish, 'Joulukuun 1. päivästä'],
  ['Until 15 January', english, 'עד 15 בינואר', hebrew, 'עד 15 בפברואר'],
  ['W grudniu i w marcu', polish, 'У грудні та в березні', ukrainian, 'У листопаді та в березні'],
  ['From June to 3 August', english, 'Júniustól augusztus 3-ig', hungarian, 'Júliustól augusztus 3-ig'],
  ['Τον Μάρτιο', greek, 'In March', english, 'In April'],
])('%s is said with months in any form', (one, language, other, otherLanguage, wrong) => {
  expect(compareFigures(one, language, other, otherLanguage)).toBeUndefined();
  expect(compareFigures(one, language, wrong, otherLanguage)).toBeDefined();
});

test.each([
  ['2 dl grädde', swedish, '200 ml of cream', english, '2 l of cream'],
  ['味噌100gに', japanese, '100 g of miso', english, '100 kg of miso'],
  ['1,5 kg de barro', spanish, '1500 g of clay', english, '150 g of clay'],
  ['28,000円', japanese, '28,000 yen', english, '28,000 dollars'],
  ['2週間', japanese, '2 weeks', english, '2 months'],
])('%s is as much in other measures, and in others it is not', (one, language, other, otherLanguage, wrong) => {
  expect(compareFigures(one, language, other, otherLanguage)).toBeUndefined();
  expect(compareFigures(one, language, wrong, otherLanguage)).toBeDefined();
});

test('days and months on which something is closed are held against the others', () => {
  expect(difference('Cerrado de octubre a marzo', 'Open May to September')).toBeDefined();
  expect(difference('De martes a domingo (lunes, cerrado)', 'Tuesday to Saturday')).toBeDefined();
});

test('ages may be said by the first that is meant no more, or the last that is not yet', () => {
  expect(difference('Gratis hasta los 11 años', 'Free for under 12s')).toBeUndefined();
  expect(difference('A partir de 19 años', 'For the over 18s')).toBeUndefined();
  expect(compareFigures('Kinder bis 5 Jahre', german, 'Enfants de moins de 6 ans', french)).toBeUndefined();
  expect(compareFigures('Barn under 16 år', swedish, 'Kinder bis 15 Jahre', german)).toBeUndefined();
  expect(difference('Hasta los 13 años', 'Under 12s')).toBeDefined();
  expect(difference('Hasta 6 años gratis; hasta 12, 5 €', 'Under 7 free; under 13, €5')).toBeUndefined();
  expect(difference('Hasta 6 años gratis; hasta 12, 5 €', 'Under 7 free; under 15, €5')).toBeDefined();
  expect(difference('Menores de 11 años', 'Under 12s')).toBeDefined();
  expect(difference('De 0 a 3 años, gratis; de 4 a 11, 2 €', 'Under 4s free; from 4 to 11 €2')).toBeUndefined();
  expect(difference('De 0 a 3 años, gratis; de 4 a 11, 2 €', 'Under 5s free; from 4 to 11 €2')).toBeDefined();
});

test('a century is called by its place or by its years, and years are counted in tens and hundreds', () => {
  expect(compareFigures('Gården är från 1600-talet', swedish, 'A 17th-century farm', english)).toBeUndefined();
  expect(compareFigures('Una casa del Seicento', italian, 'A 17th-century house', english)).toBeUndefined();
  expect(compareFigures('In den Neunzigern gebaut', german, 'Built in the 1990s', english)).toBeUndefined();
  expect(difference('Hace dos siglos que se hace', 'Made here for 200 years')).toBeUndefined();
  expect(difference('Tres décadas de oficio', '30 years in the trade')).toBeUndefined();
  expect(difference('Tres décadas de oficio', '40 years in the trade')).toBeDefined();
  expect(difference('Dos años de garantía', 'A guarantee of 20 years')).toBeDefined();
  expect(compareFigures('Gården är från 1600-talet', swedish, 'An 18th-century farm', english)).toBeDefined();
  expect(compareFigures('Una casa del Seicento', italian, 'An 18th-century house', english)).toBeDefined();
  expect(compareFigures('Costa seicento euro', italian, 'It costs €600', english)).toBeUndefined();
});

test('a number may begin a compound', () => {
  expect(compareFigures('Piso de 3 habitaciones', spanish, 'Dreizimmerwohnung', german)).toBeUndefined();
  expect(compareFigures('Ein Vierbettzimmer', german, 'A room with 4 beds', english)).toBeUndefined();
  expect(compareFigures('A 6-month course', english, 'Halbjahreskurs', german)).toBeUndefined();
  expect(compareFigures('A 10-day course', english, 'Kurs dziesięciodniowy', polish)).toBeUndefined();
  expect(compareFigures('A 5-year-old dog', english, 'П’ятирічний собака', ukrainian)).toBeUndefined();
  expect(compareFigures('Built in the 1930s', english, 'In den Dreißigerjahren gebaut', german)).toBeUndefined();
  expect(compareFigures('3 habitaciones y 2 baños', spanish, 'Dreizimmerwohnung, 3 Bäder', german)).toBeDefined();
  expect(compareFigures('Los 2 en caso de duda', spanish, 'Im Zweifel beide', german)).toBeDefined();
});

test.each([
  ['من 9 صباحًا إلى 5:30 م', arabic],
  ['9 π.μ.–5:30 μμ', greek],
])('the halves of the day are read: %s', (text, language) => {
  expect(figuresIn(text, language).map(({ kind, value }) => [kind, value])).toEqual([
    ['time', '540'],
    ['time', '1050'],
  ]);
});

test.each(['So viel Sonne, do it', 'Wir sagen so, Mo kommt', 'Sa. und so weiter'])(
  'of «%s» no two days are read',
  (text) => {
    expect(compareFigures(`Mo–Fr offen. ${text}`, german, 'Mon–Fri open. It is like that.', english)).toBeUndefined();
  },
);

test('another section of a law is told', () => {
  expect(compareFigures('nach § 5 DDG', german, 'selon le § 6 DDG', french)).toBeDefined();
});

test('other days are told by their short names as well', () => {
  expect(compareFigures('Montag bis Freitag', german, 'De segunda a quinta', portuguese)).toBeDefined();
});

test('each language is read in its own way', () => {
  const compare = (ca: string, es: string) => compareFigures(ca, catalan, es, spanish);
  expect(
    compare('de dos a tres dimarts de setembre, 1.500 €', 'de 2 a 3 martes de septiembre, 1500 €'),
  ).toBeUndefined();
  expect(compare('el dimarts', 'el jueves')).toBeDefined();
  expect(compare('mil nou-cents vint-i-tres', '1923')).toBeUndefined();
  expect(compare('a dos quarts de set', 'a las 18:30')).toBeUndefined();
  expect(compare('a 2/4 de 10, menors de 10 anys', 'a las 21:30 h, menores de 10 años')).toBeUndefined();
  expect(compare('de nou a nou', 'de 9 a 21 h')).toBeUndefined();
});

test.each([
  ['neunzehnhundertvierundachtzig', 'mille neuf cent quatre-vingt-quatre'],
  ['dreihundertfünfzig Brote', '350 pains'],
  ['97 Brote', 'quatre-vingt-dix-sept pains'],
  ['20.15 Uhr', '20 h 15'],
  ['von 9.30 bis 17.00 Uhr', 'de 9 h 30 à 17 h'],
  ['9.00–17.30 Uhr', '9h00–17h30'],
  ['8.30–12 Uhr', 'de 8 h 30 à midi'],
  ['1 Std. 20 Min.', '1 h 20'],
  ['innerhalb von 14 Tagen', 'sous deux semaines'],
  ['24.12.–2.1.', 'du 24/12 au 2/1'],
  ['im 19. Jh.', 'au XIXe siècle'],
  ['1,2 Mio. Euro', '1,2 million d’euros'],
  ['Tel. 089 / 55 00 12-0', 'tél. +49 89 55 00 12 0'],
  ['030 23125-410 oder 0761 1234567', '+49 30 23125 410 ou +49 761 1234567'],
  ['der 2-fache Satz nach § 5 DDG', 'le double du tarif, selon la loi allemande'],
  ['0,5 Monatsgehälter', 'un demi-mois de salaire'],
  ['am 1. und 3. Sonntag um 15 Uhr, 60 Min.', 'les premier et troisième dimanches à 15 h, une heure'],
])('a time is the same as each language writes it: %s, %s', (de, fr) => {
  expect(compareFigures(de, german, fr, french)).toBeUndefined();
});

test.each([
  ['tr', '2 Std. 40 Min.', '2 saat 40 dakika'],
  ['el', '2 Stunden und 40 Minuten', '2 ώρες και 40 λεπτά'],
  ['pl', '2 Stunden 40 Minuten', '2 godz. 40 min'],
  ['ja', '2 Stunden 40 Minuten', '2時間40分'],
  ['ar', '2 Stunden 40 Minuten', 'ساعتان و40 دقيقة'],
])('hours and minutes are read in languages of which nothing else is known, too: %s', (code, de, other) => {
  expect(compareFigures(de, german, other, { code, locale: code, name: code })).toBeUndefined();
});

test.each([
  ['millenovecentottantaquattro', 'mil novecentos e oitenta e quatro'],
  ['trecentoventotto pani', '328 pães'],
  ['due dozzine', '24'],
  ['una pala del ’400', 'um retábulo do século XV'],
  ['24 ore su 24, 7 giorni su 7', 'a qualquer hora'],
])('a figure is the same in one word and in several: %s, %s', (it, pt) => {
  expect(compareFigures(it, italian, pt, portuguese)).toBeUndefined();
});

test('what is short for a unit of time may be another word, too', () => {
  const compare = (pt: string) => compareFigures('3 cuotas de R$ 430 sin interés', spanish, pt, portuguese);
  expect(compare('3x de R$ 430 sem juros')).toBeUndefined();
  expect(compare('3x de R$ 420 sem juros')).toBeDefined();
});

const turkish = { code: 'tr', locale: 'tr-TR', name: 'Türkçe' };

test.each([
  ['السعر ١٬٢٥٠٫٥ يورو', '1250.50 €', arabic],
  ['من ١٠ صباحا إلى ٦ مساء', 'from 10 to 18', arabic],
  ['ثلاث غرف', '3 rooms', arabic],
  ['٣ فبراير ٢٠٢٧', '3 February 2027', arabic],
  ['午後６時から', 'from 18:00', japanese],
  ['3万円', '30,000 yen', japanese],
  ['二十人', '20 people', japanese],
  ["Saat 08.30'da açılır", 'It opens at 8:30', turkish],
  ["24 Aralık'ta 09.00–12.30", '24 December, 9:00–12:30', turkish],
  ['午後6:30から', 'from 18:30', japanese],
  ['火曜日、10時から', 'Tuesday, from 10', japanese],
  ['深夜1時まで', 'until 1:00', japanese],
])('of a language whose words are not known no figure is missed: %s, %s', (text, en, language) => {
  expect(compareFigures(text, language, en, english)).toBeUndefined();
  expect(compareFigures(en, english, text, language)).toBeUndefined();
});

test.each([
  ['السعر ١٬٢٥٠ يورو', '1520 €', arabic],
  ['定員12人', 'for 14 people', japanese],
  ['火曜日、10時から', 'Wednesday, from 10', japanese],
  ["Saat 08.30'da açılır", 'It opens at 8:45', turkish],
])('but one that is another is: %s, %s', (text, en, language) => {
  expect(compareFigures(text, language, en, english)).toBeDefined();
});

test.each([
  ['the same', '#'],
  ['others', '@'],
])('figures are compared in one reading, however many a text has and a translation says %s', (_what, mark) => {
  const work = (count: number) =>
    operationsOf(() => difference('12:00 y 2026# '.repeat(count), `12:00 y 2026${mark} `.repeat(count)));
  work(9);
  expect(work(2000) / work(1000)).toBeLessThan(2.1);
});

test('what may be a time with a full stop is to be written with it where the other one is', () => {
  const number = (written: string) => ({ kind: 'number', value: String(Number(written)), written }) as const;
  expect(writeTimeLike(number('18.00'), number('17.00'))).toBe('17.00');
  expect(writeTimeLike(number('18,00'), number('17.00'))).toBeUndefined();
});

test.each([
  ['ar-EG', 'GBP', 'تبرع بـ 25 جنيهًا'],
  ['ru-RU', 'EUR', '25 евро'],
  ['pl-PL', 'GBP', '25 funtów'],
  ['ja-JP', 'GBP', '25ポンドから'],
  ['zh-CN', 'USD', '25元起'],
])('in %s a text says %s by its name', (locale, currency, text) => {
  expect(isUnitMentioned(currency, text, locale)).toBe(true);
  expect(isUnitMentioned(currency, '25', locale)).toBe(false);
});

test.each([
  ['اثنتا عشرة غرفة حول فناء، على بعد عشر دقائق', ['12', '10']],
  ['أحد عشر كتابًا، ثلاثة عشر قلمًا', ['11', '13']],
  ['من ثلاثة إلى عشرة', ['3', '10']],
])('in Arabic ten stands behind the units: %s', (text, values) => {
  const arabic = { code: 'ar', locale: 'ar-EG', name: 'العربية' };
  expect(figuresIn(text, arabic).map(({ value }) => value)).toEqual(values);
});

const maghrebi = { code: 'fr', locale: 'fr-MA', name: 'Français' };

test.each([
  ['ساعتان', '2 heures'],
  ['كل شهرين', 'tous les deux mois'],
  ['قبل رمضان بستة أسابيع', 'Six semaines avant le ramadan'],
  ['أب لطفلين', 'Père de 2 enfants'],
  ['في السابعة مساءً', 'à sept heures du soir'],
  ['الساعة الثانية عشرة', 'à 12 h'],
  ['نصف ساعة', '30 minutes'],
  ['في الثامنة إلا ربعًا', 'à 7 h 45'],
  ['خمسة وعشرون في المئة', '25 %'],
  ['لأكثر من ألفي مريض', 'pour plus de 2 000 patients'],
  ['لست وحدك', 'Vous n’êtes pas seul'],
  ['30 ثانية', '30 secondes'],
  ['الطابق الثالث', '3e étage'],
  ['كل يومين', 'un jour sur deux'],
  ['الطلاب الأحد عشر', 'les onze élèves'],
])('what Arabic says with an ending or with a little word before it is the same figure: %s, %s', (ar, fr) => {
  expect(compareFigures(ar, arabic, fr, maghrebi)).toBeUndefined();
});

test.each([
  ['ساعتان', '3 heures'],
  ['بثماني ساعات', 'six heures'],
  ['لمدة 12 شهرًا', 'pendant 24 mois'],
  ['في السابعة مساءً', 'à 8 heures du soir'],
  ['يوم الأحد', 'le lundi'],
  ['يومان', 'un jour sur place'],
])('and another one is told: %s, %s', (ar, fr) => {
  expect(compareFigures(ar, arabic, fr, maghrebi)).toBeDefined();
});

test.each([
  ['oltre i 65 anni', 'ab 66 Jahren', true],
  ['sotto i 12 anni', 'bis 11 Jahre', true],
  ['un giorno su due', 'alle zwei Tage', true],
  ['oltre i 65 anni', 'ab 60 Jahren', false],
  ['un giorno in laboratorio', 'zwei Tage in der Werkstatt', false],
])('Italian says the same as German otherwise: %s, %s, %s', (it, de, areSame) => {
  const [italian, german] = [
    { code: 'it', locale: 'it-IT', name: 'Italiano' },
    { code: 'de', locale: 'de-DE', name: 'Deutsch' },
  ];
  expect(compareFigures(it, italian, de, german) === undefined).toBe(areSame);
});

test('what is counted beside another figure of the same number is another one', () => {
  const found = difference(
    '<p>Anda seis días a la semana.</p><p>Empieza por diez minutos, y añade cinco minutos.</p>',
    '<p>Walk five days a week.</p><p>Begin with ten minutes, and add five minutes.</p>',
  );
  expect(found).toEqual([['seis'], ['five']]);
});

test('months are no hours, whatever numbers stand before them', () => {
  expect(difference('<p>Calle 18.</p><p>24 meses.</p>', '<p>18 Street.</p><p>12 months.</p>')).toEqual([
    ['24'],
    ['12'],
  ]);
});

test('years are counted in Greek, too', () => {
  const greek = { code: 'el', locale: 'el-GR', name: 'Ελληνικά' };
  expect(compareFigures('έμεινα είκοσι χρόνια', greek, 'stayed for ten years', english)).toBeDefined();
  expect(compareFigures('μέσα σε δέκα χρόνια', greek, 'within a decade', english)).toBeUndefined();
});

test('that somebody is one of several need not be said with a figure elsewhere', () => {
  const arabic = { code: 'ar', locale: 'ar-EG', name: 'العربية' };
  expect(compareFigures('رأيت أحد الضيوف في 12 غرفة', arabic, 'I saw a guest in 12 rooms', english)).toBeUndefined();
});

test.each([
  ['tr', 'on iki ay', '12'],
  ['tr', 'yirmi bir kişi', '21'],
  ['tr', 'bin dokuz yüz yedi', '1907'],
  ['ar', 'خمسة وعشرون طفلاً', '25'],
  ['ar', 'مئة وخمسة وسبعون كتابًا', '175'],
  ['ar', 'ثلاثة آلاف', '3000'],
  ['pl', 'dwadzieścia jeden osób', '21'],
  ['pl', 'dwa tysiące pięćset', '2500'],
  ['ru', 'двадцать один урок', '21'],
  ['uk', 'сорок одна книга', '41'],
  ['el', 'τριάντα ένα δωμάτια', '31'],
  ['eu', 'hogeita hamar pertsona', '30'],
  ['eu', 'berrogeita bat', '41'],
  ['fr', 'soixante et onze', '71'],
])('in %s «%s» is one figure: %s', (code, text, value) => {
  expect(figuresIn(text, { code, locale: code }).map((figure) => figure.value)).toEqual([value]);
});

test.each([
  ['tr', 'Bir oda, iki kapı', ['2']],
  ['ar', 'ثلاثة معلمين وعشرون تلميذًا', ['3', '20']],
  ['pl', 'jeden z nas', []],
  ['fr', 'soixante et dix', ['60', '10']],
])('in %s «%s» is none, or several', (code, text, values) => {
  expect(figuresIn(text, { code, locale: code }).map(({ value }) => value)).toEqual(values);
});

test('a length of time is the same in hours and minutes, with a half or quarters, and with decimals', () => {
  const half: readonly (readonly [string, typeof german])[] = [
    ['3 h 30', french],
    ['3 heures 30', french],
    ['trois heures et demie', french],
    ['3½ Stunden', german],
    ['3 1/2 Stunden', german],
    ['3:30 Stunden', german],
    ['dreieinhalb Stunden', german],
    ['3 ore e mezza', italian],
    ['3 ore e 30 minuti', italian],
    ['3 hores i mitja', catalan],
    ['3 horas y media', spanish],
    ['3 horas e meia', portuguese],
    ['3.5 hours', english],
    ['three and a half hours', english],
  ];
  const quarters: typeof half = [
    ['1 h 45', french],
    ['une heure trois quarts', french],
    ['1¾ Stunden', german],
    ['1,75 Stunden', german],
    ['1 Std. 45 Min.', german],
    ['un’ora e tre quarti', italian],
    ['una hora i tres quarts', catalan],
    ['1 hora y tres cuartos', spanish],
    ['an hour and three quarters', english],
  ];
  const quarter: typeof half = [
    ['2 h 15', french],
    ['2 heures et quart', french],
    ['2¼ Stunden', german],
    ['2 ore e un quarto', italian],
    ['2 hores i quart', catalan],
    ['2 horas y cuarto', spanish],
    ['2.25 hours', english],
  ];
  const isTold = ([one, language]: (typeof half)[number], [other, ofOther]: (typeof half)[number]) =>
    compareFigures(one, language, other, ofOther) !== undefined;
  for (const alike of [half, quarters, quarter]) {
    for (const one of alike) {
      for (const other of alike) {
        expect([one, other, one[1] !== other[1] && isTold(one, other)]).toEqual([one, other, false]);
      }
    }
  }
  for (const one of half.slice(0, 10)) {
    for (const other of quarter) expect([one, other, isTold(one, other)]).toEqual([one, other, true]);
  }
});

test('hours and a half may stand before another figure', () => {
  const climb = 'puis 3 h 30 de marche (1 200 m de dénivelé)';
  expect(compareFigures(climb, french, 'poi 3 ore e mezza di cammino (1200 m di dislivello)', italian)).toBeUndefined();
  expect(compareFigures(climb, french, 'poi 2 ore e mezza di cammino (1200 m di dislivello)', italian)).toBeDefined();
});

test('what some languages call fifteen days is two weeks, and in digits 14 days are others', () => {
  expect(compareFigures('Il y a quinze jours', french, 'Vor vierzehn Tagen', german)).toBeUndefined();
  expect(compareFigures('Il y a 15 jours', french, 'Vor 2 Wochen', german)).toBeUndefined();
  expect(compareFigures('dentro de ocho días', spanish, 'in 1 week', english)).toBeUndefined();
  expect(compareFigures('un plazo de 15 días', spanish, 'a period of 14 days', english)).toBeDefined();
  expect(compareFigures('Il y a quinze jours', french, 'Vor 3 Wochen', german)).toBeDefined();
});

test('all tens are read in words', () => {
  expect(compareFigures('Ottanta posti', italian, '80 places', english)).toBeUndefined();
  expect(compareFigures('Ottanta posti', italian, '90 places', english)).toBeDefined();
  expect(compareFigures('Gli anni Ottanta', italian, 'Les années 1980', french)).toBeUndefined();
  expect(compareFigures('noventa lugares', portuguese, '90 places', english)).toBeUndefined();
  expect(compareFigures('septante places', french, '70 Plätze', german)).toBeUndefined();
});
