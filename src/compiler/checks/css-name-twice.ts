import { oncePerObject } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import type { StyleDeclaration, StyleSheet } from '../source';

/** A name has one value in a rule: of several, browsers take the last, whether they can read it or not. */
export const cssNameTwice: Rule<'css-name-twice'> = ({ styles }) => styles.flatMap(twiceIn);

const twiceIn = oncePerObject((written: StyleSheet): Finding<'css-name-twice'>[] => {
  const known = new Map<string, StyleDeclaration>();
  return written.declarations.flatMap((declaration) => {
    const { name, value, rule, start } = declaration;
    if (!name.startsWith('--')) return [];
    const earlier = known.get(`${rule} ${name}`);
    known.set(`${rule} ${name}`, declaration);
    if (earlier === undefined || earlier.value === value) return [];
    const place = { written, part: { offset: start, length: Math.max(1, value.length) } };
    return [{ code: 'css-name-twice', place, details: { name, value: earlier.value, other: value } }];
  });
});
