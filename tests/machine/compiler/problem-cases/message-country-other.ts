import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const NAMES = ['skipToContent', 'seats', 'officeHours', 'address'];

/** The basic site in Portuguese, too, with these messages in it. */
const inPortuguese = (locale: string, ...texts: readonly string[]) => {
  const others = basicText('messages.yaml').replaceAll(new RegExp(`^(?:${NAMES.join('|')}): .*\n`, 'gm'), '');
  const messages = texts.map(
    (text, index) => `${NAMES[index]}: { es: "El ${index}", en: "The ${index}", pt: "${text}" }\n`,
  );
  return {
    'settings.yaml': basicText('settings.yaml').replace(
      'titleSuffix:',
      `  - { code: pt, locale: ${locale}, name: Português }\ntitleSuffix:`,
    ),
    'messages.yaml': `${others}${messages.join('')}`,
  };
};

export const cases: Cases = {
  'the messages of Brazil are told where those of Portugal are set, once for all': {
    files: inPortuguese('pt-PT', 'Pular para o conteúdo', 'Vagas', 'Horário', 'Endereço'),
    problems: [
      'warning messages.yaml:60:47 message-country-other {"locale":"pt-PT","text":"Pular para o conteúdo","correct":["Saltar para o conteúdo","Lugares","Horário de atendimento","Morada"]}',
      'settings.yaml:8:5 language-untranslated {"language":"pt"}',
    ],
  },
  'and those of Portugal where those of Brazil are': {
    files: inPortuguese('pt-BR', 'Saltar para o conteúdo', 'Lugares', 'Rua', 'Morada'),
    problems: [
      'warning messages.yaml:60:47 message-country-other {"locale":"pt-BR","text":"Saltar para o conteúdo","correct":["Pular para o conteúdo","Vagas","Endereço"]}',
      'settings.yaml:8:5 language-untranslated {"language":"pt"}',
    ],
  },
  'one or two may be chosen, and others may be written otherwise': {
    files: inPortuguese('pt-PT', 'Pular para o conteúdo', 'Vagas', 'Horas', 'Onde'),
    problems: ['settings.yaml:8:5 language-untranslated {"language":"pt"}'],
  },
  'whoever has written one as it is said there has looked at them': {
    files: inPortuguese('pt-PT', 'Pular para o conteúdo', 'Vagas', 'Horário', 'Morada'),
    problems: ['settings.yaml:8:5 language-untranslated {"language":"pt"}'],
  },
};
