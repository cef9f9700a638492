import { fileNameOf } from '../../shared/file-name-of';
import { oncePerObject } from '../../shared/once-per-object';
import { addressedFile } from '../../shared/paths';
import type { Pointer } from '../../shared/pointer';
import { linksIn, parseHtmlLink, picturesIn } from '../html/html-links';
import type { DraftSite } from '../site';
import type { Source } from '../source';
import { styleTarget } from '../theme/address';
import { noted } from '../values/notes';
import { textsIn, valuesResolvedAs } from '../values/values';

/** A file of site/media. */
interface MediaFile {
  /** Below the site's folder. */
  readonly file: string;
  /** Below site/media, as content names it. */
  readonly path: string;
  readonly content: Uint8Array;
}

/** Where what a site shows and offers lies. */
export const MEDIA = 'media/';
const WORKING =
  /^(ai|bak|csv|doc|docm|docx|dotx|eml|indd|key|log|msg|mdb|numbers|odg|odp|ods|odt|pages|ppt|pptm|pptx|psd|pst|rtf|sketch|sql|tmp|txt|xcf|xls|xlsm|xlsx|zip|rar|7z)$/;
/** What browsers run or show as a document in which something may run, what servers run, and what computers do when it is opened. */
const RUNNING = new RegExp(
  `^(?:${[
    '[sx]?html?|xht|mht(?:ml)?|hta|xml|xslt?|rdf|rss|atom|mathml|mml|xul|htc|svgz|swf|jar|m?js|cjs',
    'php\\d?|phtm?l?|phps|phar|f?cgi|aspx?|as[hm]x|jspx?|cfm|pl|py|rb|sh',
    'exe|msi|msix|appx|com|bat|cmd|scr|pif|cpl|dll|ps1|vb[es]|ws[fh]|lnk|reg|chm|jnlp|dmg|pkg|command|deb|rpm|appimage|apk|iso',
  ].join('|')})$`,
);
/** What everybody knows for what it is, and nobody runs. */
const DOCUMENTS = /^(?:avif|epub|gif|jpe?g|mp[34]|pdf|png|svg|webm|webp)$/;
const LEFT_BY_SYSTEMS = /(^|\/)(thumbs\.db|desktop\.ini|ehthumbs\.db)$/i;

export const mediaFiles = oncePerObject(({ files }: DraftSite): readonly MediaFile[] =>
  [...files].flatMap(([file, content]) =>
    file.startsWith(MEDIA) ? [{ file, path: file.slice(MEDIA.length), content }] : [],
  ),
);

/** A place at which a file of site/media is named; nothing but its path where it only stands in HTML or in a style sheet. */
interface MediaName {
  readonly path: string;
  /** Whether it is had by its own address: what is shown in a section has others. */
  readonly isLinked: boolean;
  readonly pointer?: Pointer;
}

/** Where each file of site/media is named, by its path; nowhere, for one that only stands in HTML or in a style sheet. */
export const namedMedia = oncePerObject(
  (site: DraftSite): ReadonlyMap<string, readonly { readonly source: Source; readonly pointer: Pointer }[]> => {
    const named = new Map<string, { source: Source; pointer: Pointer }[]>();
    for (const source of site.sources) {
      for (const { path, pointer } of namesIn(source, site.contract)) {
        const places = named.get(path) ?? [];
        named.set(path, places);
        if (pointer !== undefined) places.push({ source, pointer });
      }
    }
    for (const { path } of namesInStyles(site)) named.set(path, named.get(path) ?? []);
    return named;
  },
);

/** The files of site/media that links, HTML or style sheets lead to. */
export const linkedMedia = oncePerObject(
  (site: DraftSite): ReadonlySet<string> =>
    new Set(
      [...site.sources.flatMap((source) => namesIn(source, site.contract)), ...namesInStyles(site)].flatMap(
        ({ path, isLinked }) => (isLinked ? path : []),
      ),
    ),
);

function namesInStyles({ styles }: DraftSite): MediaName[] {
  return styles.flatMap(({ path, references }) =>
    references.flatMap(({ address }) => {
      const target = styleTarget(path, address);
      const isMedia = target.kind === 'file' && target.path.startsWith(MEDIA);
      return isMedia ? [{ path: target.path.slice(MEDIA.length), isLinked: true }] : [];
    }),
  );
}

const namesIn = noted('media', (source, contract): readonly MediaName[] => {
  const file = { sources: [source], contract };
  const at = (path: string | undefined, pointer: Pointer, isLinked = false): MediaName[] =>
    path === undefined ? [] : [{ path, isLinked, pointer }];
  return [
    ...valuesResolvedAs(file, 'media').flatMap(({ pointer, value }) => at(value.src, [...pointer, 'src'])),
    ...valuesResolvedAs(file, 'link').flatMap(({ pointer, value }) => at(value.file, [...pointer, 'file'], true)),
    ...valuesResolvedAs(file, 'html')
      .flatMap(textsIn)
      .flatMap(({ text }) => namesInHtml(text)),
  ];
});

/** As other programs write the address of a file of site/media; what is wrong with it is told where it is written. */
const FROM_ELSEWHERE = /^(?:\.{0,2}\/)*(?:site\/)?(?=media\/)/;

function namesInHtml(text: string): MediaName[] {
  return [...linksIn(text), ...picturesIn(text)].flatMap(({ address }) => {
    const path = parseHtmlLink(address)?.file ?? fileAt(address.replace(FROM_ELSEWHERE, '/'));
    return path === undefined ? [] : [{ path, isLinked: true }];
  });
}

/** The file below site/media of which an address is that on the website, whether there is one or not. */
export function fileAt(address: string): string | undefined {
  const [path] = /^\/media\/[^#?]+/.exec(address) ?? [];
  return path && addressedFile(path).slice(MEDIA.length);
}

/** How the name of a file ends, in lower case and without the dot. */
export function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** Whether a file is one that people work on, which nobody is meant to read on a website unless it is linked. */
export function isWorkingFile(path: string): boolean {
  return WORKING.test(extensionOf(path));
}

/**
 * Whether a file would be run by whoever opens it, or by the server. Some servers go by the ends before the last one, too,
 * where they do not know that: `page.html.old`.
 */
export function isRun(path: string): boolean {
  const [, ...ends] = fileNameOf(path.toLowerCase()).split('.');
  const last = ends.findLastIndex((end) => RUNNING.test(end));
  return last >= 0 && !ends.slice(last + 1).some((end) => DOCUMENTS.test(end) || WORKING.test(end));
}

/** Whether a file is one that systems leave in folders. */
export function isLeftBySystem(path: string): boolean {
  return LEFT_BY_SYSTEMS.test(path);
}
