import { escapeHtml } from '../../shared/escape-html';
import type { Feed, FeedPost } from '../manifest/feed';
import { type Manifests, shellOf } from '../manifests';
import type { OutputFile } from './output-file';

/** What news readers fetch: the posts of each language, as Atom (RFC 4287). */
export function emitFeeds(manifests: Manifests): OutputFile[] {
  return Object.entries(manifests.feeds).flatMap(([language, feed]) =>
    feed === undefined ? [] : [{ path: feed.address.slice(1), content: atom(feed, language, manifests) }],
  );
}

function atom({ address, posts }: Feed, language: string, manifests: Manifests): string {
  const { url } = manifests;
  const { settings, home } = shellOf(manifests, language);
  const updated = posts.map((post) => post.updated).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', url + address),
    element('title', settings.brand),
    element('updated', moment(updated.at(-1))),
    `<author>${element('name', settings.brand)}</author>`,
    link('self', url + address, 'application/atom+xml'),
    link('alternate', url + home, 'text/html'),
    ...posts.map((post) => entry(post, url)),
    '</feed>\n',
  ].join('\n');
}

function entry({ title, summary, path, author, published, updated }: FeedPost, url: string): string {
  return [
    '<entry>',
    element('id', url + path),
    element('title', title),
    element('published', moment(published)),
    element('updated', moment(updated)),
    `<author>${element('name', author)}</author>`,
    link('alternate', url + path, 'text/html'),
    element('summary', summary),
    '</entry>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}

function link(relation: string, address: string, type: string): string {
  return `<link rel="${relation}" type="${type}" href="${escapeHtml(address)}"/>`;
}

/** Of a day only the day is known. */
function moment(day = ''): string {
  return `${day}T00:00:00Z`;
}
