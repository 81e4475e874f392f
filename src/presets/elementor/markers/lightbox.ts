import { GALLERIES, IMAGE_LINKS } from "../../shared/image-links.ts";
import { groupOf, isOn, paramsOf, textOf } from "../../shared/params.ts";
import type { NativeMarkers } from "./native-markers.ts";

/** Not those of a video's own element, which the widget `video` opens. */
const COVERS = "[data-elementor-lightbox]:not(a):not(.elementor-widget-video *)";

/**
 * Links that open pictures and videos over the page: those that an editor has chosen, and all that lead to pictures if the
 * site wants that. A video's cover is no link, so no press on it may be lost while code loads.
 */
export const lightbox: NativeMarkers = ({ isEditor }) => {
  if (isEditor) return [];
  const kit = groupOf(paramsOf("elementorFrontendConfig"), "kit");
  const byDefault = isOn(kit, "global_image_lightbox")
    ? `,${IMAGE_LINKS}:not([data-elementor-open-lightbox="no"],[download])`
    : "";
  // A page that is opened with an action in its address opens what one of its links offers.
  const isAction = location.hash.includes("lightbox");
  const marker = {
    widget: "lightbox",
    settings: {
      group: GALLERIES,
      counter: isOn(kit, "lightbox_enable_counter"),
      zoom: isOn(kit, "lightbox_enable_zoom"),
      share: isOn(kit, "lightbox_enable_share"),
      titles: Boolean(textOf(kit, "lightbox_title_src")),
      descriptions: Boolean(textOf(kit, "lightbox_description_src")),
      parts: { id: "elementor-lightbox", dialog: "elementor-lightbox" },
    },
  };
  return [
    {
      ...marker,
      selector: `a[data-elementor-open-lightbox="yes"]${byDefault}`,
      ...(isAction && { on: "load" }),
    },
    { ...marker, selector: COVERS, on: isAction ? "load" : "visible" },
  ];
};
