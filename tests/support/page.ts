import { capitalised } from '../../src/shared/capitalised';
import { yaml } from './yaml';

/** A page at `/name` and `/name-en` with texts of its own, of which some are given. */
export const page = (
  name: string,
  more: { title?: string; description?: string; head?: string; sections?: string } = {},
) => yaml`
  path: { es: "/${name}", en: "/${name}-en" }
  title: { es: "${more.title ?? `${capitalised(name)} es`}", en: "${capitalised(name)} en" }
  description: { es: "${more.description ?? `Todo lo que hay que saber de ${name}.`}", en: "All there is to know about ${name}." }
  ${more.head ?? ''}
  sections:
    - ${more.sections ?? '{ type: hero, title: { es: "Hola", en: "Hello" } }'}
`;
