import { addToGroup, groupBy } from '../../shared/group-by';
import type { Language } from '../../shared/language';
import { publicationOf } from '../dates/publication';
import { LINK_TARGETS } from '../links';
import { nearestName, usedNames } from '../name-changes';
import { type Kind, kindOfName } from '../schema/kind';
import { dereference } from '../schema/references';
import { isRecord } from '../sections';
import { collection, type DraftSite, sourceOfSingleton } from '../site';
import { folded } from '../texts/wordings';
import { parsePath } from '../tokens/token-syntax';
import type { Edit, Fix } from './fix';
import { locate, locationOf } from './locate';
import { type Location, type Pointer, type Problem, type ProblemDetails, sortProblems } from './problem';
import { namedByTitles, plainWords } from './suggest';
import { exampleOf } from './typical-value';

/** In so many places nobody mistypes the same name: what it names is gone, or has another name now. */
const MANY = 3;
/** In so many places nobody forgot a language, or wrote a wrong one: the settings name other languages than the texts. */
const ALL_OVER = 30;

/** Of all that one cause has brought about, only that: with how many places hang on it, where it is to be mended. */
export function oncePerCause(problems: readonly Problem[], site: DraftSite): Problem[] {
  const steps = [
    withoutGeneralities,
    withMeantNames,
    withMovedFiles,
    withoutFollowers,
    withMissingFiles,
    withMissingSettings,
    withCopies,
    withGroups,
    withoutGeneralities,
    withOldNames,
    withSharedFixes,
  ];
  return sortProblems(steps.reduce<readonly Problem[]>((left, step) => step(left, site), problems));
}

function placeOf({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}

/** Where a value is told to be wrong in particular, that its form is wrong says no more than that nothing can be published with it. */
function withoutGeneralities(problems: readonly Problem[]): readonly Problem[] {
  const isGeneral = ({ code }: Problem) => code === 'value-malformed';
  const places = (some: readonly Problem[]) => new Set(some.map(({ location }) => placeOf(location)));
  const told = places(problems.filter((problem) => !isGeneral(problem)));
  const malformed = places(problems.filter(isGeneral));
  return problems.flatMap((problem) => {
    const place = placeOf(problem.location);
    if (isGeneral(problem)) return told.has(place) ? [] : problem;
    return malformed.has(place) ? { ...problem, severity: 'error' as const } : problem;
  });
}

/** A file in a wrong folder gets the name by which others look for it, where that is nearly its own. */
function withMeantNames(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  return problems.map((problem) => {
    if (problem.code !== 'file-misplaced' || !problem.details.to.includes('/')) return problem;
    const { file, to } = problem.details;
    const name = to.slice(to.lastIndexOf('/') + 1, to.lastIndexOf('.'));
    const missing = problems.flatMap((other) => {
      const one = missingName(other);
      return one !== undefined && fileOf(site, one)?.startsWith(to.slice(0, to.lastIndexOf('/') + 1)) ? one.name : [];
    });
    const meant = nearestName(name, [...new Set(missing)], () => new Set());
    if (meant === undefined || missing.includes(name)) return problem;
    const now = to.replace(`/${name}.`, `/${meant}.`);
    const fix = problem.fix && { ...problem.fix, edits: [{ do: 'rename-file' as const, file, to: now }] };
    return { ...problem, details: { file, to: now }, ...(fix && { fix }) };
  });
}

/** An unknown file that is called as one that is missing, or as its kind is, is that one in another folder or under another name. */
function withMovedFiles(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const missing = new Set(
    problems.flatMap((problem) => {
      const name = missingName(problem);
      return problem.code === 'file-missing' ? problem.location.file : ((name && fileOf(site, name)) ?? []);
    }),
  );
  const gone = [...missing].filter((file) => !site.files.has(file));
  return problems.map((problem) => {
    if (problem.code !== 'file-unknown') return problem;
    const { file, suggestion } = problem.details;
    const name = nameOfFile(file);
    const [to, ...others] = gone.filter(
      (one) => /\.ya?ml/i.test(file) && (nameOfFile(one) === name || isCalled(site, one, name)),
    );
    if (to === undefined || to === suggestion || others.length > 0) return problem;
    const fix = { edits: [{ do: 'rename-file' as const, file, to }], isCertain: false };
    return { ...problem, details: { file, suggestion: to }, fix };
  });
}

function nameOfFile(path: string): string {
  return plainWords(path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, ''));
}

