/** What an element says under bootstrap's name, in its fifth version and before. */
export const read = (element: Element, name: string): string | null =>
  element.getAttribute(`data-bs-${name}`) ?? element.getAttribute(`data-${name}`);
