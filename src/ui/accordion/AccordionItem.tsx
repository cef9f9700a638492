import type { ReactNode } from 'react';
import type { Condition } from '../../shared/manifest';
import { classNames } from '../class-names';

interface AccordionItemProps {
  id?: string;
  /** Items of one group: the browser itself keeps a single one open. */
  group: string;
  /** What always shows. */
  summary: ReactNode;
  /** What shows while the item is open, in an `accordion__body`. */
  children: ReactNode;
  /** The visitors who see it. */
  when?: Condition | undefined;
  /** Besides those that every item has. */
  classNames?: { readonly item: string; readonly summary: string };
}

/** Something to be opened and closed. */
export function AccordionItem({ id, group, summary, children, when, classNames: own }: AccordionItemProps) {
  return (
    <details id={id} className={classNames('accordion__item', own?.item)} name={group} data-visitor={when}>
      <summary className={classNames('accordion__summary', own?.summary)}>{summary}</summary>
      {children}
    </details>
  );
}
