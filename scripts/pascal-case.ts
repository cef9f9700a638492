/** What the component, or the type, of that name is called: `course-strips` is `CourseStrips`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}
