import { createContext, useContext } from 'react';
import type { MessageLanguage } from '../../diagnostics/languages';
import { en } from './en';
import { es, type Words } from './es';

export const words: Readonly<Record<MessageLanguage, Words>> = { es, en };

const Context = createContext<MessageLanguage>('es');

/** Sets the language of the Studio. */
export const LanguageProvider = Context.Provider;

/** The language of the Studio. */
export function useLanguage(): MessageLanguage {
  return useContext(Context);
}

export function useWords(): Words {
  return words[useLanguage()];
}