/** Whether the kind of a file that is alone of its kind is called so, in either language of the schemas. */
function isCalled({ contract }: DraftSite, file: string, name: string): boolean {
  const kind = contract.kinds.find(({ files }) => files === file);
  return kind !== undefined && namedByTitles('', kind.schema).alsoCalled.some((title) => plainWords(title) === name);
}

/** What nobody would be told if something else were as it should be. */
function withoutFollowers(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  // The files in which something is, or will be once what is told of them is mended.
  const told = new Set(
    problems.flatMap((problem) => {
      if (problem.code === 'role-missing') return problem.location.file;
      if (problem.code === 'file-misplaced') return problem.details.to;
      const { suggestion } = problem.code === 'file-unknown' ? problem.details : {};
      return suggestion === undefined || site.files.has(suggestion) ? [] : suggestion;
    }),
  );
  const meant = new Set(
    problems.flatMap((problem) => (problem.code === 'theme-file-missing' ? (problem.details.suggestion ?? []) : [])),
  );
  // Names that are written otherwise than a name may be.
  const malformed = new Set(
    problems.flatMap((problem) => (problem.code === 'value-malformed' ? asName(problem.details.value) : [])),
  );
  // What is there under another name than it should, or is not what it should be: by its name nothing finds it.
  const misnamed = new Set(
    problems.flatMap(({ code, details, location: { file, pointer } }) => {
      if (code === 'languages-apart') return beside(file, pointer, details.key);
      if (code === 'key-unknown' && details.suggestion !== undefined) return beside(file, pointer, details.suggestion);
      return MISSHAPEN.has(code) ? [file, ...pointer].join('/') : [];
    }),
  );
  return problems.flatMap((problem) => {
    if (problem.code === 'reference-unknown' && malformed.has(problem.details.value)) return [];
    const wanted = WANTED_KEYS[problem.code] ?? [];
    const { file: holder, pointer: holding } = problem.location;
    if (wanted.some((key) => misnamed.has([holder, ...holding, key].join('/')))) return [];
    if (problem.code === 'window-half') {
      const { file, pointer } = problem.location;
      return misnamed.has(beside(file, pointer, problem.details.lacks)) ? [] : problem;
    }
    if (problem.code === 'file-missing') return told.has(problem.location.file) ? [] : problem;
    if (problem.code === 'theme-file-unused') return meant.has(problem.details.path) ? [] : problem;
    if (problem.code === 'file-unknown') return withoutTakenName(problem, site);
    const missing = missingName(problem);
    const file = missing && fileOf(site, missing);
    const isToldAlready = file !== undefined && (told.has(file) || misnamed.has(`${file}/${missing?.name}`));
    return isToldAlready ? [] : problem;
  });
}

/** Of problems that tell of a map without any of some keys, those keys. */
const WANTED_KEYS: Partial<Record<Problem['code'], readonly string[]>> = {
  'link-target-missing': LINK_TARGETS,
  'media-alt': ['alt', 'decorative'],
};

const MISSHAPEN: ReadonlySet<Problem['code']> = new Set([
  'type-wrong',
  'value-empty',
  'value-malformed',
  'value-not-listed',
]);

/** The place of another key of the same object. */
function beside(file: string, pointer: Pointer, key: string): string {
  return [file, ...pointer.slice(0, -1), key].join('/');
}

function asName(text: string): string {
  return folded(text.trim()).replaceAll(/[^a-z0-9]+/g, '-');
}

/** Nobody can be told to give a file the name of another. */
function withoutTakenName(problem: Extract<Problem, { code: 'file-unknown' }>, { files }: DraftSite): Problem {
  const { file, suggestion } = problem.details;
  if (suggestion === undefined || !files.has(suggestion)) return problem;
  const { fix: _taken, ...others } = problem;
  return { ...others, details: { file } };
}

/** What is looked for in a file that is not there: its name, and the file where it should be. */
interface Missing {
  readonly collection: string;
  readonly name: string;
}

