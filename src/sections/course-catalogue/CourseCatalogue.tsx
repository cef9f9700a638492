import { useState } from 'react';
import type { CourseCatalogueSection } from '../../../generated/types';
import { SectionHeader } from '../../ui/section-header/SectionHeader';
import { CategoryFilter } from './CategoryFilter';
import { CategoryGroup } from './CategoryGroup';
import { ResultCount } from './ResultCount';

/** All categories are in the HTML; the filter hides the ones that were not chosen. */
export function CourseCatalogue({ id, eyebrow, title, intro, categories }: CourseCatalogueSection) {
  const [chosen, setChosen] = useState<string>();
  const isShown = (category: { title: string }) => chosen === undefined || category.title === chosen;
  return (
    <div className="container">
      <SectionHeader id={id} eyebrow={eyebrow} title={title} intro={intro} />
      <div className="course-catalogue__bar">
        <CategoryFilter categories={categories} chosen={chosen} onChoose={setChosen} />
        <ResultCount categories={categories.filter(isShown)} />
      </div>
      {categories.map((category, index) => (
        <CategoryGroup
          key={category.title}
          category={category}
          level={title === undefined ? 2 : 3}
          isAlternate={index % 2 === 1}
          hidden={!isShown(category)}
        />
      ))}
    </div>
  );
}
