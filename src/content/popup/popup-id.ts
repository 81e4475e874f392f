/** What storage and events call a popup: its setting, else the builder's or the element's own id (security rules, 16). */
export const popupIdOf = (host: HTMLElement, id: string): string =>
  (id || host.dataset["elementorId"] || host.dataset["id"] || host.id || "popup")
    .replace(/[^\w-]/g, "")
    .slice(0, 64);