function missingName(problem: Problem): Missing | undefined {
  switch (problem.code) {
    case 'page-unknown':
      return { collection: 'pages', name: problem.details.value };
    case 'reference-unknown':
      return { collection: problem.details.collection, name: problem.details.value };
    case 'fact-sum-unknown':
      return problem.details.reason === 'unknown' ? { collection: 'facts', name: problem.details.fact } : undefined;
    case 'token-unknown': {
      const { scope, name } = parsePath(problem.details.token.slice(2, -2));
      return scope === '' || scope === 'entry' ? undefined : { collection: scope, name };
    }
    default:
      return undefined;
  }
}

function kindOf({ contract }: DraftSite, { collection: name }: Missing): Kind | undefined {
  return kindOfName(contract, name);
}

/** The file in which it is, or would be. */
function fileOf(site: DraftSite, missing: Missing): string | undefined {
  return kindOf(site, missing)?.files.replace('*', missing.name);
}

/** A file that is not there is told once, with how much is looked for in it. */
function withMissingFiles(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const hanging = new Map<string, Problem[]>();
  const left = problems.filter((problem) => {
    const missing = missingName(problem);
    const kind = missing && kindOf(site, missing);
    if (kind === undefined || kind.holds === 'entries' || site.files.has(kind.files)) return true;
    addToGroup(hanging, kind.files, problem);
    return false;
  });
  const others = left.filter(({ code, location }) => code !== 'file-missing' || !hanging.has(location.file));
  const found = [...hanging].map(([file, users]) => ({
    ...locate({ code: 'file-missing', place: { file }, details: { file } }),
    others: users.map(({ location }) => location),
  }));
  return [...others, ...found];
}

/** A setting that texts use and that is not there is told once, where it belongs. */
function withMissingSettings(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const source = sourceOfSingleton(site, SETTINGS);
  if (source === undefined || !isRecord(source.data)) return problems;
  const { data, kind } = source;
  const uses = new Map<string, Location[]>();
  const left = problems.filter((problem) => {
    const missing = problem.code === 'token-unknown' ? missingName(problem) : undefined;
    if (missing?.collection !== SETTINGS) return true;
    const { name } = missing;
    if (!Object.hasOwn(kind.schema.properties ?? {}, name) || Object.hasOwn(data, name)) return true;
    addToGroup(uses, name, problem.location);
    return false;
  });
  const told = left.map((problem) => {
    const name = problem.location.file === source.path ? keyLackedBy(problem) : undefined;
    const others = name === undefined ? undefined : uses.get(name);
    if (name === undefined || others === undefined) return problem;
    uses.delete(name);
    return { ...problem, others };
  });
  const lacking = [...uses].map(([key, others]) => {
    const example = exampleOf(dereference(site.contract, kind.schema.properties?.[key] ?? {}), site.contract);
    return { ...locate({ code: 'key-missing', place: { source, pointer: [] }, details: { key, example } }), others };
  });
  return [...told, ...lacking];
}

const SETTINGS = 'settings';

/** The key of a file that is told to be missing, to be there under another name, or to hold what does not belong. */
function keyLackedBy({ code, details, location: { pointer } }: Problem): string | undefined {
  if (code === 'key-missing') return pointer.length === 0 ? details.key : undefined;
  if (pointer.length !== 1) return undefined;
  if (code === 'languages-apart') return details.key;
  return code === 'key-unknown' ? details.suggestion : String(pointer[0]);
}

/** A page whose addresses are all those of another is a copy of it. */
function withCopies(problems: readonly Problem[], { sources, contract }: DraftSite): readonly Problem[] {
  const shared = new Map<string, number>();
  const copies = new Map<string, string>();
  for (const problem of problems) {
    if (problem.code !== 'path-duplicate' || problem.location.pointer[0] !== 'path') continue;
    const { file } = problem.location;
    const { other } = problem.details;
    const count = (shared.get(`${file} ${other}`) ?? 0) + 1;
    shared.set(`${file} ${other}`, count);
    if (count === Math.max(contract.languages.length, 2) && other !== `site/${file}`) copies.set(file, other);
  }
  const isOfCopy = ({ code, location }: Problem) => copies.has(location.file) && OF_COPIES.has(code);
  const withRole = new Set(problems.flatMap(({ code, location }) => (code === 'role-duplicate' ? location.file : [])));
  const told = sources.flatMap((source) => {
    const other = copies.get(source.path);
    if (other === undefined) return [];
    const details = { other, hasRole: withRole.has(source.path) };
    return locate({ code: 'page-copied', place: { source, pointer: [], key: 'path' }, details });
  });
  return [...problems.filter((problem) => !isOfCopy(problem)), ...told];
}

