import { oncePerObject } from '../../shared/once-per-object';
import { folded } from '../spelling/folded';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';
import { inFewFiles } from '../values/values';

/** `<li><strong>NIF:</strong> B00000000</li>`, with or without the tags around the label. */
const LINE =
  /<(?:li|p|dd|td|br)\b[^<>]*>\s*(?:<(?:strong|b|em|i)>)?([^<>:]{2,60}):\s*(?:<\/(?:strong|b|em|i)>)?:?\s*([^<>]{8,160})/g;

/** A detail of somebody or something, in a text which says of it what is said elsewhere as well. */
export interface Detail {
  readonly written: HtmlText;
  readonly label: string;
  /** What it has in common with those that say the same of others, in its language. */
  readonly kind: string;
  readonly value: string;
  readonly offset: number;
}

export const detailsIn = oncePerObject((written: HtmlText): readonly Detail[] =>
  [...written.text.matchAll(LINE)].map(({ 0: line, 1: label = '', 2: said = '', index }) => {
    const [own, value] = [label.trim(), said.trimEnd()];
    const kind = `${written.language} ${folded(own)}`;
    return { written, label: own, kind, value, offset: index + line.length - said.length };
  }),
);

export const allDetails = inFewFiles('details', (source, contract) =>
  htmlTexts({ sources: [source], contract }).flatMap(detailsIn),
);
