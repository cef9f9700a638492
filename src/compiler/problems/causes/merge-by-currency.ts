import { possibleFix, setEdit } from '../../findings/fixes';
import { locate } from '../../findings/locate';
import type { Problem } from '../../findings/problem';
import { type DraftSite, sourceOfSingleton } from '../../site';
import { currencyNamed, isCurrencyCode, signOf } from '../../standards/currencies';

/** In so many places a sign is no slip, if the right one stands nowhere. */
const MANY = 3;

/** One problem at the setting, in place of one for each price, where all prices are in another currency than it says. */
export function mergeByCurrency(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const source = sourceOfSingleton(site, 'settings');
  const others = problems.filter(({ code }) => code === 'currency-other');
  const [first] = others;
  if (source === undefined || first?.code !== 'currency-other' || others.length < MANY) return problems;
  const { sign, correct } = first.details;
  const meant = isCurrencyCode(sign) ? sign : currencyNamed(sign);
  const isOfAll = others.every(({ code, details }) => code === 'currency-other' && details.sign === sign);
  // Beside codes, others may have the sign.
  const right = isCurrencyCode(sign) ? [correct, signOf(correct)] : [correct];
  if (meant === undefined || !isOfAll || right.some((one) => isWritten(one, site))) return problems;
  const place = { source, pointer: ['currency'] };
  const found = { code: first.code, place, details: { sign, correct: meant } };
  const told = locate({ ...found, ...possibleFix(setEdit(place, meant)) });
  const left = problems.filter(({ code }) => code !== 'currency-other' && code !== 'fact-bare');
  return [...left, { ...told, others: others.map(({ location }) => location) }];
}

/** Whether a sign stands beside a figure of the site. */
function isWritten(sign: string, { sources }: DraftSite): boolean {
  const forms = [`${sign}{{`, `${sign} {{`, `}}${sign}`, `}} ${sign}`, `}}\u00a0${sign}`, `}}&nbsp;${sign}`];
  return sources.some(({ text }) => forms.some((form) => text.includes(form)));
}
