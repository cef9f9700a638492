import { expect, test } from 'vitest';
import { linkTextVague } from '../../../src/compiler/checks/link-text-vague';
import { textBeginningOther } from '../../../src/compiler/checks/text-beginning-other';
import { textEndOther } from '../../../src/compiler/checks/text-end-other';
import { textTypo } from '../../../src/compiler/checks/text-typo';
import { textUnfinished } from '../../../src/compiler/checks/text-unfinished';
import { translationNegation } from '../../../src/compiler/checks/translation-negation';
import { translationOpposite } from '../../../src/compiler/checks/translation-opposite';
import { indexSite } from '../../../src/compiler/index-site';
import { load } from '../../../src/compiler/load';
import type { Rule } from '../../../src/compiler/rule';
import { textRules } from '../../../src/compiler/rules';
import { contract, siteFiles, TODAY } from '../../support/compile-site';

/** What is told of a text by itself, on a site in its language alone. */
function toldOf(locale: string, text: string): string[] {
  return toldOfAll({ [locale]: text }, [...Object.values(textRules), textTypo]);
}

type Texts = Readonly<Record<string, string>>;

/** What some rules tell of a text on a site in its languages. */
function toldOfAll(texts: Texts, rules: readonly Rule[]): string[] {
  return toldOfFile('blocks/text.yaml', `type: prose\ncontent:${inEach(texts)}`, Object.keys(texts), rules);
}

/** What they tell of questions, one in each language, which are asked so often. */
function toldOfQuestions(questions: readonly Texts[], rules: readonly Rule[]): string[] {
  const items = questions.map((texts) => `  - question:${inEach(texts)}    answer: ""\n`);
  return toldOfFile('faqs/asked.yaml', `items:\n${items.join('')}`, Object.keys(questions[0] ?? {}), rules);
}

function inEach(texts: Texts): string {
  const written = Object.entries(texts).map(([locale, text]) => `${locale.slice(0, 2)}: ${JSON.stringify(text)}`);
  return ` { ${written.join(', ')} }\n`;
}

function toldOfFile(file: string, text: string, locales: readonly string[], rules: readonly Rule[]): string[] {
  const languages = locales.map((locale) => ({ code: locale.slice(0, 2), locale, name: locale }));
  const inLanguages = contract.inLanguages(languages);
  const files = siteFiles({ [file]: text });
  const sources = load(files, inLanguages).sources.filter(({ path }) => path === file);
  const site = indexSite(inLanguages, files, sources);
  return rules.flatMap((rule) =>
    rule(site, { today: TODAY }).map(({ code, details }) => `${code} ${JSON.stringify(details)}`),
  );
}

