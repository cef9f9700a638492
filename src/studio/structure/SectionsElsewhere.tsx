import { inLanguage } from '../../compiler/languages';
import { isBlockUse } from '../../compiler/values/sections';
import { isRecord } from '../../shared/is-record';
import { nameOfThing, titleLanguage } from '../content/thing';
import type { Choice } from '../forms/use-combobox';
import type { ContentPlace } from '../place';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';
import { copyHereEdits } from './repeat-section';
import { SectionChoice } from './SectionChoice';

/** A section of another page, and where it stands there. */
interface SectionElsewhere extends Choice {
  readonly place: ContentPlace;
  readonly section: unknown;
}

/** Sections of other pages, of which one can be copied to a place. */
export function SectionsElsewhere({ place }: { place: ContentPlace }) {
  const { structure } = useWords();
  const { edit, open } = useStudio();
  const sections = useSectionsElsewhere(place.file);
  const copy = (chosen: string) => {
    const found = sections.find((each) => each.id === chosen);
    if (found === undefined) return;
    const label = structure.added(found.title);
    if (edit(copyHereEdits(place, found.place, found.section), { label })) open(place);
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
      const detail = title === undefined ? pageTitle : `${kind} · ${pageTitle}`;
      return [{ id: `${page.file}#${index}`, title: title ?? kind, detail, place, section }];
    });
  });
}
