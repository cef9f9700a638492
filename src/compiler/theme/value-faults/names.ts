import { oncePerObject } from '../../../shared/once-per-object';
import type { StyleDeclaration, StyleSheet } from '../../source';
import { startOf, type ValueFault } from './value-fault';

/** A name that stands for itself, maybe by way of others, stands for nothing. */
export function ofItself(written: StyleSheet, { name, value, ...where }: StyleDeclaration): ValueFault | undefined {
  const around = ofRules(written).get(ruleOf(where));
  const passed = new Set<string>();
  const next = [...namesIn(value)];
  for (let other = next.pop(); other !== undefined && passed.size < MOST_NAMES; other = next.pop()) {
    if (other === name) return { at: 0, reason: 'itself', value };
    if (passed.has(other)) continue;
    passed.add(other);
    next.push(...namesIn(around?.get(other) ?? ''));
  }
  return undefined;
}

/** By way of so many others nobody writes a value. */
const MOST_NAMES = 50;

function ruleOf({ of, rule, isConditional }: Pick<StyleDeclaration, 'of' | 'rule' | 'isConditional'>): string | number {
  return of === ':root' && !isConditional ? of : rule;
}

function namesIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

type Rulebook = ReadonlyMap<string | number, ReadonlyMap<string, string>>;

/** What each rule sets; those for the whole document are one. */
const ofRules = oncePerObject(({ declarations }: StyleSheet): Rulebook => {
  const found = new Map<string | number, Map<string, string>>();
  for (const { name, value, ...where } of declarations) {
    const own = found.get(ruleOf(where)) ?? new Map<string, string>();
    found.set(ruleOf(where), own.set(name, value));
  }
  return found;
});

const TAKES_VALUE =
  /^(?:(?:background|border|outline)(?:-[a-z]+)*|color|fill|stroke|font-family|font-size|box-shadow|(?:padding|margin|inset|gap)(?:-[a-z]+)*|(?:max-|min-)?(?:width|height|inline-size|block-size))$/;

/** What is asked for as another language of styles asks for it, or by its name alone. */
export function notYetCss({ name, value }: StyleDeclaration, bare: string): ValueFault | undefined {
  const asked = /(?<![\w-])\$([a-z][\w-]*)/i.exec(bare);
  if (asked !== null) return { at: asked.index, reason: 'name', value: asked[0], correct: `var(--${asked[1]})` };
  const named = /var\(\s*(-?(?!-)([a-z][\w-]*))(?=\s*[,)])/di.exec(bare);
  if (named !== null) {
    const [, written = '', inner = ''] = named;
    return { at: startOf(named, 1), reason: 'name', value: written, correct: `--${inner}` };
  }
  const [, alone] = /^\(?(--[\w-]+)\)?$/.exec(value) ?? [];
  if (!TAKES_VALUE.test(name) || alone === undefined) return undefined;
  return { at: 0, reason: 'name', value, correct: `var(${alone})` };
}
