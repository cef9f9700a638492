import { yaml } from './yaml';

/** The YAML of a course that lacks nothing; further keys go behind it. */
export const course = yaml`
  code: KNEAD
  title: { es: "Amasado", en: "Kneading" }
  description: { es: "Con las manos.", en: "By hand." }
  duration: { es: "1 día", en: "1 day" }
  place: { es: "Obrador", en: "Bakehouse" }
`;

/** The course with a start. */
export function startingOn(start: string): string {
  return `${course}start: ${start}\n`;
}

/** A page that shows each course, with the given description. */
export function courseTemplate(description: string, spanish = 'Clase'): string {
  return yaml`
    each: courses
    path: { es: "/clases/{id}", en: "/classes/{id}" }
    title: { es: "{{entry.title}}", en: "{{entry.title}}" }
    description: { es: "${spanish}", en: "${description}" }
    sections:
      - type: hero
        title: { es: "Clase", en: "Class" }
  `;
}