/** What is said of a copy in one. */
const OF_COPIES: ReadonlySet<Problem['code']> = new Set(['file-name-malformed', 'path-duplicate', 'role-duplicate']);

/** Of many places that fail for the same reason, the one where it is to be mended. */
function withGroups(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  return [...groupBy(problems, (problem) => causeOf(problem) ?? problem).values()].flatMap((group) => {
    const [first] = group;
    const isPicture = first?.code === 'media-not-picture' && group.length > 1;
    return first !== undefined && (isPicture || isManyTimes(group)) ? toldOnce(first, group, site) : group;
  });
}

/** In one file somebody may also have mistyped the name and copied it, if one is there that was meant. */
function isManyTimes(group: readonly Problem[]): boolean {
  const [first] = group;
  if (first === undefined || group.length < (OF_LANGUAGES.has(first.code) ? ALL_OVER : MANY)) return false;
  const isGone = first.code === 'reference-unknown' && first.details.suggestion === undefined;
  return isGone || group.some(({ location }) => location.file !== first.location.file);
}

const OF_LANGUAGES: ReadonlySet<Problem['code']> = new Set([
  'key-unknown',
  'translation-missing',
  'translations-missing',
]);

function causeOf(problem: Problem): string | undefined {
  const missing = missingName(problem);
  if (missing !== undefined) return `${missing.collection}:${missing.name}`;
  switch (problem.code) {
    case 'anchor-unknown':
      return `${problem.details.page}#${problem.details.anchor}`;
    case 'link-unpublished':
      return `${problem.code} ${problem.details.page}`;
    case 'translation-missing':
      return `${problem.code} ${problem.details.language}`;
    case 'translations-missing':
      return problem.code;
    case 'key-unknown':
      return `${problem.code} ${problem.details.key}`;
    case 'media-missing':
    case 'media-not-picture':
    case 'theme-file-missing':
      return `${problem.code} ${problem.details.path}`;
    default:
      return undefined;
  }
}

function toldOnce(first: Problem, group: readonly Problem[], site: DraftSite): Problem {
  const places = group.map(({ location }) => location);
  if (first.code === 'media-not-picture') {
    const { location } = locate({ ...first, place: { file: `media/${first.details.path}` } });
    return { ...first, location, others: places };
  }
  if (first.code === 'translation-missing')
    return ofLanguage('language-untranslated', first.details.language, group, site);
  if (first.code === 'translations-missing') {
    const [main = '', language = ''] = first.details.languages;
    const problem = ofLanguage('language-untranslated', language, group, site);
    return problem.code === 'language-untranslated' ? { ...problem, details: { language, main } } : problem;
  }
  if (isUnlisted(first, site)) return ofLanguage('language-unlisted', first.details.key, group, site);
  if (first.code === 'link-unpublished') return { ...first, ...atWindow(first.details, places, site) };
  const missing = missingName(first);
  const kind = missing && kindOf(site, missing);
  if (missing === undefined || kind === undefined) return { ...first, others: places.slice(1) };
  const names = kind.collection === undefined ? Object.keys(site.facts) : [...collection(site, kind.collection).keys()];
  const now = nearestName(missing.name, names, () => usedNames(site, missing.collection));
  const changed = now ?? unusedSuggestion(first, () => usedNames(site, missing.collection));
  if (changed !== undefined) return nameChanged(site, kind, { ...missing, now: changed }, places);
  if (kind.holds !== 'entries') return { ...first, others: places.slice(1) };
  const file = kind.files.replace('*', missing.name);
  return { ...locate({ code: 'file-missing', place: { file }, details: { file } }), others: places };
}

/** A page that is meant and that nothing names as it is called now. */
function unusedSuggestion({ code, details }: Problem, used: () => ReadonlySet<string>): string | undefined {
  const suggestion = code === 'page-unknown' ? details.suggestion : undefined;
  return suggestion === undefined || used().has(suggestion) ? undefined : suggestion;
}

