/** The words of the settings for the format of addresses; they are in the group `main`. */
export const tableWords = {
  countries: {
    title: "States",
    about: "JSON: states by code for each country; an empty list if a country has none.",
    group: "main",
    readBy: "code",
    forPresets: true,
  },
  locale: {
    title: "Formats",
    about: "JSON: label, order and other properties of address fields by country; defaults under default.",
    group: "main",
    readBy: "code",
    forPresets: true,
  },
} as const;
