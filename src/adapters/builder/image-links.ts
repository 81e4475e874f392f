const EXTENSIONS = ["jpg", "jpeg", "png", "gif", "webp", "avif", "svg"];

/** Links to pictures, by the end of their address' path. */
export const IMAGE_LINKS = `a:is(${EXTENSIONS.map((end) => `[href$=".${end}" i],[href*=".${end}?" i]`).join()})`;

/** Elements of WordPress that hold the pictures of one gallery. */
export const GALLERIES = ".gallery, .wp-block-gallery";
