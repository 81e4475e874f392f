import { isRecord, parseJson } from "#runtime/parse-json.ts";
import { exposeGlobals } from "../../shared/expose-globals.ts";
import { markOurs } from "../../shared/our-values.ts";
import { paramsOf, textOf, withText } from "../../shared/params.ts";
import { PHOTOS_SCRIPT } from "../stock.ts";
import type { NativeFeed } from "./native-feed.ts";

const OPTIONS = "sb_instagram_js_options";
const AUTHORS_DELAY_MS = 100;
const FLAGS = /^(?:ajaxPostLoad|debug|favorLocal|gdpr|imageLoadDisable|overrideBlockCDN|resizeDisable)$/;

const parts = {
  list: "#sbi_images",
  item: ".sbi_item",
  link: "a.sbi_photo",
  image: "img",
  copies: ".sbi_resized_image_data",
  more: ".sbi_load_btn",
  more_text: ".sbi_btn_text",
  spinner: ".sbi_loader",
  waiting: "sbi_new sbi_transition",
  surplus: "sbi_num_diff_hide",
  failed: "sbi_had_error",
  failed_image: "sbi_img_error",
  hidden: "sbi_hidden",
  small: "sbi_small",
  medium: "sbi_medium",
  retry: "sbi_load_btn",
};

/** What the server keeps in an attribute as JSON. */
const optionsOf = ({ dataset }: HTMLElement) => {
  const parsed = parseJson(dataset["options"]);
  return parsed.ok && isRecord(parsed.value) ? parsed.value : {};
};

/** Attributes that are no number, or none of what a field may be, leave the widget's own default. */
const numbers = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => /^\d{1,3}$/.test(text ?? "")));

const oneOf = (text: string | undefined, known: readonly string[]) =>
  known.includes(text ?? "") ? text : known[0];

function settingsOf(host: HTMLElement) {
  const { dataset } = host;
  const { cols, colstablet, num, nummobile, sbiFlags = "", shortcodeAtts } = dataset;
  const flags = sbiFlags.split(",");
  return {
    ...numbers({ cols, colstablet, num, nummobile }),
    ...withText({
      colsmobile: dataset["colsmobile"],
      feed_id: dataset["feedid"],
      post_id: dataset["postid"],
      shortcode_atts: parseJson(shortcodeAtts).ok ? shortcodeAtts : undefined,
      locator_nonce: dataset["locatornonce"],
      resized_url: textOf(paramsOf(OPTIONS), "resized_url"),
    }),
    img_res: oneOf(dataset["res"], ["auto", "thumb", "medium", "full"]),
    imageaspectratio: oneOf(dataset["imageaspectratio"], ["1:1", "4:5", "3:4"]),
    cache_all: optionsOf(host)["cache_all"] === true,
    lightbox: false,
    locator: flags.includes("locator"),
    test_ajax: flags.includes("testAjax"),
    flags: flags.filter((flag) => FLAGS.test(flag)),
    parts,
  };
}

/** The feed for Instagram. */
export const photoFeed: NativeFeed = {
  name: "Instagram Feed",
  scripts: PHOTOS_SCRIPT,
  config: () => withText({ ajax_url: textOf(paramsOf(OPTIONS), "ajax_url") }),
  markers: () => [{ selector: ".sbi[data-feedid]", widget: "photo-feed", settings: settingsOf }],
  connect({ bus, signal }) {
    const init = markOurs(() => bus.emit("sbi_init", {}));
    if (Reflect.get(window, "sbi_init") === undefined) exposeGlobals(window, { sbi_init: init }, signal);
    // What a site's author has written for every new feed.
    bus.on("sbiafterfeedcreate", () => {
      const timer = setTimeout(() => {
        const run: unknown = Reflect.get(window, "sbi_custom_js");
        if (typeof run === "function") Reflect.apply(run, window, []);
      }, AUTHORS_DELAY_MS);
      signal.addEventListener("abort", () => clearTimeout(timer));
    });
  },
};
