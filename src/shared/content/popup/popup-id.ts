/** Returns the id for storage and events: from the settings, else Elementor's, else the element's. */
export const popupIdOf = (host: HTMLElement, id: string): string =>
  (id || host.dataset["elementorId"] || host.dataset["id"] || host.id || "popup")
    .replace(/[^\w-]/g, "")
    .slice(0, 64);
