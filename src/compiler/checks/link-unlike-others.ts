import type { Finding } from '../findings/finding';
import { isVague, textsOfLink } from '../links/link-texts';
import { type LinkTarget, type WrittenLink, writtenLinks } from '../links/links';
import { shownSections } from '../page-sections/anchors';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import { collection, type DraftSite, type Files } from '../site';
import type { Source } from '../source';
import { noted } from '../values/notes';
import { inFiles } from '../values/values';

/** So many others that say the same lead to one place. */
const USUAL = 3;

/** A button leads where all others lead that say the same: of many that request information, one does not lead to the courses. */
export const linkUnlikeOthers: Rule<'link-unlike-others'> = (site) => {
  const odd = oddOnes(site);
  if (odd.size === 0) return [];
  const files = site.sources.filter((source) =>
    buttonsSaid(source, site.contract).some(({ says, to }) => says.some((said) => odd.get(said)?.to === to)),
  );
  return buttons({ sources: files, contract: site.contract }).flatMap(({ link, says, to }) => {
    const found = says.map(({ key }) => odd.get(key));
    const [text] = says.flatMap(({ key, text }) => (odd.get(key)?.to === to ? text : []));
    const usual = new Set(found.flatMap((one) => one?.usual ?? []));
    const [other, ...more] = usual;
    if (text === undefined || other === undefined || more.length > 0 || mayLeadThere(site, link, other)) return [];
    return [told(link, text, other)];
  });
};

/** A link with a label of its own that leads to a page, an article or a form. */
interface Button {
  readonly link: WrittenLink;
  /** What it says, by language and text. */
  readonly says: readonly { readonly key: string; readonly text: string }[];
  readonly to: string;
}

const buttons = inFiles((source, contract): readonly Button[] =>
  writtenLinks({ sources: [source], contract }).flatMap((link) => {
    const to = link.inHtml === undefined ? targetOf(link.target) : undefined;
    return to === undefined ? [] : [{ link, to, says: saidBy(link, contract) }];
  }),
);

/** A place on the page itself is one of many: what is told of it is not where it leads. */
function targetOf({ page, post, form }: LinkTarget): string | undefined {
  if (form !== undefined) return `form ${form}`;
  return post === undefined ? page && `page ${page}` : `post ${post}`;
}

function saidBy(link: WrittenLink, contract: Contract): Button['says'] {
  return textsOfLink(link, contract).flatMap(({ said, language, text }) =>
    said === '' || isVague(text, language) ? [] : { key: `${language} ${said}`, text },
  );
}

const buttonsSaid = noted('buttons', (source: Source, contract: Contract) =>
  buttons({ sources: [source], contract }).map(({ says, to }) => ({ to, says: says.map(({ key }) => key) })),
);

/** Where a text of a button leads once, and where it leads elsewhere. */
interface Odd {
  readonly to: string;
  readonly usual: string;
}

/** By what is said. */
function oddOnes({ sources, contract }: Files): ReadonlyMap<string, Odd> {
  const leads = new Map<string, Map<string, number>>();
  for (const { says, to } of sources.flatMap((source) => buttonsSaid(source, contract))) {
    for (const said of says) {
      const targets = leads.get(said) ?? new Map<string, number>();
      leads.set(said, targets.set(to, (targets.get(to) ?? 0) + 1));
    }
  }
  return new Map([...leads].flatMap(([said, targets]) => oddOf(targets).map((odd) => [said, odd] as const)));
}

function oddOf(targets: ReadonlyMap<string, number>): Odd[] {
  const [one, other, ...more] = [...targets].sort(([, first], [, second]) => second - first);
  if (one === undefined || other === undefined || more.length > 0) return [];
  return one[1] >= USUAL && other[1] === 1 ? [{ usual: one[0], to: other[0] }] : [];
}

/** From the usual place itself, to the page of the form in place of the form, or to a page above or below the usual one. */
function mayLeadThere(site: DraftSite, { source, target }: WrittenLink, usual: string): boolean {
  const { page, post, form, anchor } = target;
  const [kind, name = ''] = usual.split(' ');
  if (source.id === name && source.kind.name === kind) return true;
  if (form !== undefined) return kind !== 'form';
  if (kind === 'post') return post === undefined;
  const shown = page === undefined ? undefined : site.pages.byId.get(page)?.page;
  if (page === undefined || shown === undefined) return true;
  if (kind === 'page') return shown.value.parent === name || site.pages.byId.get(name)?.page.value.parent === page;
  const isAtForm = shownSections(site, shown).some(({ value }) => value.id === anchor && Object.hasOwn(value, 'form'));
  return isAtForm || collection(site, 'forms').get(name)?.value.page === page;
}

function told(link: WrittenLink, text: string, usual: string): Finding<'link-unlike-others'> {
  const [kind = '', name = ''] = usual.split(' ');
  const { page, post, form } = link.target;
  const written = form !== undefined ? 'form' : page === undefined ? 'post' : 'page';
  const leads = form !== undefined ? { text, opened: form } : { text, page: page ?? `post:${post}` };
  const edit = kind === written ? link.editOf(written, name) : undefined;
  const details =
    kind === 'form' ? { ...leads, form: name } : { ...leads, usual: kind === 'post' ? `post:${name}` : name };
  return {
    code: 'link-unlike-others',
    place: link.placeOf(written),
    details,
    ...(edit && { fix: { edits: [edit], isCertain: false } }),
  };
}
