import type { Languages } from '../../shared/language';

/** What people pay with in a country, and where most of them set their clocks by. */
const COUNTRIES: Readonly<Record<string, readonly [currency: string, timeZone: string]>> = Object.fromEntries(
  [
    'AD EUR Europe/Andorra AR ARS America/Argentina/Buenos_Aires AT EUR Europe/Vienna AU AUD Australia/Sydney',
    'BE EUR Europe/Brussels BG EUR Europe/Sofia BO BOB America/La_Paz BR BRL America/Sao_Paulo CA CAD America/Toronto',
    'CH CHF Europe/Zurich CL CLP America/Santiago CN CNY Asia/Shanghai CO COP America/Bogota CR CRC America/Costa_Rica',
    'CU CUP America/Havana CY EUR Asia/Nicosia CZ CZK Europe/Prague DE EUR Europe/Berlin DK DKK Europe/Copenhagen',
    'DO DOP America/Santo_Domingo DZ DZD Africa/Algiers EC USD America/Guayaquil EE EUR Europe/Tallinn',
    'EG EGP Africa/Cairo ES EUR Europe/Madrid FI EUR Europe/Helsinki FR EUR Europe/Paris GB GBP Europe/London',
    'GR EUR Europe/Athens GT GTQ America/Guatemala HK HKD Asia/Hong_Kong HN HNL America/Tegucigalpa HR EUR Europe/Zagreb',
    'HU HUF Europe/Budapest IE EUR Europe/Dublin IL ILS Asia/Jerusalem IN INR Asia/Kolkata IS ISK Atlantic/Reykjavik',
    'IT EUR Europe/Rome JP JPY Asia/Tokyo KR KRW Asia/Seoul LT EUR Europe/Vilnius LU EUR Europe/Luxembourg',
    'LV EUR Europe/Riga MA MAD Africa/Casablanca MT EUR Europe/Malta MX MXN America/Mexico_City NI NIO America/Managua',
    'NL EUR Europe/Amsterdam NO NOK Europe/Oslo NZ NZD Pacific/Auckland PA PAB America/Panama PE PEN America/Lima',
    'PL PLN Europe/Warsaw PR USD America/Puerto_Rico PT EUR Europe/Lisbon PY PYG America/Asuncion RO RON Europe/Bucharest',
    'RS RSD Europe/Belgrade RU RUB Europe/Moscow SE SEK Europe/Stockholm SI EUR Europe/Ljubljana SK EUR Europe/Bratislava',
    'SV USD America/El_Salvador TN TND Africa/Tunis TR TRY Europe/Istanbul TW TWD Asia/Taipei UA UAH Europe/Kyiv',
    'US USD America/New_York UY UYU America/Montevideo VE VES America/Caracas ZA ZAR Africa/Johannesburg',
  ]
    .join(' ')
    .match(/\S+ \S+ \S+/g)
    ?.map((entry) => {
      const [country = '', currency = '', timeZone = ''] = entry.split(' ');
      return [country, [currency, timeZone]];
    }) ?? [],
);

/** What is likely in the country of a site's main language: its currency or its time zone, by the format of a schema. */
export function typicalInCountry(format: string | undefined, [main]: Languages): string | undefined {
  const [currency, timeZone] = COUNTRIES[new Intl.Locale(main?.locale ?? 'und').region ?? ''] ?? [];
  if (format === 'currency') return currency;
  return format === 'time-zone' ? timeZone : undefined;
}
