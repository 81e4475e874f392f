import {
  type ElementorSettings,
  elementorSettings,
  renamed,
  sizesOf,
  switches,
} from "../../shared/element-settings.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { GALLERIES } from "./selectors.ts";

const GALLERY_PARTS = {
  container: ".elementor-gallery__container",
  item: ":scope > .e-gallery-item",
  image: ".e-gallery-image",
  overlay: ".elementor-gallery-item__overlay",
  content: ".elementor-gallery-item__content > *",
  filter: ".elementor-gallery-title",
  active: "elementor-item-active",
  loaded: "e-gallery-image-loaded",
};

/** Elementor's style sheet moves what has this class name. */
const motionOf = (animation: unknown) =>
  typeof animation === "string" && animation ? `elementor-animated-item--${animation}` : "";

function gallerySettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  return {
    ...renamed(settings, "columns", "columns"),
    ...sizesOf(settings, "gap"),
    ...sizesOf(settings, "ideal_row_height"),
    ...switches(settings, "lazyload"),
    gallery_layout: settings["gallery_layout"] || "grid",
    aspect_ratio: settings["aspect_ratio"] || "3:2",
    parts: {
      ...GALLERY_PARTS,
      image_motion: motionOf(settings["image_hover_animation"]),
      overlay_motion: motionOf(settings["background_overlay_hover_animation"]),
      content_motion: motionOf(settings["content_hover_animation"]),
    },
  };
}

/** Galleries of pictures. */
export const galleries: NativeMarkers = () => [
  { selector: GALLERIES, widget: "gallery", settings: gallerySettings },
];
