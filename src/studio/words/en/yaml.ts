import type { Words } from '../es';

export const yaml: Words['yaml'] = {
  label: (file) => `${file}, as YAML`,
  help: 'Ctrl+Space suggests what can be written. To leave with the keyboard: Escape, then Tab.',
  fix: 'Fix',
  phrases: {
    Completions: 'Suggestions',
    Diagnostics: 'Problems',
    'No diagnostics': 'No problems',
    'Fold line': 'Fold',
    'Unfold line': 'Unfold',
    'Selection deleted': 'Selection deleted',
  },
};
