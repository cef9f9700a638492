/** What people write in other languages than the school's, and in several: nothing is said of it where nothing is wrong. */
import { expect, test } from 'vitest';
import { readUsualTexts } from '../../../scripts/scaffold/usual-texts';
import { languagesTagged } from '../../../src/authoring/languages-tagged';
import { newSite } from '../../../src/authoring/new-site';
import { compile } from '../../../src/compiler/compile';
import { describeProblem } from '../../../src/diagnostics/describe';
import { contract, siteFiles, TODAY } from '../../support/compile-site';

const usual = await readUsualTexts();
const encoder = new TextEncoder();

/** A site whose home page says one text, in each of its languages. */
function toldOf(texts: Readonly<Record<string, string>>): string[] {
  const tags = Object.keys(texts);
  const languages = languagesTagged(tags).map((known, index) => {
    const tag = tags[index] ?? '';
    return known ?? { code: tag, locale: tag, name: tag };
  });
  const written = Object.values(texts).map((text) => `<p>${text}</p>`);
  const inEach = Object.fromEntries(languages.map(({ code }, index) => [code, written[index]]));
  const content = languages.length === 1 ? written[0] : inEach;
  const files = [...newSite(contract, languages, 'en', usual)].map(([path, text]): [string, Uint8Array] => {
    const section = path === 'pages/home.yaml' ? `  - ${JSON.stringify({ type: 'prose', id: 'text', content })}\n` : '';
    return [path, encoder.encode(`${text.trimEnd()}\n${section}`)];
  });
  const { problems } = compile(new Map([...files, ['theme/icon.svg', icon]]), contract, { today: TODAY });
  return problems
    .filter(({ location: { pointer }, code }) => pointer?.[1] === 1 && code !== 'value-unwritten')
    .map((problem) => `${problem.code}: ${describeProblem(problem, 'en').message}`);
}

const icon = siteFiles({}).get('theme/icon.svg') ?? new Uint8Array();

test('two countries of one language may say the same', () => {
  const [vineyard, wine] = ['Setembro, nos socalcos.', 'Três vinhos do Douro e um queijo de ovelha.'];
  expect(toldOf({ 'pt-PT': vineyard, 'pt-BR': vineyard })).toEqual([]);
  expect(toldOf({ 'pt-PT': wine, 'pt-BR': wine, en: 'Three wines and a cheese.' })).toEqual([]);
  expect(toldOf({ 'sr-Latn': 'Певамо уторком у сали.', sr: 'Певамо уторком у сали.' })).toHaveLength(1);
});

test('in Switzerland, what is measured has a comma or a point, and a summit the height it is called by', () => {
  expect(toldOf({ 'de-CH': 'Bis zu 18,5 kW für CHF 4.50', 'fr-CH': 'Jusqu’à 18,5 kW pour CHF 4.50' })).toEqual([]);
  expect(toldOf({ de: 'Ein Dreitausender mit der Führerin', fr: 'Un sommet de 3000 m avec la guide' })).toEqual([]);
  expect(toldOf({ de: 'Ein Dreitausender mit der Führerin', fr: 'Un sommet de 4000 m avec la guide' })).toHaveLength(1);
});

test('where people say «vos», its verbs have no accent before their ending', () => {
  expect(toldOf({ 'es-AR': 'Si tenés dudas, consultanos o escribinos.' })).toEqual([]);
  expect(toldOf({ 'es-MX': 'Si tienes dudas, consultanos.' })).toEqual([expect.stringContaining('text-accent')]);
});

