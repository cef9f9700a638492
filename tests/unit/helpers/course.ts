import { yaml } from './yaml';

/** The YAML of a course that lacks nothing; further keys go behind it. */
export const course = yaml`
  code: KNEAD
  title: { es: "Amasado", en: "Kneading" }
  description: { es: "Con las manos.", en: "By hand." }
  duration: { es: "1 día", en: "1 day" }
  place: { es: "Obrador", en: "Bakehouse" }
`;
