import type { Overlay } from './compile-site';

/** A block with a piece of HTML in Spanish, and one in English; they begin at 3:8 and 4:8. */
export function prose(es: string, en = '<p>Hello</p>'): Overlay {
  return { 'blocks/text.yaml': `type: prose\ncontent:\n  es: ${JSON.stringify(es)}\n  en: ${JSON.stringify(en)}\n` };
}

/** A block with a plain text in Spanish, and one in English; they begin at 3:8 and 4:8. */
export function plain(es: string, en = 'Hello'): Overlay {
  return { 'blocks/text.yaml': `type: hero\ntitle:\n  es: ${JSON.stringify(es)}\n  en: ${JSON.stringify(en)}\n` };
}