type KeyUnknown = Extract<Problem, { code: 'key-unknown' }>;

/** Whether a key where texts stand by language is one that the settings do not name. */
function isUnlisted(problem: Problem, { contract }: DraftSite): problem is KeyUnknown {
  if (problem.code !== 'key-unknown' || !/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(problem.details.key)) return false;
  return problem.details.valid.join() === contract.languages.map(({ code }) => code).join();
}

/** What is told of the texts of a language all over the site is due to what the settings say of it. */
function ofLanguage(
  code: 'language-unlisted' | 'language-untranslated',
  language: Language,
  group: readonly Problem[],
  site: DraftSite,
): Problem {
  const source = sourceOfSingleton(site, SETTINGS);
  const index = site.contract.languages.findIndex((listed) => listed.code === language);
  const pointer = index < 0 ? [] : ['languages', index];
  const place =
    source === undefined ? { file: 'settings.yaml' } : { source, pointer, ...(index < 0 && { key: 'languages' }) };
  return { ...locate({ code, place, details: { language } }), others: group.map(({ location }) => location) };
}

/** Links to what is not shown are told where it is said when that is. */
function atWindow(
  details: ProblemDetails['link-unpublished'],
  others: readonly Location[],
  site: DraftSite,
): Pick<Problem, 'others'> | { location: Location; details: typeof details; others: readonly Location[] } {
  const { page: id, publish, expire } = details;
  const key = expire === undefined ? 'publish' : 'expire';
  const drafts = [site.pages.byId.get(id), site.pages.byEntry.get(`posts:${id}`)];
  const holders = drafts.flatMap((draft) => [draft?.page, draft?.entry]);
  const holder = holders.find((one) => publicationOf(one?.value)[key] === (expire ?? publish));
  if (holder === undefined) return { others: others.slice(1) };
  const location = locationOf({ source: holder.source, pointer: [...holder.pointer, key] });
  return { location, details: { ...details, links: others.length }, others };
}

/** A file that is to have its old name again needs no other one. */
function withOldNames(problems: readonly Problem[]): readonly Problem[] {
  const changed = new Set(problems.flatMap(({ code, location }) => (code === 'name-changed' ? location.file : [])));
  return problems.filter(({ code, location }) => code !== 'file-name-malformed' || !changed.has(location.file));
}

/** A name that is wrong in several places is put right in all of them at once. */
function withSharedFixes(problems: readonly Problem[]): readonly Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const cause = problem.fix?.isCertain === false ? causeOf(problem) : undefined;
    if (cause !== undefined) addToGroup(groups, `${problem.code} ${cause}`, problem);
  }
  const shared = new Map<Problem, Fix>();
  for (const group of groups.values()) {
    const edits = group.flatMap(({ fix }) => fix?.edits ?? []);
    if (areOfOtherValues(edits)) for (const problem of group) shared.set(problem, { edits, isCertain: false });
  }
  return problems.map((problem) => {
    const fix = shared.get(problem);
    return fix === undefined ? problem : { ...problem, fix };
  });
}

/** Whether each sets a value that no other one does. */
function areOfOtherValues(edits: readonly Edit[]): boolean {
  const values = edits.flatMap((edit) => (edit.do === 'set' ? `${edit.file}#${edit.pointer.join('/')}` : []));
  return new Set(values).size === edits.length;
}

function nameChanged(
  site: DraftSite,
  kind: Kind,
  { name, now }: Missing & { readonly now: string },
  others: readonly Location[],
): Problem {
  const details = { name, now, isFile: kind.holds === 'entries' };
  const file = kind.files.replace('*', now);
  const source = site.sources.find(({ path }) => path === file);
  const place = source === undefined || details.isFile ? { file } : { source, pointer: [], key: now };
  const edit: Edit = details.isFile
    ? { do: 'rename-file', file, to: kind.files.replace('*', name) }
    : { do: 'rename', file, pointer: [now], key: name };
  const fix = (details.isFile || source !== undefined) && { fix: { edits: [edit], isCertain: false } };
  return { ...locate({ code: 'name-changed', place, details, ...fix }), others };
}
