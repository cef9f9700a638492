import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const messages = (...lines: readonly string[]) => ({
  'messages.yaml': `${basicText('messages.yaml').replaceAll(/^(?:previous|next|pause|play): .*\n/gm, '')}${lines.join('\n')}\n`,
});

export const cases: Cases = {
  'what another message says, and usually says, is told': {
    files: messages(
      'previous: { es: "Siguiente", en: "Next" }',
      'next: { es: "Siguiente", en: "Next" }',
      'pause: { es: "Reanudar", en: "Stop" }',
      'play: { es: "Reanudar", en: "Go on" }',
    ),
    problems: [
      'warning messages.yaml:60:17 message-other {"text":"Siguiente","other":"next","correct":["Anterior","Previous"]}',
      'warning messages.yaml:62:14 message-other {"text":"Reanudar","other":"play","correct":["Pausar"]}',
    ],
  },
  'its own words are right, whatever is usual, and so is a shorter word for the same': {
    files: messages(
      'previous: { es: "Hacia atrás", en: "Back" }',
      'next: { es: "Hacia delante", en: "On" }',
      'pause: { es: "Pausar", en: "Pause" }',
      'play: { es: "Reanudar", en: "Play" }',
    ),
    problems: [],
  },
  'two that have changed places are told': {
    files: messages('previous: { es: "Siguiente", en: "Next" }', 'next: { es: "Anterior", en: "Previous" }'),
    problems: [
      'warning messages.yaml:60:17 message-other {"text":"Siguiente","other":"next","correct":["Anterior","Previous"]}',
    ],
  },
};
