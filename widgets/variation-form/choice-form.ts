import { selectAll } from "#browser/selectors.ts";
import { type Changes, createChanges } from "#dom/changes.ts";
import type { Variation } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { askVariation } from "./request-variation.ts";
import type { ButtonState } from "./form-controls.ts";
import { showDetails } from "./product-details.ts";
import { createGallery } from "./variation-gallery.ts";
import { showPicture } from "./variation-picture.ts";
import { createMessages } from "./messages.ts";
import { createOptions, nameOf } from "./list-options.ts";
import { showQuantity } from "./quantity-limits.ts";
import { markupOf } from "./variation-template.ts";
import { availabilityOf, fits, isExact, readVariations, textOf } from "./variations.ts";

/** A form with choices once it has been touched. */
export interface ChoiceForm {
  /** Finds and shows the variation that is chosen now. */
  check(): void;
  /** Takes every choice back. */
  reset(): void;
  /** Whether the form may be sent; what is missing is told, and the focus led there. */
  admit(): boolean;
  /** Reads all variations again. */
  reload(): void;
}

interface Parts {
  readonly form: HTMLFormElement;
  readonly selects: readonly HTMLSelectElement[];
  readonly changes: Changes;
  readonly setButton: (state: ButtonState) => void;
  readonly context: WidgetContext;
}

/** Begins to answer the choices of a form, until its widget ends. */
export function createChoiceForm({ form, selects, changes: lasting, setButton, context }: Parts): ChoiceForm {
  const { bus, guard, page, signal } = context;
  const narrow = createOptions(selects, lasting, signal);
  const messages = createMessages(form, context);
  const showGallery = createGallery(form, context);
  const idField = HTMLFormElement.prototype.querySelector.call(
    form,
    "input.variation_id, input[name=variation_id]",
  );
  const initialId = idField instanceof HTMLInputElement ? idField.value : "";
  const names = selects.map(nameOf);
  let variations = readVariations(form);
  let state: ButtonState | "none" = "needed";
  /** What is shown of the variation found; its end takes all of it back. */
  let shown = new AbortController();
  signal.addEventListener("abort", () => {
    setId(initialId);
    shown.abort();
  });

  const chosenNow = () => Object.fromEntries(selects.map((select) => [nameOf(select), select.value]));

  function setId(id: string) {
    if (!(idField instanceof HTMLInputElement) || idField.value === id) return;
    idField.value = id;
    idField.dispatchEvent(new Event("change", { bubbles: true }));
  }

  function setState(next: typeof state) {
    state = next;
    setButton(next === "none" ? "unavailable" : next);
  }

  /** A fresh start for what is shown; true where a picture went with it. */
  function clear() {
    shown.abort();
    shown = new AbortController();
    messages.clear();
    setId(initialId);
  }

  function showNothing(next: typeof state) {
    setState(next);
    guard(() => showGallery(""));
    bus.emit("reset_data", { form });
    bus.emit("reset_image", { form });
    bus.emit("hide_variation", { form });
  }

  function found(variation: Variation) {
    const own = shown;
    const isPurchasable = ["is_purchasable", "is_in_stock", "variation_is_visible"].every(
      (field) => variation[field] !== false,
    );
    const changes = createChanges(own.signal);
    setId(textOf(variation, "variation_id"));
    setState(isPurchasable ? "ready" : "unavailable");
    // Its number alone is enough for a cart that is asked in the background.
    if (isPurchasable && isExact(variation, names))
      changes.setAttribute(form, "data-islet-variation", textOf(variation, "variation_id"));
    showQuantity(form, variation, changes);
    showDetails(form, variation, own.signal);
    const pictures = textOf(variation, "gallery_images_html");
    guard(() => showGallery(pictures));
    const gallery = pictures ? null : showPicture(form, variation, changes);
    bus.emit("found_variation", { form, variation });
    if (gallery) {
      bus.emit("woocommerce_gallery_reset_slide_position", { gallery });
      bus.emit("woocommerce_gallery_init_zoom", { gallery });
    }
    guard(() => show(variation, isPurchasable));
  }

  async function show(variation: Variation, isPurchasable: boolean) {
    const own = shown;
    const place = placeOf(form);
    try {
      const { sanitise } = await import("#browser/safe-html.ts");
      const content = await sanitise(markupOf(variation, page), "fragment", { sameOrigin: true });
      if (own.signal.aborted) return;
      const before = [...(place?.childNodes ?? [])];
      place?.replaceChildren(content);
      own.signal.addEventListener("abort", () => place?.replaceChildren(...before));
      bus.emit("show_variation", { form, variation, isPurchasable });
    } catch (error) {
      if (!own.signal.aborted) messages.tell("unknown");
      throw error;
    }
  }

  /** Until the answer is here the form can be sent as it is: the server finds the variation, too. */
  async function ask() {
    const own = shown;
    showNothing("ready");
    const place = placeOf(form);
    const changes = createChanges(own.signal);
    if (place) changes.setAttribute(place, "aria-busy", "true");
    const answer = await askVariation(form, chosenNow(), page, own.signal);
    if (own.signal.aborted) return;
    clear();
    if (answer === "failed") messages.tell("unknown");
    else decide(answer ?? undefined);
  }

  function decide(variation: Variation | undefined) {
    if (variation) return found(variation);
    showNothing("none");
    messages.showNoMatch();
  }

  function check() {
    clear();
    const all = variations;
    if (all) bus.emit("update_variation_values", { form });
    // A choice that is lost may open others.
    for (let round = 0; all && round <= selects.length; round++)
      if (!narrow((name, value) => availabilityOf(all, chosenNow(), name, value))) break;
    // Swatches of plugins show by this what the lists hold now.
    if (all) bus.emit("woocommerce_update_variation_values", { form });
    for (const link of selectAll(form, ".reset_variations"))
      if (link instanceof HTMLElement)
        lasting.setStyle(link, "visibility", selects.some(({ value }) => value) ? "visible" : "hidden");
    if (selects.some(({ value }) => !value)) showNothing("needed");
    else if (all) decide(all.find((variation) => fits(variation, chosenNow())));
    else guard(ask);
  }

  return {
    check,
    reload() {
      variations = readVariations(form);
      check();
    },
    reset() {
      for (const select of selects) {
        select.value = "";
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }
      messages.announceReset();
      selects[0]?.focus();
    },
    admit() {
      if (state === "ready") return true;
      const missing = selects.find(({ value }) => !value);
      messages.tell(missing ? "needed" : state === "none" ? "none" : "unavailable", missing);
      (missing ?? selects[0])?.focus();
      return false;
    },
  };
}

const placeOf = (form: Element) => selectAll(form, ".single_variation", { limit: 1 })[0];
