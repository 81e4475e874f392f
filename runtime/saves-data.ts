/** Whether the visitor asks for little data: nothing is then loaded before it is wanted. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