test.each([
  ['ca-ES', '<p>Ortega y Gasset, pa i vi</p>'],
  [
    'de-DE',
    '<p>Ein Zoll sind 2,54 cm, der Schirm hat 27“. „Die, die die Katze bringen“, sagte sie, „rufen vorher an.“</p>',
  ],
  ['de-DE', '<p>Holen Sie Ihr Tier ab ab 16 Uhr, z. B. am 3. Mai; vgl. § 4 GOT.</p>'],
  ['pt-PT', '<p>Se se perder, telefone: os gatos são são, e a pelo pelo curto ninguém resiste. «Já já!»</p>'],
  ['de-DE', '<p>Mo–Fr 8–18 Uhr, nachts 20–6 Uhr, Notdienst von 18 bis 8 Uhr</p>'],
  ['de-DE', '<p>Do, 11. März 2027, am Freitag, dem 12. März 2027, und Sa., 13.03.2027</p>'],
  ['sv-SE', '<p>Det är så så med vädret.</p>'],
  ['de-DE', '<p>Vom 4. bis 12. Januar, 9–12 Uhr, am 24.12. und im Juli: »Bitte läuten«, montags zu.</p>'],
  ['en-US', '<p>50% 20% off, 5 %-ers, from 10 to 20%, {{facts.a}}% {{facts.b}}%</p>'],
  ['tr-TR', '<p>%20 indirim, %10’u, % 5, {{facts.a}}, %{{facts.b}} ve %15 %20</p>'],
  ['eu-ES', '<p>% 20ko deskontua, %10</p>'],
  ['de-DE', '<p>Vom 28. Dezember bis 5. Januar, 5.–12. Januar, 30 bis 5 Tage vorher, 24 bis 48 h, um 24 Uhr</p>'],
  ['fr-FR', '<p>De 24 h à 48 h, du 5 au 12 janvier, du 28 décembre au 5 janvier, tout le monde, tout les gêne</p>'],
  ['en-US', '<p>July 9–5, July 12–25, 9 to 5 July and August, December 28 to January 5, 12–5 p.m.</p>'],
  ['it-IT', '<p>Un altro, un’altra, un oratorio, dal 5 al 12 gennaio, dal 28 dicembre al 5 gennaio.</p>'],
  ['de-CH', '<p>«Wir warten», sagt sie, am 4. Januar.</p>'],
  ['fr-FR', '<p>Le 14 Juillet et le 1er Mai, rue du 4 Septembre, le 4 septembre. « Ici », dit-il.</p>'],
  ['fr-FR', '<p>« Retour</p>'],
  ['it-IT', '<p>Il 25 Aprile in piazza IV Novembre, il 4 novembre, dal 13 giugno–11 ottobre. Luglio: chiuso.</p>'],
  ['tr-TR', '<p>15 Haziran’da, haziran ayında; 2 ocak, 4 göz.</p>'],
  [
    'el-GR',
    '<p>Το ποιο και το πιο: μια γεια, για δυο μέρες, απ’ όλα, παρ’ όλα αυτά, τηλεφ. 210, 5 μm και 3 kΩ, π.χ. ΟΛΑ.</p>',
  ],
  ['it-IT', '<p>La visita in salita, il 12 giu 2026 con Gia.</p>'],
  ['fa-IR', '<p>کیف و کتاب</p>'],
  ['pl-PL', '<p>W sobotę, 12 grudnia 2026 r., i w niedzielę, 13 grudnia 2026 r.</p>'],
  ['cs-CZ', '<p>Otevřeno v sobotu 12. prosince 2026, 8.00–12.00; cena 1 234,50 Kč. „Děkujeme!“</p>'],
  ['pt-PT', '<p>Já não há três preços, nem serviços veterinários, na Rua do Marco nem em Sao Paulo.</p>'],
  ['pt-PT', '<p>Na quinta, 11 de março de 2027, e na sexta-feira, dia 12 de março de 2027</p>'],
  ['da-DK', '<p>Lørdag den 5. juni 2027 kl. 9–17: det, vi oftest bliver spurgt om. »Det, det er let,« siger hun.</p>'],
  ['ja-JP', '<p>2027年1月11日（月・祝）は10:00〜18:00、翌日は18:00〜2:00。「『茶』の本」を読む会：1）受付 2）お茶</p>'],
  ['ar-EG', '<p>يوم السبت، 13 فبراير 2027، من الساعة 9:00 إلى 17:00: «أهلًا»</p>'],
  ['sv-SE', '<p>Lördag 5 juni 2027, kl. 9–17: vad väntar du på? ”Kom med”, säger hon.</p>'],
  ['el-GR', '<p>Τι ώρα ανοίγετε; Από Πέμπτη 29 Απριλίου έως Δευτέρα 3 Μαΐου 2027, 9:00–17:00· «καλώς ήρθατε».</p>'],
  ['uk-UA', '<p>У суботу, 12 червня 2027 р., п’ятеро співають; «Gazeta» пише: „Браво“. Від 10:00 до 17:00.</p>'],
])('nothing is told of %s: %s', (locale, text) => {
  expect(toldOf(locale, text)).toEqual([]);
});

