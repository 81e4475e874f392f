import type { Preset } from "#runtime/preset.ts";
import { paramsOf, textOf, withText } from "../shared/params.ts";
import { isAnyRunning } from "../shared/running-scripts.ts";
import { forms } from "./markers/forms.ts";
import { lightbox } from "./markers/lightbox.ts";
import { lists } from "./markers/lists.ts";
import { masterSliders } from "./markers/master-sliders.ts";
import { menus } from "./markers/menus.ts";
import { panels } from "./markers/panels.ts";
import { scrolling } from "./markers/scrolling.ts";
import { sliders } from "./markers/sliders.ts";
import { videos } from "./markers/videos.ts";
import { FORM_SCRIPT, LIGHTBOX_SCRIPT, THEME_SCRIPT } from "./stock.ts";

/** The native markup of themes of the Pojo framework. Where their script runs, the preset leaves the page to it. */
const preset: Preset = {
  config: () => withText({ ajax_url: textOf(paramsOf("Pojo"), "ajaxurl") }),
  async markers({ scriptsOff }, skip, { signal }) {
    if (await isAnyRunning(THEME_SCRIPT, scriptsOff)) {
      skip("the theme's script runs here, so its widgets are left to it");
      return [];
    }
    const hasFormScript = await isAnyRunning(FORM_SCRIPT, scriptsOff);
    if (hasFormScript) skip("the contact form's script runs here, so its forms are left to it");
    const pictures = lightbox();
    const hasLightbox = pictures.length > 0 && (await isAnyRunning(LIGHTBOX_SCRIPT, scriptsOff));
    if (hasLightbox) skip("the theme's lightbox runs here, so pictures are left to it");
    return [
      ...(hasFormScript ? [] : forms()),
      ...lists(signal),
      ...masterSliders(signal),
      ...menus(),
      ...panels,
      ...scrolling(),
      ...sliders,
      ...videos,
      ...(hasLightbox ? [] : pictures),
    ];
  },
};

export default preset;
