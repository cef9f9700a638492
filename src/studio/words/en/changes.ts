import type { changes as es } from '../es/changes';

export const changes: typeof es = {
  quoted: (text) => `“${text}”`,
  named: (kind, name) => `${kind} “${name}”`,
  numbered: (kind, number) => `${kind} ${number}`,
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
  items: (count) => (count === 1 ? '1 item' : `${count} items`),
  at: (place, change) => `${place}: ${change}`,
  inLanguage: (language, change) => `in ${language}, ${change}`,
  changed: (before, after) => `${before} → ${after}`,
  formatted: (text) => `formatted or linked differently: ${text}`,
  added: (what) => `add ${what}`,
  removed: (what) => `remove ${what}`,
  moved: (what, from, to) =>
    from === to ? `move ${what} among the others` : `move ${what} from place ${from} to ${to}`,
  renamed: (from, to) => `rename ${from} to ${to}`,
  fileAdded: 'new file',
  fileRemoved: 'removed',
  fileRenamed: (from, to) => `the file ${from} is now called ${to}`,
  fileChanged: 'the file is another one',
  fileRewritten: 'written in another way, saying the same',
  translations: 'Translations that were checked',
  translationsChecked: 'it is noted that they are still right',
  media: 'Pictures and documents',
  mediaAdded: (file) => `add ${file}`,
  mediaRemoved: (file) => `remove ${file}`,
  mediaChanged: (file) => `another ${file}`,
  inside: (file, place) => `${file} › ${place}`,
  summary: (place, count) => `${place}: ${count} changes`,
  places: (places, more) =>
    more > 0 ? `Changes to ${places.join(', ')} and ${more} more` : `Changes to ${joined(places)}`,
  pieces: (count) => `Changes in ${count} places`,
  none: 'No changes',
};

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