test.each([
  ['de-DE', '<p>Sie sagte: „Er schläft.</p>', 'text-mark-unpaired {"mark":"„","missing":"“","isOpening":true}'],
  [
    'de-DE',
    '<p>Sie sagte “Er schläft.” und ging.</p>',
    'text-mark-unpaired {"mark":"“","missing":"„","isOpening":false,"correct":"„Er schläft.“"}',
  ],
  [
    'de-DE',
    '<p>Sie sagte „Er schläft.” und ging.</p>',
    'text-mark-unpaired {"mark":"„","missing":"“","isOpening":true,"correct":"„Er schläft.“"}',
  ],
  ['de-DE', '<p>Wir beraten auch auch am Telefon.</p>', 'text-word-doubled {"word":"auch"}'],
  ['pl-PL', '<p>To jest „Pod Łapką.</p>', 'text-mark-unpaired {"mark":"„","missing":"”","isOpening":true}'],
  ['pl-PL', '<p>Czynne przez przez cały rok.</p>', 'text-word-doubled {"word":"przez"}'],
  [
    'cs-CZ',
    '<p>Říkáme “dobrý den” a jdeme.</p>',
    'text-mark-unpaired {"mark":"“","missing":"„","isOpening":false,"correct":"„dobrý den“"}',
  ],
  ['pl-PL', '<p>Do 31\u00a0listopada</p>', 'text-date-wrong {"text":"31 listopada","last":30}'],
  [
    'pl-PL',
    '<p>niedziela, 12 grudnia 2026 r.</p>',
    'text-date-wrong {"text":"niedziela, 12 grudnia 2026","weekday":"sobota"}',
  ],
  ['pl-PL', '<p>W środę 1 marca 2027 r.</p>', 'text-date-wrong {"text":"środę 1 marca 2027","weekday":"poniedziałek"}'],
  [
    'uk-UA',
    '<p>У п’ятницю, 10 червня 2027 р.</p>',
    'text-date-wrong {"text":"пʼятницю, 10 червня 2027","weekday":"четвер"}',
  ],
  ['ja-JP', '<p>1月10日は「休みです。</p>', 'text-mark-unpaired {"mark":"「","missing":"」","isOpening":true}'],
  ['ja-JP', '<p>2027年1月10日（土）</p>', 'text-date-wrong {"text":"2027年1月10日（土","weekday":"日曜日"}'],
  ['ko-KR', '<p>2월 30일</p>', 'text-date-wrong {"text":"2월 30일","last":29}'],
  ['ja-JP', '<p>18:00〜10:00</p>', 'time-reversed {"text":"18:00〜10:00"}'],
  [
    'tr-TR',
    '<ul><li>Yemekler</li><li>Tatlılar</li><li>içecekler</li></ul>',
    'html-item-unlike {"is":"small","text":"içecekler","correct":"İçecekler"}',
  ],
  ['ar-EG', '<p>الأحد، 13 فبراير 2027</p>', 'text-date-wrong {"text":"الأحد، 13 فبراير 2027","weekday":"السبت"}'],
  ['el-GR', '<p>Τι ώρα ανοίγετε?</p>', 'text-mark-foreign {"mark":"?","language":"el","correct":";"}'],
  [
    'el-GR',
    '<p>Τετάρτη 29 Απριλίου 2027</p>',
    'text-date-wrong {"text":"Τετάρτη 29 Απριλίου 2027","weekday":"Πέμπτη"}',
  ],
  ['el-GR', '<p>Η θαλασσα είναι ήρεμη.</p>', 'text-accent {"word":"θαλασσα"}'],
  ['el-GR', '<p>Ολα τα νέα.</p>', 'text-accent {"word":"Ολα"}'],
  ['el-GR', '<p>Η ομάδα μασ.</p>', 'text-phrase-wrong {"phrase":"μασ","correct":"μας"}'],
  ['el-GR', '<p>Οι παpαλίες.</p>', 'text-pasted {"text":"παpαλίες","correct":"παραλίες"}'],
  ['el-GR', '<p>Ελάτε και θα θα δείτε.</p>', 'text-word-doubled {"word":"θα"}'],
  ['ru-RU', '<p>Mосква ждёт.</p>', 'text-pasted {"text":"Mосква","correct":"Москва"}'],
  ['ar-EG', '<p>کیف تتم الزيارة</p>', 'text-pasted {"text":"کیف","correct":"كيف"}'],
  ['ar-EG', '<p>نحن نعمل في في القاهرة.</p>', 'text-word-doubled {"word":"في"}'],
  ['ar-EG', '<p>اختر اليوم ، وستصلك رسالة.</p>', 'text-spacing {"text":"اليوم ،","correct":"اليوم،"}'],
  ['ar-EG', '<p>اختر اليوم،وستصلك رسالة.</p>', 'text-spacing {"text":"اليوم،وستصلك","correct":"اليوم، وستصلك"}'],
  ['ar-EG', '<p>اختر اليوم،، وستصلك رسالة.</p>', 'text-spacing {"text":"اليوم،،","correct":"اليوم،"}'],
  ['it-IT', '<p>Chi e’ già venuto.</p>', 'text-phrase-wrong {"phrase":"e’","correct":"è"}'],
  ['it-IT', '<p>È un’altro gruppo.</p>', 'text-phrase-wrong {"phrase":"un’altro","correct":"un altro"}'],
  ['de-DE', '<p>Wir sind seid 2004 hier.</p>', 'text-phrase-wrong {"phrase":"seid","correct":"seit"}'],
  ['it-IT', '<p>Ecco perche si sale.</p>', 'text-accent {"word":"perche","correct":"perché"}'],
  ['it-IT', '<p>Siamo gia in cima.</p>', 'text-typo {"word":"gia","correct":"già","isUsed":false}'],
  ['ca-ES', '<p>Hi ha pa y vi.</p>', 'text-phrase-wrong {"phrase":"pa y","correct":"pa i"}'],
  ['da-DK', '<p>Vi er ikke ikke hjemme.</p>', 'text-word-doubled {"word":"ikke"}'],
  ['da-DK', '<p>Hun siger: »Kom.</p>', 'text-mark-unpaired {"mark":"»","missing":"«","isOpening":true}'],
  ['sv-SE', '<p>Det går itne.</p>', 'text-typo {"word":"itne","correct":"inte","isUsed":false}'],
  ['de-DE', '<p>Geöffnet von 18 bis 8 Uhr</p>', 'time-reversed {"text":"18 bis 8 Uhr"}'],
  ['de-DE', '<p>Das ist nciht nötig.</p>', 'text-typo {"word":"nciht","correct":"nicht","isUsed":false}'],
  ['pt-PT', '<p>Três prestacoes por mês.</p>', 'text-accent {"word":"prestacoes","correct":"prestações"}'],
  ['pt-PT', '<p>Sem excessão.</p>', 'text-typo {"word":"excessão","correct":"exceção","isUsed":false}'],
  ['it-IT', '<p>Un pò di pane.</p>', 'text-phrase-wrong {"phrase":"Un pò","correct":"Un po’"}'],
  ['it-IT', '<p>Ecco perchè si sale.</p>', 'text-typo {"word":"perchè","correct":"perché","isUsed":false}'],
  ['fr-FR', '<p>Un bon acceuil.</p>', 'text-typo {"word":"acceuil","correct":"accueil","isUsed":false}'],
  ['pt-PT', '<p>Atendemos de de segunda a sexta.</p>', 'text-word-doubled {"word":"de"}'],
  ['de-DE', '<p>Am Fr, 11. März 2027</p>', 'text-date-wrong {"text":"Fr, 11. März 2027","weekday":"Donnerstag"}'],
  [
    'en-US',
    '<p>Now %20 off</p>',
    'currency-misplaced {"text":"%20","correct":"20%","language":"en","side":"behind","isShare":true}',
  ],
  [
    'de-DE',
    '<p>Ab %20 weniger</p>',
    'currency-misplaced {"text":"%20","correct":"20 %","language":"de","side":"behind","isShare":true}',
  ],
  [
    'tr-TR',
    '<p>Şimdi 20% indirim</p>',
    'currency-misplaced {"text":"20%","correct":"%20","language":"tr","side":"before","isShare":true}',
  ],
  ['de-DE', '<p>Vom 12. bis 5. Januar zu</p>', 'time-reversed {"text":"12. bis 5. Januar"}'],
  ['it-IT', '<p>Dal 12 al 5 gennaio</p>', 'time-reversed {"text":"12 al 5 gennaio"}'],
  ['tr-TR', '<p>12–5 Ocak</p>', 'time-reversed {"text":"12–5 Ocak"}'],
  ['en-US', '<p>Closed January 25–5</p>', 'time-reversed {"text":"January 25–5"}'],
  ['de-DE', '<p>Das ist Standart bei uns</p>', 'text-typo {"word":"Standart","correct":"Standard","isUsed":false}'],
  ['it-IT', '<p>Per un altra volta</p>', 'text-phrase-wrong {"phrase":"un altra","correct":"un’altra"}'],
  ['fr-FR', '<p>Ouvert tout les jours</p>', 'text-phrase-wrong {"phrase":"tout les","correct":"tous les"}'],
  ['de-DE', '<p>Ab 4 Januar zu</p>', 'text-date-wrong {"text":"4 Januar","correct":"4. Januar","stop":"."}'],
  ['nb-NO', '<p>Fra 4 juni</p>', 'text-date-wrong {"text":"4 juni","correct":"4. juni","stop":"."}'],
  ['de-DE', '<p>Um fünf uhr los</p>', 'text-capital-missing {"word":"uhr","correct":"Uhr"}'],
  ['de-CH', '<p>Ab Mitte juni</p>', 'text-capital-missing {"word":"juni","correct":"Juni"}'],
  ['tr-TR', '<p>15 haziran’da</p>', 'text-capital-missing {"word":"haziran","correct":"Haziran"}'],
  ['de-CH', '<p>Sie sagt «bald und geht.</p>', 'text-mark-unpaired {"mark":"«","missing":"»","isOpening":true}'],
  ['fr-FR', '<p>Elle dit « bientôt et part.</p>', 'text-mark-unpaired {"mark":"«","missing":"»","isOpening":true}'],
  ['fr-FR', '<p>Devant la la porte</p>', 'text-word-doubled {"word":"la"}'],
  ['fr-FR', '<p>Fermé le 4 Janvier</p>', 'text-capital-needless {"word":"Janvier","correct":"janvier"}'],
  ['it-IT', '<p>Chiuso l’8 Agosto</p>', 'text-capital-needless {"word":"Agosto","correct":"agosto"}'],
  ['it-IT', '<p>13 giugno–11 Ottobre</p>', 'text-capital-needless {"word":"Ottobre","correct":"ottobre"}'],
  ['de-DE', '<p>Bis 31.\u00a0April</p>', 'text-date-wrong {"text":"31. April","last":30}'],
  ['de-DE', '<p>Am So., 13.03.2027</p>', 'text-date-wrong {"text":"So., 13.03.2027","weekday":"Samstag"}'],
  [
    'pt-PT',
    '<p>Na sexta, 11 de março de 2027</p>',
    'text-date-wrong {"text":"sexta, 11 de março de 2027","weekday":"quinta-feira"}',
  ],
])('of %s, %s is told', (locale, text, told) => {
  expect(toldOf(locale, text)).toEqual([told]);
});

