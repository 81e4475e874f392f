/** The first heading that the CMS printed in a host, in words; empty where there is none. */
export const headingOf = (host: HTMLElement): string =>
  host.querySelector("h1,h2,h3,h4,h5,h6,[role=heading]")?.textContent?.trim() ?? "";
