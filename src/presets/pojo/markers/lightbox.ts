import type { Marker } from "#runtime/markup.ts";
import { GALLERIES, IMAGE_LINKS } from "../../shared/image-links.ts";
import { isOnPage } from "../../shared/is-on-page.ts";
import { groupOf, isOn, paramsOf, textOf } from "../../shared/params.ts";
import { supportsHas } from "../../shared/supports-has.ts";

/** Where the theme's lightbox leaves pictures alone: in the shop if the site says so, and where the builder has its own. */
const isLeftAlone = (isShopLeft: boolean) =>
  (isShopLeft && isOnPage("body.woocommerce")) ||
  (isOn(groupOf(paramsOf("elementorFrontendConfig"), "kit"), "global_image_lightbox") &&
    isOnPage("body.elementor-page"));

/** Links that the theme's lightbox opens, if the site has it: pictures in links to pictures, and those named for it. */
export const lightbox = (): readonly Marker[] => {
  const options = paramsOf("PojoLightboxOptions");
  const script = textOf(options, "script_type");
  if (!script || isLeftAlone(textOf(options, "woocommerce") === "disable")) return [];
  const view = groupOf(options, "lightbox_args");
  const isSmallLeft = script === "prettyPhoto" && textOf(options, "smartphone") === "disable";
  const pictures = supportsHas() ? `${IMAGE_LINKS}:has(img)` : IMAGE_LINKS;
  return [
    {
      selector: `${pictures},a[rel^="lightbox"]`,
      widget: "lightbox",
      ...(isSmallLeft && { on: "interaction media (min-width: 601px)" }),
      settings: {
        group: `${GALLERIES}, .pojo-gallery`,
        counter: view["counterEl"] !== false,
        zoom: view["zoomEl"] !== false,
        titles: view["captionEl"] !== false,
        loop: view["loop"] !== false,
      },
    },
  ];
};