test('what is at most so much in Portuguese is held against German: «no» denies nothing there', () => {
  const told = toldOfAll({ 'de-DE': '<p>Mindestens acht Welpen</p>', 'pt-PT': '<p>No máximo oito cachorros</p>' }, [
    translationOpposite,
  ]);
  expect(told).toEqual([
    'translation-opposite {"original":"de","translation":"pt","word":"No máximo","other":"Mindestens"}',
  ]);
});

test('an answer that begins with yes is not one that begins with no, whichever mark follows', () => {
  const told = (texts: Texts) => toldOfAll(texts, [translationOpposite]).length;
  const hebrew = '<p>לא. אנחנו שולחים הקלטות.</p>';
  expect(told({ 'he-IL': hebrew, 'en-GB': '<p>Yes. We send you recordings.</p>' })).toBe(1);
  expect(told({ 'he-IL': hebrew, 'en-GB': '<p>No. We send you recordings.</p>' })).toBe(0);
  expect(told({ 'ar-EG': '<p>نعم. نرسل تسجيلات.</p>', 'es-ES': '<p>No. Enviamos grabaciones.</p>' })).toBe(1);
  expect(told({ 'de-DE': '<p>Ja. Bis Linie 5.</p>', 'en-GB': '<p>Yes. Up to line no. 5.</p>' })).toBe(0);
});

