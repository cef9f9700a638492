import type { Section } from '../../../generated/types';
import { isRecord } from '../../shared/is-record';

/**
 * A section whose own texts stand right below the main heading of the page: their headings begin with the second level,
 * also where they were written as those below the title of a section are, with the third.
 */
export function withRaisedHeadings(section: Section): Section {
  const raised = Object.entries(section).map(([key, value]) => [key, isHtml(value) ? raise(value) : value]);
  return Object.fromEntries(raised) as Section;
}

function isHtml(value: unknown): value is { readonly __html: string } {
  return isRecord(value) && typeof value.__html === 'string';
}

function raise({ __html: html }: { readonly __html: string }) {
  const isRaised = /<h3[\s>]/.test(html) && !/<h2[\s>]/.test(html);
  return { __html: isRaised ? html.replace(TAG, (_tag, slash, level) => `<${slash}h${Number(level) - 1}`) : html };
}

const TAG = /<(\/?)h([34])(?=[\s>])/g;