test('times of Flanders, amounts behind a code and the ends of Thai texts are read as they are there', () => {
  expect(toldOf({ 'nl-BE': 'Open van 14u tot 17u30, elke dag.', fr: 'Ouvert de 14h à 17h30, chaque jour.' })).toEqual(
    [],
  );
  expect(
    toldOf({ 'nl-BE': 'Open van 14u tot 17u45, elke dag.', fr: 'Ouvert de 14h à 17h30, chaque jour.' }),
  ).toHaveLength(1);
  expect(toldOf({ 'es-AR': 'El color sale $38.500,50.', en: 'Colour is ARS 38,500.50.' })).toEqual([]);
  expect(toldOf({ es: 'El color sale 38 €.', en: 'Colour is 38.' })).toHaveLength(1);
  expect(toldOf({ th: 'เปิดทุกวัน 10.00–18.00 น. ตั๋ว 200 บาท', en: 'Open daily 10am–6pm. Tickets 200 baht.' })).toEqual([]);
});

test('of hours on other days, those that differ are named', () => {
  expect(
    toldOf({
      es: 'De lunes a viernes de 9 a 18 h, los sábados hasta las 13 h',
      en: 'Monday to Friday, 9–18, on Sundays until 13',
    }),
  ).toEqual(['translation-figures: The Spanish text says “sábados”, and the English one “Sundays”.']);
});

test('what is wrong is told', () => {
  expect(toldOf({ de: 'Ein Kurs für 350 €', en: 'A course for €340' })).toHaveLength(1);
  expect(toldOf({ it: 'Il pane è è buono', en: 'The the bread is good' })).toHaveLength(1);
  expect(
    toldOf({ fr: 'Le pain de de la maison', ca: 'El pa del del poble', de: 'Wir backen die die Brote' }),
  ).toHaveLength(3);
  expect(toldOf({ ja: '2万5千円から', en: 'from ¥26,000' })).toHaveLength(1);
  expect(toldOf({ ja: '朝食、、付き（税込' })).toEqual([
    expect.stringContaining('text-spacing'),
    expect.stringContaining('text-mark-unpaired'),
  ]);
  expect(toldOf({ ar: 'هل توصلون الكتب?' })).toEqual([expect.stringContaining('text-mark-foreign')]);
  expect(toldOf({ ar: 'أهلًا. نص تجريبي' })).toEqual([expect.stringContaining('text-filler')]);
  expect(toldOf({ ja: '11月20日から', en: 'from October 20' })).toHaveLength(1);
  expect(toldOf({ ja: '定休日は水曜日です', en: 'Closed on Tuesdays' })).toHaveLength(1);
  expect(toldOf({ 'de-CH': 'Große, süße Brötchen' })).toHaveLength(2);
  expect(toldOf({ 'de-CH': 'Mo–Fr 8–18 Uhr', 'fr-CH': 'Lu–sa 8 h–18 h' })).toHaveLength(1);
  expect(toldOf({ tr: 'Yağımız %10 zeytin', en: 'Oil of 100% olives' })).toHaveLength(1);
  expect(toldOf({ tr: 'Lüfer 1,250 lira', en: 'Bluefish at 1,250 lira' })).toHaveLength(1);
  expect(toldOf({ tr: 'Her cuma açığız', en: 'Open every Saturday' })).toHaveLength(1);
  expect(toldOf({ tr: 'Herkez gelsin', en: 'May everybody come' })).toHaveLength(1);
  expect(toldOf({ hu: 'Szombatonként „nyitott műhely', en: 'On Saturdays, open workshop' })).toHaveLength(1);
  expect(toldOf({ sl: 'Ob sobotah „odprta delavnica', en: 'On Saturdays, open workshop' })).toHaveLength(1);
  expect(toldOf({ sl: 'Odprto od sobote', en: 'Open from Friday on' })).toHaveLength(1);
  expect(toldOf({ vi: 'Mở cửa từ 8:00 đến 17:00', en: 'Open from 8:00 to 18:00' })).toHaveLength(1);
  expect(toldOf({ nb: 'Vi er ikek åpne på søndager', en: 'We are not open on Sundays' })).toHaveLength(1);
  expect(toldOf({ no: 'Vi er ikek åpne på søndager', en: 'We are not open on Sundays' })).toHaveLength(1);
  expect(toldOf({ fi: 'Avoinna perjantaisin', sv: 'Öppet på lördagar' })).toHaveLength(1);
  expect(toldOf({ ro: 'Cursul costă 350 de lei', en: 'The course costs 340 lei' })).toHaveLength(1);
  expect(toldOf({ ru: 'С 8 до 17 часов, по субботам закрыто', en: 'From 8 to 18, closed on Saturdays' })).toHaveLength(
    1,
  );
  expect(toldOf({ ko: '오전 9시~오후 6시', en: '9 am–7 pm' })).toHaveLength(1);
  expect(toldOf({ ar: 'Livres anciens', fr: 'كتب قديمة' })).toHaveLength(1);
  expect(
    toldOf({
      es: 'Abra el panel. This is because they have different ways of baking.',
      ca: 'Obriu el quadre. Això passa perquè ho couen de maneres diferents.',
    }),
  ).toEqual([expect.stringContaining('translation-language')]);
  expect(toldOf({ ja: '客室を見る', en: '客室のご案内' })).toHaveLength(1);
  expect(toldOf({ ko: '3만 4,500원', en: '34,100 won' })).toHaveLength(1);
  expect(toldOf({ ko: '저녁 식사는 오후 6시부터', en: 'Supper from 7 pm' })).toHaveLength(1);
  expect(toldOf({ ja: '山の幸を、炭火で。', ko: '山の幸を、炭火で。' })).toEqual([
    expect.stringContaining('translation-same'),
  ]);
  expect(toldOf({ ja: '山の幸を、炭火で。', zh: '山の幸は炭火焼きで。' })).toEqual([
    expect.stringContaining('translation-language'),
  ]);
  expect(toldOf({ ja: '一泊二食付き,税込。' })).toEqual([expect.stringContaining('text-mark-foreign')]);
  expect(toldOf({ zh: '全部面向河流.' })).toEqual([expect.stringContaining('text-mark-foreign')]);
  expect(toldOf({ tr: 'İki kilim', en: 'Three kilims' })).toHaveLength(1);
  expect(toldOf({ tr: '17–31 Nisan 2027' })).toEqual([expect.stringContaining('text-date-wrong')]);
  expect(toldOf({ zh: '含早餐, 不含税' })).toEqual([expect.stringContaining('text-mark-foreign')]);
  expect(toldOf({ ja: 'ここに文章を入力してください' })).toEqual([expect.stringContaining('text-stand-in')]);
  expect(toldOf({ ja: '見どころ', en: '見どころ' })).toEqual([expect.stringContaining('translation-same')]);
  expect(toldOf({ en: 'أهلًا وسهلًا', ar: 'أهلًا وسهلًا' })).toEqual([expect.stringContaining('translation-same')]);
});