test.each([
  ['pt-PT', 'Saber mais'],
  ['it-IT', 'Per saperne di più'],
  ['fr-FR', 'Plus d’informations'],
  ['de-CH', 'Weitere Informationen'],
])('of %s, a link that says «%s» does not say where it leads', (locale, text) => {
  const link = `<p><a href="https://www.example.org/a">${text}</a></p>`;
  expect(toldOfAll({ [locale]: link }, [linkTextVague as Rule])).toEqual([`link-text-vague {"text":"${text}"}`]);
});

test('a question ends in the mark of its language, which in Greek is a semicolon', () => {
  const [opening, pets, breakfast, parking] = [
    { 'el-GR': 'Τι ώρα ανοίγετε;', 'en-GB': 'When do you open?' },
    { 'el-GR': 'Δέχεστε ζώα;', 'en-GB': 'Are pets welcome?' },
    { 'el-GR': 'Έχει πρωινό;', 'en-GB': 'Is there breakfast?' },
    { 'el-GR': 'Πού παρκάρω;', 'en-GB': 'Where can I park?' },
  ];
  const asked = [opening, pets, breakfast, parking, { 'el-GR': 'Πόσο κοστίζει', 'en-GB': 'What does it cost?' }];
  expect(toldOfQuestions(asked, [textUnfinished, textEndOther as Rule])).toEqual([
    'text-end-other {"key":"question","end":"question","correct":"Πόσο κοστίζει;"}',
  ]);
});

