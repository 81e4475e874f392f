/** The cross in a button of the class `islet-button` that closes something. */
export const Cross = () => (
  <svg className="islet-icon" aria-hidden="true" viewBox="0 0 16 16">
    <path d="m2 2 12 12M14 2 2 14" />
  </svg>
);
