import type { CourseCatalogueSection } from '../../../generated/types';
import type { SectionContext } from '../../features/shell/section-context';
import { CategoryFilter } from './CategoryFilter';
import { CategoryGroup } from './CategoryGroup';
import { ResultCount } from './ResultCount';
import { useChosenCategory } from './use-chosen-category';

/** All categories are in the HTML; the filter hides the ones that were not chosen. Of one there is nothing to choose. */
export function CourseCatalogue({ heading, categories }: CourseCatalogueSection & SectionContext) {
  const [chosen, choose] = useChosenCategory(categories.map(({ title }) => title));
  const isShown = (category: { title: string }) => chosen === undefined || category.title === chosen;
  return (
    <>
      {categories.length > 1 && (
        <div className="course-catalogue__bar">
          <CategoryFilter categories={categories} chosen={chosen} onChoose={choose} />
          <ResultCount categories={categories.filter(isShown)} />
        </div>
      )}
      {categories.map((category, index) => (
        <CategoryGroup
          key={category.title}
          category={category}
          heading={heading}
          isAlternate={index % 2 === 1}
          hidden={!isShown(category)}
        />
      ))}
    </>
  );
}
