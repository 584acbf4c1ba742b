/** The file with the words of a section, which code reads under the same name. */
export function sectionFile(id: string): string {
  return `section-${id}.json`;
}
