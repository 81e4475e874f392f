/**
 * The commands that run what holds for every widget for one of them. A title of the browser tests names several widgets.
 * @param {string} name @returns {string[]}
 */
export const contractCommands = (name) => [
  `npm run test:unit -- tests/contract -t "of ${name} "`,
  `npm run test:e2e -- e2e/runtime/contract.spec.ts -g " ${name}[ ,]"`,
];
