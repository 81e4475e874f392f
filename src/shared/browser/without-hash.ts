/** The address of a page without its place inside the page. */
export const withoutHash = (address: string): string => address.replace(/#.*/, "");
