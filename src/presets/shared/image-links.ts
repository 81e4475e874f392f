const EXTENSIONS = ["jpg", "jpeg", "png", "gif", "webp", "avif", "svg"];

/** Links to pictures, by the end of their address' path; not those of a product, whose gallery opens them itself. */
export const IMAGE_LINKS = `a:is(${EXTENSIONS.map((end) => `[href$=".${end}" i],[href*=".${end}?" i]`).join()}):not(.woocommerce-product-gallery *)`;

/** Elements of WordPress that hold the pictures of one gallery. */
export const GALLERIES = ".gallery, .wp-block-gallery";
