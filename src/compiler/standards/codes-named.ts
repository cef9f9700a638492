import { knownLanguages } from '../language-data/known-languages';
import { slugOf } from '../spelling/suggest';
import { countryCodes } from './country-codes';
import { currencyNamed } from './currencies';
import { languageCodes } from './language-codes';

/** The codes of the country and of the currency that a text names in some language: `España`, `euros`, `€`. */
export function codesNamed(text: string): string[] {
  const name = nameOf(text);
  // A plural is tried as a singular, too: `euros`.
  const names = [name, name.replace(/s$/, ''), name.replace(/es$/, '')];
  const short = COUNTRIES_IN_THREE[name.toUpperCase()];
  if (short !== undefined) return [short];
  const common = currencyNamed(text) ?? [];
  return [common, names.flatMap((one) => [countries(), currencies()].flatMap((codes) => codes.get(one) ?? []))].flat();
}

/** The code of the language that a text names in some language: `inglés`. */
export function languageNamed(text: string): string | undefined {
  return languages().get(nameOf(text));
}

/** Codes of three letters, as in passports, of the countries that sites are likely to name. */
const COUNTRIES_IN_THREE: Readonly<Record<string, string>> = Object.fromEntries(
  'AND=AD ARG=AR AUS=AU AUT=AT BEL=BE BOL=BO BRA=BR CAN=CA CHE=CH CHL=CL CHN=CN COL=CO CRI=CR CUB=CU CZE=CZ DEU=DE DNK=DK DOM=DO ECU=EC ESP=ES FIN=FI FRA=FR GBR=GB GNQ=GQ GRC=GR GTM=GT HND=HN HUN=HU IND=IN IRL=IE ISL=IS ITA=IT JPN=JP KOR=KR LUX=LU MAR=MA MCO=MC MEX=MX NIC=NI NLD=NL NOR=NO NZL=NZ PAN=PA PER=PE POL=PL PRI=PR PRT=PT PRY=PY ROU=RO RUS=RU SLV=SV SWE=SE TUR=TR UKR=UA URY=UY USA=US VEN=VE'
    .split(' ')
    .map((pair) => pair.split('=')),
);

type Codes = ReadonlyMap<string, string>;

const countries = once(() => namesOf('region', countryCodes()));

const languages = once(() => namesOf('language', languageCodes()));

const currencies = once(() => {
  const codes = Intl.supportedValuesOf('currency');
  return [...namesOf('currency', codes), ...codes.map((currency) => [signOf(currency), currency] as const)];
});

function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? '';
}

function namesOf(
  type: 'currency' | 'language' | 'region',
  codes: readonly string[],
): (readonly [name: string, code: string])[] {
  return knownLanguages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
    return codes.map((code) => [names.of(code) ?? '', code] as const);
  });
}

/** Codes by name, worked out when they are first asked for. */
function once(named: () => readonly (readonly [name: string, code: string])[]): () => Codes {
  let known: Codes | undefined;
  return () => {
    known ??= new Map(named().flatMap(([name, code]) => (name === '' ? [] : [[nameOf(name), code] as const])));
    return known;
  };
}

/** Of a sign such as `€`, which has no letters, the sign itself. */
function nameOf(text: string): string {
  return slugOf(text) || text;
}