const RIGHT: readonly Readonly<Record<string, string>>[] = [
  { 'de-CH': 'Frau Voß nimmt Mass, auch in der Hauptstraße 3 in Lörrach; gross@beiß.example' },
  { de: 'Große Füße' },
  {
    de: 'Namen haben bis zu 255 Zeichen. Diese Grenze gilt auch für den Pfad. Keine 100-prozentig sichere Methode',
    en: 'Names have up to 255 letters. The limit of 255 letters is that of the path, too. Not a completely safe way',
  },
  {
    de: 'Um den Ofen an einer Seite des Raumes entlang zu bewegen, fassen Sie ihn an den vorderen Griffen und halten Sie diese gut fest. Ziehen Sie ihn dann so weit nach links oder nach rechts, bis die Hälfte des Bodens frei ist. Zu zweit heben Sie ihn an und gehen mit ihm nach links oder nach rechts.',
    en: 'To move the oven along one side of the room, grab its front handles and pull it to the left or right until half of the floor is free. With two people, lift it and walk to the left or to the right.',
  },
  {
    es: 'Un horno hornea y otro enfría, y este último enfría lo que ha horneado el otro.',
    fr: 'Un four cuit et un autre refroidit, et ce dernier refroidit ce que l’autre a cuit.',
    en: 'One oven bakes, and another one cools what the first one has baked.',
  },
  {
    de: 'Leute, die die Kurse geben, und der Raum, in der der Ofen steht.',
    fr: 'Nous nous levons tôt, et vous vous reposez.',
  },
  { cs: 'Soubory posíláme Dropboxem, i pracovní PDF.', en: 'We send files with Dropbox, and PDFs too.' },
  { de: 'Tasten- bzw. Tonfolgen', en: 'A 3-D game', el: 'Τρισδιάστατο παιχνίδι με τη φίλη της' },
  { es: 'Oficina', pt: 'Escritório' },
  { es: 'Cerca', it: 'Vicino' },
  { fr: 'Courses', en: 'Races' },
  { it: 'Mai', fr: 'Jamais' },
  { de: 'See', en: 'Lake' },
  { de: 'Workshops', it: 'Workshop', en: 'Workshops' },
  { ro: 'Oferă o facilitate de a vizualiza rapid tipuri diferite de pâine' },
  { tr: 'Ahmet’in Ağ sayfasında yerel ağ hizmetlerine göz at' },
  { es: 'Conéctate a la red inalámbrica del local', ca: 'Connecta’t a la xarxa sense fil del local' },
  { pt: 'Uma projeção bidimensional do objeto', en: 'A 2D projection of the object' },
  { 'fr-CH': 'Lu–ve 7 h 30–19 h, sa sur rendez-vous', 'it-CH': 'Lu–ve 7.30–19, sa su appuntamento' },
  {
    tr: 'Salıdan pazara 12.00–23.30; cumaları yavaş yavaş kapatırız. “Izgara”: 1.250 TL, 16 Ocak 2027 Cumartesi',
    en: 'Tuesday to Sunday 12:00–23:30; on Fridays we close slowly. “Grill”: TRY 1,250, Saturday, 16 January 2027',
  },
  {
    hu: 'Hétfőtől péntekig 8–17 óráig, 2027. január 16-án (szombaton) zárva. „Bögre”: 12 500 Ft-tól, azaz 1,5 kg agyag.',
    de: 'Montag bis Freitag 8–17 Uhr, am 16. Januar 2027 (Samstag) geschlossen. „Becher“: ab 12.500 Ft, also 1,5 kg Ton.',
  },
  {
    sl: 'Od ponedeljka do petka od 8. do 17. ure, 16. januarja 2027 (v soboto) zaprto. »Skodelica«: od 12,50 €, torej 1,5 kg gline.',
    de: 'Montag bis Freitag von 8 bis 17 Uhr, am 16. Januar 2027 (Samstag) geschlossen. „Becher“: ab 12,50 €, also 1,5 kg Ton.',
  },
  {
    vi: 'Thứ hai đến thứ sáu, 8:00–17:00; ngày 16 tháng 1 năm 2027 nghỉ. “Lớp gốm”: 1.250.000 ₫/người, 2 giờ.',
    en: 'Monday to Friday, 8:00–17:00; closed on 16 January 2027. “Pottery class”: ₫1,250,000 a person, 2 hours.',
  },
  {
    nb: 'Mandag til fredag kl. 8–17; lørdag 16. januar 2027 stengt. «Skål»: fra 1 250 kr, altså 1,5 kg leire.',
    en: 'Monday to Friday, 8:00–17:00; closed on Saturday, 16 January 2027. “Bowl”: from NOK 1,250, that is 1.5 kg of clay.',
  },
  {
    fi: 'Maanantaista perjantaihin klo 8–17, lauantaisin klo 10–14; 16.1.2027 suljettu. ”Kulho”: 12,50 €, eli 1,5 kg savea.',
    sv: 'Måndag till fredag 8–17, lördagar 10–14; stängt den 16 januari 2027. ”Skål”: 12,50 €, alltså 1,5 kg lera.',
  },
  {
    ro: 'De luni până vineri, 8:00–17:00, sâmbăta 10–14; pe 16 ianuarie 2027, închis. „Castron”: de la 1.250 lei, adică 1,5 kg de lut.',
    en: 'Monday to Friday, 8:00–17:00, on Saturdays 10–14; closed on 16 January 2027. “Bowl”: from 1,250 lei, that is 1.5 kg of clay.',
  },
  {
    ru: 'С понедельника по пятницу с 8 до 17 часов, по субботам с 10 до 14; 16 января 2027 г. закрыто. «Чаша»: от 1 250 ₽, то есть 1,5 кг глины.',
    en: 'Monday to Friday, 8:00–17:00, on Saturdays 10:00–14:00; closed on 16 January 2027. “Bowl”: from ₽1,250, that is 1.5 kg of clay.',
  },
  {
    ko: '월요일부터 금요일까지 오전 9시~오후 6시, 토요일 휴무. 2027년 1월 16일에는 쉽니다. “그릇 수업”: 1인 12,500원, 2시간.',
    en: 'Monday to Friday, 9 am–6 pm, closed on Saturdays. Closed on 16 January 2027. “Bowl class”: ₩12,500 a person, 2 hours.',
  },
  { tr: 'İlk danışma 60 €, dava €190’dan başlar.', de: 'Erstberatung 60 €, Prozesse ab 190 €.' },
  { tr: 'Yağımız %100 zeytin, yarısı Ayvalık’tan: %50', en: 'All olives, half of them from Ayvalık' },
  { de: 'Mo. vorm. geöffnet, nachm. geschlossen. Vom 3. Sept. bis 5. Okt. wird umgebaut. € 10,– oder 10 €.' },
  { fr: 'Du 3 janv. au 5 févr. et du 2 juill. au 4 sept. inclus, 10 € ; « en face » du boul. du Temple !' },
  { it: 'Piano piano: € 10 o 10 €, l’800, gli anni ’60; del 3 sett. e di ott. Perché? Perché sì!' },
  { pl: 'Czynne: pn.–pt. 7.00–19.00, niedz. nieczynne. „Chleb”, 12,50 zł/kg, ok. 3 €.' },
  {
    nl: 'Ma t/m vr 8.30–17.00 u., za op afspraak.',
    fr: 'Du lundi au vendredi de 8h30 à 17h, le samedi sur rendez-vous.',
  },
  { nl: 'Di t/m za 10.00–18.00 uur, do tot 21.00 uur; ’s maandags dicht. Cadeaukaart vanaf € 10,-.' },
  { ca: 'A 2/4 de 10, sopar a cal Pep: 15 €; el 3r dilluns, col·loqui amb en Pere i na Maria.' },
  {
    de: 'Mo–Do 8.30–12 Uhr und 13–17.30 Uhr',
    fr: 'de 8 h 30 à midi et de 13 h à 17 h 30',
    en: '8.30 am–noon and 1–5.30 pm',
  },
  { de: 'Di–Fr 8.30–12 und 13.30–18.30 Uhr', en: 'Tue–Fri 8:30–12:00 and 13:30–18:30' },
  {
    de: 'Im 19. Jh. 1 Std. 20 Min. (24.12.–2.1.)',
    fr: 'au XIXe siècle, 1 h 20 (du 24/12 au 2/1)',
    en: 'in the nineteenth century, 1 hr 20 min (24 Dec–2 Jan)',
  },
  {
    de: '0,5 Gehälter, 1,2 Mio. Euro, Tel. 089 / 55 00 12-0',
    fr: 'un demi-salaire, 1,2 million d’euros, tél. +49 89 55 00 12 0',
  },
  { it: 'una pala del ’400, 24 ore su 24', en: 'an altarpiece of the fifteenth century, round the clock' },
  { it: 'dal Cinquecento', en: 'from the 1500s' },
  { en: '2.5 hours', de: 'zweieinhalb Stunden', es: 'dos horas y media' },
  { en: 'two and a half hours', de: 'zweieinhalb Stunden', fr: '2 h 30' },
  { en: '18 months', de: 'anderthalb Jahre', es: 'año y medio', fr: 'un an et demi' },
  {
    en: 'the 11th free',
    de: 'das elfte gratis',
    es: 'el undécimo, gratis',
    fr: 'le onzième offert',
    it: 'l’undicesimo gratis',
  },
  { es: 'una treintena de puestos', de: 'rund 30 Stände', fr: 'une trentaine de stands', pt: 'três dezenas de bancas' },
  {
    it: 'del primo Seicento',
    en: 'of the early 17th century',
    sv: 'från det tidiga 1600-talet',
    fi: '1600-luvun alun',
  },
  { de: 'in den Sechzigern', en: 'in the 1960s', es: 'en los sesenta', it: 'negli anni Sessanta' },
  {
    de: 'bis 6 Jahre frei, bis 12 halber Preis',
    en: 'free under 7, half price under 13',
    es: 'hasta 6 años, gratis; hasta 12, la mitad',
  },
  { ca: '1,5 l, a les 11: la de les 11', gl: 'litro e medio, ás 11: a das once', eu: '1,5 l, 11:00etan: hamaiketakoa' },
  {
    ja: '10月20日（火）から12月3日まで、火曜・水曜定休。全12室、28,600円〜（税込）。〒389-0111',
    en: 'From October 20 (Tue) to December 3, closed on Tuesdays and Wednesdays. 12 rooms, from ¥28,600 with tax. 389-0111',
  },
  {
    ja: '営業時間：平日（月〜金）9:30〜18:00、土日祝は10時から。年末年始（12/29〜1/3）は休業。3か月前から予約可。',
    en: 'Open on weekdays (Monday to Friday) 9:30 am–6 pm, at weekends and on holidays from 10 am. Closed over the New Year (12/29–1/3). Book up to 3 months ahead.',
  },
  {
    ja: '令和8年10月1日より、Wi-Fiを全室で無料にいたしました。徒歩5分、約70㎡、1泊2食付き。',
    en: 'Since October 1, 2026, Wi-Fi is free in all rooms. 5 minutes on foot, about 70 m², dinner and breakfast included.',
  },
  {
    ja: '一泊2万5千円、5万8,600円のお部屋も。1億2千万円の改装、平成元年創業、3千人、1.5万冊。',
    en: 'From ¥25,000 a night, rooms at ¥58,600, too. Rebuilt for ¥120,000,000, founded in 1989, 3,000 people, 15,000 books.',
  },
  {
    ja: '昭和30年代の仕事場、令和5〜6年度、昭和60年〜平成2年',
    en: 'A workshop of the 1950s, 2023 to 2024, 2018, 1985 to 1990',
  },
  {
    zh: '下午2点半开始，9点15分集合，200点作品，民國76年。',
    en: 'It starts at 2.30pm, we meet at 9.15am; 200 works, 1987.',
  },
  { ja: 'ＪＲ「長野」駅から車で３０分。', en: 'Thirty minutes by car from JR Nagano Station.' },
  {
    ja: '正午から午後3時半まで、平日は9時30分から午後7時まで。2割引、3割以上お得。所要1時間半。',
    en: 'From noon to 3:30 pm, on weekdays from 9:30 am to 7 pm. 20% off, and 30% and more. It takes an hour and a half.',
  },
  {
    ko: '1박 3만 4,100원, 12만원, 2만 8천 원. 오후 2시 30분부터 저녁 9시까지, 3시간, 6시 반.',
    en: '34,100 won a night, 120,000 won, 28,000 won. From 2:30 pm to 9 pm, 3 hours, 6:30.',
  },
  { ja: 'つきのせ', ko: 'つきのせ' },
  { es: 'Del 17–18 de abril al 5–6 de mayo', en: '17–18 April to 5–6 May' },
  { zh: '一. 概述：A.B.C. 与 3.5公里，有限公司', en: 'I. Overview: A.B.C. and 3.5 km, Ltd' },
  { ja: '料金は1,200円、A,Bの二種', zh: '价格为1,200元，有A,B两种' },
  { tr: 'İki günlük dokuma kursu: tezgâh, ip ve çay bizden.', en: 'A two-day course: loom, thread and tea are on us.' },
  { ar: 'ثلاثة أشهر، 12 حصة، 90 دقيقة', fr: '3 mois, douze séances d’une heure et demie' },
  { ar: 'للحجز: 0537-00-12-34 أو 0661 23 45 67', fr: 'Réservations : 05 37 00 12 34 ou 06 61 23 45 67' },
  { es: '70 minutos desde Madrid', en: '1 hour 10 minutes from Madrid' },
  { ja: '東京から70分、90分', en: '1 hour 10 minutes from Tokyo, an hour and a half' },
  { ja: '（１）ご予約（お電話も可）、２）お支払い。え。。。と、「はい」。' },
  { ar: 'العنوان: 12، شارع فاس (أكدال)؛ الهاتف: 1,200 أو Paris, France, و«كتب»؟' },
  { ja: 'Instagramはこちら', en: '日本語 is spoken here, and so is English.' },
  {
    ar: 'من السبت إلى الخميس، من 9 صباحًا حتى 5 مساءً. الهاتف: 05 37 00 12 34. السعر ١٬٢٠٠ درهم.',
    fr: 'Du samedi au jeudi, de 9 h à 17 h. Téléphone : 05 37 00 12 34. Prix : 1 200 DH.',
  },
  {
    ar: 'رمضان 1447 هـ (فبراير 2026)، يوم الجمعة 20 فبراير، الساعة 8 ليلًا',
    fr: 'Ramadan 1447 (février 2026), vendredi 20 février, à 20 h',
  },
  {
    ar: 'العيادة مفتوحة من الاثنين إلى الجمعة من 8:30 إلى 18:00، والسبت حتى 13:00.',
    fr: 'Cabinet ouvert du lundi au vendredi de 8h30 à 18h00, le samedi jusqu’à 13h00.',
  },
  { ar: '«ألف ليلة وليلة»، 3 مجلدات، 450 د.م.', fr: '« Les Mille et Une Nuits », trois volumes, 450 MAD' },
  { nl: 'Drieëntwintig boeken, de derde week', en: '23 books, in week three' },
  {
    pt: '85 mil pessoas, das 9h30 às 13h, à meia-noite',
    es: '85.000 personas, de 9:30 a 13 h, a medianoche',
    en: '85,000 people, 9:30 am to 1 pm, at midnight',
  },
];

