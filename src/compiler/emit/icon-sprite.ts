import { ownIcons } from '../../shared/own-icons';
import { ICON_SPRITE } from '../../shared/paths';
import type { Files, Site } from '../site';
import { noted } from '../values/notes';
import { valuesWith } from '../values/values';
import { madeOnDemand, type OutputFile } from './output-file';

/** The icons that the site's content names and those that the code draws, and no others, in one file. */
export function emitIconSprite(site: Site): OutputFile[] {
  return [madeOnDemand(ICON_SPRITE.slice(1), () => iconSprite(site))];
}

export function iconSprite(site: Files): string {
  const named = site.sources.flatMap((source) => iconsNamed(source, site.contract));
  const symbols = [...new Set<string>([...ownIcons, ...named])].sort().map((name) => site.contract.icons.get(name));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

const iconsNamed = noted('icons', (source, contract) => {
  const names = valuesWith({ sources: [source], contract }, 'x-icon').map(({ value }) => String(value));
  return [...new Set(names)];
});
