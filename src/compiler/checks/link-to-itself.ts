import { writtenLinks } from '../links/links';
import type { OwnRule } from '../rule';

/** A link in a page leads to another one, or to one of its own sections: to the page itself it does nothing. */
export const linkToItself: OwnRule<'link-to-itself'> = (site) =>
  writtenLinks(site).flatMap(({ source, target, placeOf }) => {
    const { name, collection } = source.kind;
    const isPage = name === 'page' && target.page !== undefined && target.page === source.id;
    const isPost = collection === 'posts' && target.post !== undefined && target.post === source.id;
    if ((!isPage && !isPost) || target.anchor !== undefined) return [];
    const details = { page: String(source.id), isPost };
    return [{ code: 'link-to-itself', place: placeOf(isPost ? 'post' : 'page'), details }];
  });
