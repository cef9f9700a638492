import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { htmlTexts } from '../texts/readable-texts';

/** A picture in a text names its file, and says in words what it shows. */
export const htmlImageIncomplete: OwnRule<'html-image-incomplete'> = (site) =>
  htmlTexts(site).flatMap(({ source, pointer, structure }) => {
    const pictures = structure.elements.filter(({ name }) => name === 'img');
    return fewOf(
      pictures.flatMap(({ opening: { part, attributes } }) => {
        const values = new Map(attributes.map(({ name, value }) => [name, value.trim()]));
        // An empty alternative says that the picture only adorns.
        const lacks = values.get('src') ? (values.has('alt') ? undefined : 'alt') : 'src';
        return lacks === undefined
          ? []
          : [{ code: 'html-image-incomplete', place: { source, pointer, part }, details: { lacks } } as const];
      }),
    );
  });