test('in Portuguese a word that is always written with its accent is told without it', () => {
  const told = (text: string) => toldOf('pt-BR', `<p>${text}</p>`);
  expect(told('O próximo ônibus sai às 9h. Hospede-se conosco.')).toEqual([]);
  expect(told('O proximo ônibus sai às 9h.')).toEqual(['text-accent {"word":"proximo","correct":"próximo"}']);
});

test('in Korean what ends in a noun has no full stop, and a sentence has one', () => {
  const toldBeside = (ko: string) =>
    toldOfAll({ 'ko-KR': ko, 'en-GB': 'Tuesday to Sunday, 10 am to 6 pm. Closed on Mondays.' }, [textUnfinished]);
  expect(toldBeside('화요일~일요일 오전 10시~오후 6시, 월요일 휴관')).toEqual([]);
  expect(toldBeside('화요일부터 일요일까지 오전 10시에 열고 월요일에는 쉽니다')).toEqual([
    'text-unfinished {"text":"쉽니다","language":"en"}',
  ]);
});

test('a text may begin in small letters where its translation begins with a word that has a capital anyway', () => {
  const told = (texts: Texts) => toldOfAll(texts, [textBeginningOther]).length;
  expect(told({ 'pl-PL': '<p>norweski B1</p>', 'en-GB': '<p>Norwegian B1</p>' })).toBe(0);
  expect(told({ 'ca-ES': '<p>octubre i novembre</p>', 'en-GB': '<p>October and November</p>' })).toBe(0);
  expect(told({ 'it-IT': '<p>cliente dal 2009</p>', 'de-DE': '<p>Kundin seit 2009</p>' })).toBe(0);
  expect(told({ 'nl-NL': '<p>’s Maandags gesloten</p>', 'en-GB': '<p>Closed on Mondays</p>' })).toBe(0);
  expect(told({ 'it-IT': '<p>il pane di ieri</p>', 'de-DE': '<p>Das Brot von gestern</p>' })).toBe(1);
});

test('an original that lost its “no” is told once, however many translations have it', () => {
  const texts = { 'es-ES': 'Una hora, sin intermedio.', 'en-GB': 'One hour, without an intermission.' };
  expect(toldOfAll({ 'ca-ES': 'Una hora, amb intermedi.', ...texts }, [translationNegation as Rule])).toHaveLength(1);
  expect(toldOfAll({ 'ca-ES': 'Una hora, sense intermedi.', ...texts }, [translationNegation as Rule])).toEqual([]);
});
