import { nameOfThing } from '../content/thing';
import type { ContentPlace } from '../place';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';
import { SectionChoice } from './SectionChoice';

/** Sections that stand in a file of their own, for several pages. */
export function SharedSections({ place }: { place: ContentPlace }) {
  const { structure } = useWords();
  const language = useLanguage();
  const { edit, open, dataOf } = useStudio();
  const { contract, compilation } = useStudioState();
  const kind = contract.kinds.find(({ collection }) => collection === 'blocks');
  if (kind === undefined) return null;
  const sections = (compilation?.names.blocks ?? []).map(({ name }) => {
    const own = { file: kind.files.replace('*', name), pointer: [] };
    return { id: name, title: nameOfThing(contract, own, dataOf, language).title ?? name, own };
  });
  const show = (chosen: string) => {
    const section = sections.find(({ id }) => id === chosen);
    if (section === undefined) return;
    const label = structure.added(section.title);
    if (edit([{ do: 'insert', ...place, value: { block: chosen } }], { label })) open(section.own);
  };
  return <SectionChoice title={structure.blocks} sections={sections} onChoose={show} />;
}
