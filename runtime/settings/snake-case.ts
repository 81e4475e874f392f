/** The CMS's spelling of a setting's name: `showDays` is `show_days`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
