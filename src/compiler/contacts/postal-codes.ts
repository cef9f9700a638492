/** The nought with which a code begins is lost where it is taken for a number. */
export function withNought(code: string, country: unknown): string | undefined {
  const known = typeof country === 'string' && Object.hasOwn(POSTAL_CODES, country) ? POSTAL_CODES[country] : undefined;
  return known?.pattern.test(code) === false && known.pattern.test(`0${code}`) ? `0${code}` : undefined;
}

/** How countries write their postal codes, and one of them. */
export const POSTAL_CODES: Readonly<Record<string, { readonly pattern: RegExp; readonly example: string }>> = {
  AD: { pattern: /^AD[1-7]00$/, example: 'AD500' },
  AT: { pattern: /^[1-9]\d{3}$/, example: '1010' },
  AU: { pattern: /^\d{4}$/, example: '2000' },
  BE: { pattern: /^[1-9]\d{3}$/, example: '1000' },
  BG: { pattern: /^\d{4}$/, example: '1000' },
  BR: { pattern: /^\d{5}-\d{3}$/, example: '01310-100' },
  CA: { pattern: /^[A-Z]\d[A-Z] \d[A-Z]\d$/, example: 'K1A 0B1' },
  CH: { pattern: /^[1-9]\d{3}$/, example: '8001' },
  CN: { pattern: /^\d{6}$/, example: '100006' },
  CZ: { pattern: /^\d{3} ?\d{2}$/, example: '110 00' },
  DE: { pattern: /^\d{5}$/, example: '10115' },
  DK: { pattern: /^(?:DK-)?\d{4}$/, example: '1050' },
  EE: { pattern: /^\d{5}$/, example: '10111' },
  // The first two figures are those of a province.
  ES: { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28042' },
  FI: { pattern: /^\d{5}$/, example: '00100' },
  FR: { pattern: /^\d{5}$/, example: '75001' },
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, example: 'SW1A 1AA' },
  GR: { pattern: /^\d{3} ?\d{2}$/, example: '105 57' },
  HR: { pattern: /^\d{5}$/, example: '10000' },
  HU: { pattern: /^[1-9]\d{3}$/, example: '1051' },
  IT: { pattern: /^\d{5}$/, example: '00184' },
  JP: { pattern: /^〒?\d{3}-?\d{4}$/, example: '100-0001' },
  KR: { pattern: /^\d{5}$/, example: '03045' },
  LI: { pattern: /^94(?:8[5-9]|9\d)$/, example: '9490' },
  LT: { pattern: /^(?:LT-)?\d{5}$/, example: '01103' },
  LU: { pattern: /^(?:L-)?\d{4}$/, example: '1648' },
  LV: { pattern: /^(?:LV-)?\d{4}$/, example: 'LV-1050' },
  MA: { pattern: /^\d{5}$/, example: '20250' },
  MX: { pattern: /^\d{5}$/, example: '06000' },
  NL: { pattern: /^[1-9]\d{3} ?[A-Z]{2}$/, example: '1012 JS' },
  NO: { pattern: /^\d{4}$/, example: '0150' },
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-950' },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1000-001' },
  RO: { pattern: /^\d{6}$/, example: '030167' },
  RS: { pattern: /^\d{5}$/, example: '11000' },
  SE: { pattern: /^(?:SE-)?\d{3} ?\d{2}$/, example: '111 29' },
  SI: { pattern: /^(?:SI-)?[1-9]\d{3}$/, example: '1000' },
  SK: { pattern: /^\d{3} ?\d{2}$/, example: '811 01' },
  TN: { pattern: /^\d{4}$/, example: '1000' },
  TR: { pattern: /^\d{5}$/, example: '34110' },
  UA: { pattern: /^\d{5}$/, example: '01001' },
  US: { pattern: /^\d{5}(?:-\d{4})?$/, example: '10001' },
  VN: { pattern: /^\d{5,6}$/, example: '100000' },
};

/** With what the postal codes of large towns begin, by country; without accents. */
const TOWNS: Readonly<Record<string, string>> = {
  ES: `vitoria=01 vitoria-gasteiz=01 gasteiz=01 albacete=02 alicante=03 alacant=03 almeria=04 avila=05 badajoz=06
    palma=07 palma-de-mallorca=07 barcelona=08 burgos=09 caceres=10 cadiz=11 castellon=12 castellon-de-la-plana=12
    castello-de-la-plana=12 ciudad-real=13 cordoba=14 a-coruna=15 la-coruna=15 coruna=15 cuenca=16 girona=17 gerona=17
    granada=18 guadalajara=19 donostia=20 san-sebastian=20 donostia-san-sebastian=20 huelva=21 huesca=22 jaen=23 leon=24
    lleida=25 lerida=25 logrono=26 lugo=27 madrid=28 malaga=29 murcia=30 pamplona=31 iruna=31 ourense=32 orense=32
    oviedo=33 gijon=33 palencia=34 las-palmas=35 las-palmas-de-gran-canaria=35 pontevedra=36 vigo=36 salamanca=37
    santa-cruz-de-tenerife=38 santander=39 segovia=40 sevilla=41 soria=42 tarragona=43 teruel=44 toledo=45 valencia=46
    valladolid=47 bilbao=48 zamora=49 zaragoza=50 ceuta=51 melilla=52`,
};

const startsByCountry = new Map(
  Object.entries(TOWNS).map(([country, towns]) => [
    country,
    new Map(towns.split(/\s+/).map((entry) => entry.split('=') as [string, string])),
  ]),
);

/** With what the postal codes of a town begin, by its name in plain words; nothing of one that is not known. */
export function startOfPostalCodes(country: string, town: string): string | undefined {
  return startsByCountry.get(country)?.get(town);
}
