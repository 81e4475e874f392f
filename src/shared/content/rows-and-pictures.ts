/** What lists of a page builder look like before they are used. */
export { layInRows } from "#dom/masonry/rows.ts";
export { fitPictures } from "./portfolio/fit-pictures.ts";
