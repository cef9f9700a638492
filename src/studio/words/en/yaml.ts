import type { Words } from '../words';

export const yaml: Words['yaml'] = {
  label: (file) => `${file}, as YAML`,
  help: 'Ctrl+Space suggests what can be written. To leave with the keyboard: Escape, then Tab.',
  problems: (count) => (count === 1 ? '1 problem' : `${count} problems`),
};