test.each(RIGHT.map((texts) => [Object.values(texts).join(' | '), texts] as const))('%s', (_name, texts) => {
  expect(toldOf(texts)).toEqual([]);
});

test('of three, the one is told that says something else than both others, whatever else stands there', () => {
  const said = (it: string, de: string, fr: string) => toldOf({ it, de, fr });
  expect(said('Da 4 e 6, con 8 posti.', 'Zu 4 und 6, mit 6 Plätzen.', 'De 4 et 6, avec 8 places.')).toEqual([
    'translation-figures: The Italian text says “8”, and the German one “6”.',
  ]);
});

test('an hour that no day has is told by its word or its letter, and no number of hours is', () => {
  expect(toldOf({ de: 'Montags von 9 bis 25 Uhr geöffnet.' })).toEqual([expect.stringContaining('time-impossible')]);
  expect(toldOf({ fr: 'Ouvert de 9 h à 25 h le lundi.' })).toEqual([expect.stringContaining('time-impossible')]);
  expect(toldOf({ en: 'Open on Mondays until 25 p.m. or so.' })).toEqual([expect.stringContaining('time-impossible')]);
  expect(toldOf({ fr: 'Réponse sous 24 h à 48 h, et le train met 26 h.' })).toEqual([]);
  expect(toldOf({ de: 'Bis 24 Uhr, in 30 Minuten, nach 36 h.' })).toEqual([]);
});
