import { inLanguage } from '../../compiler/languages';
import { isBlockUse } from '../../compiler/page-sections/sections';
import { isRecord } from '../../shared/is-record';
import { nameOfThing, titleLanguage } from '../content/thing';
import type { Choice } from '../forms/use-combobox';
import type { ContentPlace } from '../place';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';
import { SectionChoice } from './SectionChoice';

/** A section of another page as it can be put in once more: without its anchor, by which links find the other one. */
interface SectionElsewhere extends Choice {
  readonly value: unknown;
}

/** Sections of other pages, of which one can be copied to a place. */
export function SectionsElsewhere({ place }: { place: ContentPlace }) {
  const { structure } = useWords();
  const { edit, open } = useStudio();
  const sections = useSectionsElsewhere(place.file);
  const copy = (chosen: string) => {
    const section = sections.find((each) => each.id === chosen);
    if (section === undefined) return;
    const label = structure.added(section.title);
    if (edit([{ do: 'insert', ...place, value: section.value }], { label })) open(place);
  };
  return <SectionChoice title={structure.elsewhere} sections={sections} onChoose={copy} />;
}

/** What stands on a template is of no other page. */
function useSectionsElsewhere(file: string): readonly SectionElsewhere[] {
  const language = useLanguage();
  const { dataOf } = useStudio();
  const { contract, compilation } = useStudioState();
  return (compilation?.pages ?? []).flatMap((page): SectionElsewhere[] => {
    const data = dataOf(page.file);
    if (page.file === file || !isRecord(data) || data.each !== undefined || !Array.isArray(data.sections)) return [];
    const pageTitle = inLanguage(page.title, titleLanguage(contract, language)) ?? page.id;
    return data.sections.flatMap((section: unknown, index): SectionElsewhere[] => {
      if (!isRecord(section) || isBlockUse(section)) return [];
      const place = { file: page.file, pointer: ['sections', index] };
      const { kind, title } = nameOfThing(contract, place, dataOf, language);
      const { id: _anchor, ...value } = section;
      const detail = title === undefined ? pageTitle : `${kind} · ${pageTitle}`;
      return [{ id: `${page.file}#${index}`, title: title ?? kind, detail, value }];
    });
  });
}
