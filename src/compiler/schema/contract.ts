import type { Languages } from '../../shared/language';
import type { IconCollection } from './icons';
import type { Kind } from './kind';
import type { Schema } from './schema';
import type { StyleNames } from './style-names';
import type { Validator } from './validator';

/** What the files of a site may hold, as the schemas say. */
export interface Contract {
  /** The languages in which texts are written; none in the contract as it was read. */
  readonly languages: Languages;
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly kinds: readonly Kind[];
  readonly sections: ReadonlyMap<string, Schema>;
  readonly icons: IconCollection;
  readonly styles: StyleNames;
  readonly validate: Validator;
  /** The contract of a site in these languages. */
  readonly inLanguages: (languages: Languages) => Contract;
}
