import type { ComponentType } from 'react';
import type { SectionProps, SectionType } from '../../generated/types';
import type { StructuredData } from '../features/search/thing';
import type { SectionContext } from '../features/shell/section-context';

/** How the component of one section type is loaded. */
type SectionLoader<Type extends SectionType> = () => Promise<ComponentType<SectionProps[Type] & SectionContext>>;

/** Loaders by section type: what the generated registry is checked against. */
export type SectionLoaders = { readonly [Type in SectionType]?: SectionLoader<Type> };

/** Loaders of the structured data of sections, by section type. */
export type StructuredDataLoaders = {
  readonly [Type in SectionType]?: () => Promise<StructuredData<SectionProps[Type]>>;
};

/** Components that are ready to be rendered, by section type. */
export type SectionComponents = Readonly<Partial<Record<SectionType, ComponentType<never>>>>;

/** Loads the components of the given types that the registry has, trying twice. */
export async function loadComponents(
  loaders: SectionLoaders,
  types: Iterable<SectionType>,
): Promise<SectionComponents> {
  const wanted = [...new Set(types)].flatMap((type) => {
    const load = loaders[type] as (() => Promise<ComponentType<never>>) | undefined;
    return load === undefined
      ? []
      : [
          load()
            .catch(load)
            .then((component) => [type, component] as const),
        ];
  });
  return Object.fromEntries(await Promise.all(wanted)) as SectionComponents;
}
