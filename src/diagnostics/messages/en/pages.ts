import { dateWords } from '../../date-words';
import { languageName } from '../../languages';
import type { Messages } from '../catalogue';
import { meant } from './wording';

const pagesNamed = (names: readonly string[], more: number) =>
  `${names.length + more === 1 ? 'the page' : 'the pages'} ${names.map((name) => `“${name}”`).join(', ')}${more === 0 ? '' : ` and ${more} more`}`;

const daysSaid = (from: string, until: string) => {
  const [first, last] = [from, until].map((day) => dateWords(day, 'en') ?? day);
  return first === last ? `on ${first}` : `from ${first} to ${last}`;
};

export const pages = {
  'role-unpublished': ({ role }) => ({
    message: `The site cannot do without this page (role: ${role}), and today it is not shown.`,
    hint: 'delete this line',
  }),
  'window-gap': ({ id, from, until, correct }) => ({
    message: `After the notice “${id}” there is none ${daysSaid(from, until)}${correct === undefined ? '' : ': the month and the day seem to have changed places here'}.`,
    hint: correct === undefined ? `write until: "${until}", or change the from of the next one` : `write "${correct}"`,
  }),
  'event-nowhere': () => ({
    message: 'Search engines do not show this event: it does not say where it takes place.',
    hint: 'add place: with the place in words, or location: with one of places/locations.yaml; or mode: online if there is none',
  }),
  'window-half': ({ has, lacks }) => ({
    message: `It has “${has}” and lacks “${lacks}”: so it is shown all year.`,
    hint: `add ${lacks}: with a day such as "06-30", or delete ${has}: if it is always to be shown`,
  }),
  'window-swapped': ({ from, until }) => ({
    message: `The first day (${from}) and the last one (${until}) seem to have changed places: it is shown when it is the turn of others.`,
    hint: `write from: "${until}" and until: "${from}"`,
  }),
  'window-never': ({ publish, expire }) => ({
    message: `This is never shown: it ends on ${expire}, before it begins, on ${publish}.`,
    hint: `write a day after ${publish}, or change publish`,
  }),
  'value-unshown': ({ key, layout, layouts, toAbroad = 0, within }) => {
    if (within !== undefined)
      return {
        message: `With ${key}, this is never shown: what it is a part of is only shown with ${within}.`,
        hint: `write ${within}, or delete this condition`,
      };
    if (layouts !== undefined)
      return {
        message: `“${key}” is not shown: layout: ${layout} has no room for it.`,
        hint: `write layout: ${layouts.join(' or layout: ')}, or delete ${key}:`,
      };
    return key === undefined
      ? {
          message: `${toAbroad === 1 ? 'What has visitor: abroad is' : `The ${toAbroad} things that have visitor: abroad are`} never shown: nobody is asked for their country.`,
          hint: 'put privacy: with geolocation: onLoad (or afterConsent), and visitor:, in site/settings.yaml; or take those conditions out',
        }
      : {
          message: `“${key}” is not shown: the table has no such column.`,
          hint: `add ${key}: below columns:, with the heading of the column, or delete from the rows ${key}:`,
        };
  },
  'place-other': ({ text, location, correct, mode }) => {
    if (correct !== undefined) {
      return location === undefined
        ? {
            message: `It says “${text}”, and search engines are given no place.`,
            hint: `write location: ${correct}`,
          }
        : {
            message: `It says “${text}”, and the place that search engines are given is another one: “${location}”.`,
            hint: `write ${correct}, or change place:`,
          };
    }
    return mode === undefined
      ? {
          message: `It says that it is online and, at the same time, that it takes place at “${location}”.`,
          hint: 'delete location:, or write mode: onsite or mode: blended',
        }
      : {
          message: `It says “${text}”, and search engines are told that it is attended in another way.`,
          hint: `write ${mode}, or change place:`,
        };
  },
  'window-overlap': ({ id, other, from, until, never, more }) => ({
    message: never
      ? `The notice “${id}” is never shown: all its days are those of “${other}”${more ? ' and of others too, which come' : ' too, which comes'} before it.`
      : `The notice “${id}” is not shown ${daysSaid(from, until)}: those days are those of “${other}” too, which comes before it.`,
    hint: 'change the dates of one of them, or their order in the list',
  }),
  'description-length': ({ length, least, most }) => ({
    message:
      length < least
        ? `This description has ${length === 1 ? '1 character' : `${length} characters`}: below ${least}, search engines show another in its place.`
        : `This description has ${length} characters: search engines cut off what goes beyond ${most}.`,
    hint: `sum the page up in a sentence or two, between ${least} and ${most} characters`,
  }),
  'description-same': ({ text, token }) => ({
    message: `The description says the same as the title: “${text}”. Search engines show both together.`,
    hint: token === undefined ? 'say in a sentence or two what is found on the page' : `write ${token}`,
  }),
  'description-repeated': ({ text, others, more }) => ({
    message: `This description also stands on ${pagesNamed(others, more)}: “${text}”.`,
    hint: 'say of each page what is found on it alone',
  }),
  'main-heading-missing': ({ type }) => ({
    message: 'This page has no main heading in every language: none of its sections has a title that all visitors see.',
    hint: `give the first one a title, or start with a section type: ${type} with its title`,
  }),
  'main-heading-late': ({ type, above }) => ({
    message: `This section (${type}) has the main heading, and the page begins with another title, that of a section “${above}”: whoever listens does not know which page this is.`,
    hint: 'put it first',
  }),
  'main-heading-repeated': ({ type }) => ({
    message: `The page has a main heading already, and this section (${type}) adds another.`,
    hint: 'use another type of section, or keep one of this type only',
  }),
  'crawler-everybody': ({ word }) => ({
    message: `“${word}” is in the names of browsers, too: all visitors would be taken for robots, and nobody would be shown their language.`,
    hint: 'delete it, or write a word that only the name of the robot has',
  }),
  'conversion-indexed': ({ page, reached }) => ({
    message: `Each visit to “${page}” is counted as a form that was sent, and search engines lead there: messages would be counted that nobody has sent.`,
    hint:
      reached === undefined
        ? 'write noindex: true'
        : `delete conversion: true, which “${reached}” has, or write noindex: true if people arrive here after sending a form as well`,
  }),
  'conversion-missing': ({ page, other, suggestion }) =>
    other === undefined
      ? {
          message: `People arrive at “${page}” after sending a form, and the arrival is not counted.`,
          hint: 'write conversion: true',
        }
      : {
          message: `People arrive at “${page}” after sending a form, and the page that counts them is “${other}”.`,
          hint: `write ${suggestion}`,
        },
  'noindex-important': ({ page, entry }) => ({
    message: `${entry === undefined ? `The site leads everybody to “${page}”` : `This is the page of “${entry}”`}, and here search engines are asked not to show it.`,
    hint: 'delete noindex: true',
  }),
  'page-orphan': ({ page }) => ({
    message: `No link leads to “${page}”: only those who know its address find it.`,
    hint: `link to it from another page with page: ${page}, or add noindex: true if it is meant so`,
  }),
  'title-long': ({ length, most }) => ({
    message: `This title has ${length} characters: search engines cut off what goes beyond ${most}.`,
    hint: `shorten it to ${most} characters at most`,
  }),
  'title-brand': ({ brand, correct }) => ({
    message: `The site adds “${brand}” to every title: here it would be read twice.`,
    hint: `write ${correct}`,
  }),
  'title-short': ({ text }) => ({
    message: `“${text}” does not say what the page is about.`,
    hint: 'write a title that says what is found on it',
  }),
  'title-repeated': ({ text, others, more }) => ({
    message: `This title is also that of ${pagesNamed(others, more)}: “${text}”.`,
    hint: 'give each page a title that tells it apart',
  }),
  'picture-not-shared': ({ path, suggestion }) => ({
    message: `Social networks do not show “${path}”: they take no .svg drawings and no formats as new as this.`,
    hint:
      suggestion === undefined ? 'use a .png or .jpg picture, best of 1200 × 630 pixels' : `write src: ${suggestion}`,
  }),
  'home-elsewhere': ({ path }) => ({
    message: `The home page is at “${path}”: whoever types the name of the website will not find it.`,
    hint: 'write "/"',
  }),
  'redirect-swapped': ({ from, page }) => ({
    message: `“${from}” is a page, and “${page}” an address: they have changed places.`,
    hint: `write from: "${page}" and page: ${from}`,
  }),
  'redirect-language': ({ address, language, other }) => ({
    message: `“${address}” was read in ${languageName(language, 'en')}, and this redirect leads to the page in ${languageName(other, 'en')}.`,
    hint: `add to this redirect language: ${language}`,
  }),
  'parent-circular': ({ parent, isItself }) => ({
    message:
      isItself === true
        ? `“${parent}” is this page itself, which cannot be below itself.`
        : `“${parent}” is itself below this page: the trail would go round in circles.`,
    hint: 'choose a page that is not below this one, or take out parent:',
  }),
  'path-duplicate': ({ path, other, correct, isFormer = false }) => ({
    message:
      correct === undefined
        ? `The address “${path}” belongs to ${other} already.`
        : `Every entry of this template would have the same address, “${path}”.`,
    hint:
      correct === undefined
        ? isFormer
          ? 'delete this redirect, which nobody would follow'
          : 'choose another address'
        : `write ${correct}: {id} stands for the name of the entry`,
  }),
  'path-malformed': ({ path, correct, misnamed, isFormer = false, hasLooseAccents = false, isTaken = false }) => ({
    message:
      misnamed !== undefined
        ? `In “${path}”, ${misnamed} is not known: the name of each entry is written {id}.`
        : hasLooseAccents
          ? `In “${path}” there are letters with their accent apart: they look the same, but browsers ask for another address.`
          : isFormer
            ? formerAddress(path, correct)
            : `“${path}” is not a correct address: small letters from a to z, digits and hyphens, no slash at the end.`,
    hint:
      correct === '/' && path.startsWith('/?')
        ? 'delete this redirect: what follows the ? does not decide which page is reached'
        : isTaken
          ? `delete this redirect: whoever asks for ${path} reaches ${correct} already`
          : `${hasLooseAccents ? 'delete it and type it again: ' : 'write '}${correct}${correct.includes('…') ? ', and in the place of … a word in these letters, as it sounds or as another language says it' : ''}`,
  }),
  'name-long': ({ name, bytes, mostBytes }) => ({
    message: `“${name.slice(0, 40)}…” is too long to be the name of a file: it takes ${bytes} characters, and there is room for ${mostBytes}.`,
    hint: 'choose a shorter name, of a few words',
  }),
  'path-reserved': ({ path }) => ({
    message: `“${path}” is an address the site keeps for itself.`,
    hint: 'choose another address',
  }),
  'path-unknown': ({ path, suggestion }) => ({
    message: `No page and no redirect has the address “${path}”.${meant(suggestion)}`,
    hint: suggestion === undefined ? 'use the address of a page' : `write ${suggestion}`,
  }),
  'page-of-other': ({ page, entry }) => ({
    message:
      page === undefined
        ? `“${entry}” leads to no page, and there is one of that name: whoever sees the entry does not get there.`
        : `This is the entry “${entry}”, which has a page of that name, and it leads to “${page}”, the one of another entry.`,
    hint: page === undefined ? `add page: ${entry}` : `write ${entry}`,
  }),
  'redirect-of-other': ({ address, page, correct }) => ({
    message: `The old address “${address}” leads to “${page}”, and there is a page “${correct}” with its number.`,
    hint: `write ${correct}`,
  }),
  'reference-of-other': ({ value, correct, page }) => ({
    message: `The page “${page}” shows “${value}” here, which is what another page is about, and nowhere “${correct}”.`,
    hint: `write ${correct}`,
  }),
  'title-of-other': ({ text, page, other }) => ({
    message: `“${text}” names what the page “${other}” is about, and this is the page “${page}”.`,
    hint: 'write what this page is about',
  }),
  'title-suffix-joined': ({ correct }) => ({
    message: 'What is added to the titles sticks to them: a space is missing before it.',
    hint: `write "${correct}"`,
  }),
  'date-passed': ({ date }) => ({
    message: `The date ${date} has passed: the website says instead that the next one is to be announced.`,
    hint: 'write the date of the next edition',
  }),
  'role-missing': ({ role }) => ({
    message:
      role === 'home' ? 'No page is the home page.' : 'No page says what is shown at an address that does not exist.',
    hint: `add role: ${role} to the page that is`,
  }),
  'role-duplicate': ({ role, other }) => ({
    message: `Another page has role: ${role} already: site/${other}.`,
    hint: 'only one page may have role:',
  }),
  'keywords-malformed': ({ correct }) => ({
    message:
      correct === undefined
        ? 'Keywords stand between commas, and here there is none: they count as a single one, for which nobody searches.'
        : 'Keywords stand between commas, each of them once and without the sign #.',
    hint: correct === undefined ? 'write a comma where each of them ends' : `write ${correct}`,
  }),
  'page-copied': ({ other, hasRole }) => ({
    message: `This page is a copy of ${other}: it has the same addresses.`,
    hint: `change the addresses under path:${hasRole ? ' and delete role:' : ''}, or delete this file`,
  }),
} satisfies Messages;

function formerAddress(path: string, correct: string): string {
  if (path === `${correct}.html`)
    return `“${path}” ends in .html, which is left out here: “${correct}” leads on with it and without it.`;
  return `“${path}” cannot be an address that leads to another one: it begins with / and has small letters, digits, hyphens, points and spaces, no slash at the end.`;
}
