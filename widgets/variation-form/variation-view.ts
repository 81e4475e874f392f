import { query } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { Variation } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { FormState, ShowState } from "./form-state.ts";
import { createGalleryEvents } from "./gallery-events.ts";
import type { Messages } from "./messages.ts";
import { showDetails } from "./product-details.ts";
import { limitQuantity } from "./quantity-limits.ts";
import { createVariationGallery } from "./variation-gallery.ts";
import { showPicture } from "./variation-picture.ts";
import { showSummary } from "./variation-summary.ts";
import { isExact, isPurchasable, textOf } from "./variations.ts";

/** What the product's page shows of a variation. */
export interface VariationView {
  state(): FormState;
  /** Aborts when what is shown now is cleared. */
  signal(): AbortSignal;
  /** Restores what the server printed. */
  clear(): void;
  showVariation(variation: Variation): void;
  showNoVariation(state: FormState): void;
}

interface VariationViewOptions {
  readonly form: HTMLFormElement;
  /** Names of the attributes that the form's lists choose. */
  readonly names: readonly string[];
  readonly showState: ShowState;
  readonly messages: Messages;
  readonly context: WidgetContext;
}

export function createVariationView(options: VariationViewOptions): VariationView {
  const { form, names, showState, messages, context } = options;
  const { bus, guard } = context;
  const showGallery = createVariationGallery(form, context);
  const writeId = createIdWriter(form);
  const tellGallery = createGalleryEvents(form, bus);
  let state: FormState = "needed";
  let shown = new AbortController();
  context.signal.addEventListener("abort", () => {
    writeId(null);
    shown.abort();
  });

  function setState(next: FormState) {
    state = next;
    showState(next);
  }

  function clear() {
    shown.abort();
    shown = new AbortController();
    messages.clear();
    writeId(null);
  }

  function showNoVariation(next: FormState) {
    setState(next);
    guard(() => showGallery(""));
    bus.emit("reset_image", { form });
    bus.emit("hide_variation", { form });
    bus.emit("reset_data", { form });
    tellGallery("");
  }

  function showVariation(variation: Variation) {
    const { signal } = shown;
    const changes = createChanges(signal);
    const id = textOf(variation, "variation_id");
    writeId(id);
    setState(isPurchasable(variation) ? "ready" : "unavailable");
    // The add-to-cart widget sends an exact variation by its number alone.
    if (isPurchasable(variation) && isExact(variation, names))
      changes.setAttribute(form, "data-islet-variation", id);
    limitQuantity(form, variation, changes);
    showDetails(form, variation, signal);
    const galleryHtml = textOf(variation, "gallery_images_html");
    guard(() => showGallery(galleryHtml));
    const pictureChange = galleryHtml ? "none" : showPicture(form, variation, changes);
    bus.emit("found_variation", { form, variation });
    tellGallery(textOf(variation, "image_id"), pictureChange);
    guard(() => showPrice(options, variation, signal));
  }

  return { state: () => state, signal: () => shown.signal, clear, showVariation, showNoVariation };
}

async function showPrice(
  { form, messages, context }: VariationViewOptions,
  variation: Variation,
  signal: AbortSignal,
) {
  try {
    await showSummary({ form, variation, context, signal });
  } catch (error) {
    if (!signal.aborted) messages.showProblem("unknown");
    throw error;
  }
  if (!signal.aborted)
    context.bus.emit("show_variation", { form, variation, isPurchasable: isPurchasable(variation) });
}

/** Writes a variation's number into the form's hidden field; null restores the printed one. */
function createIdWriter(form: HTMLFormElement): (id: string | null) => void {
  const field =
    query<HTMLInputElement>(form, "input[name=variation_id]") ??
    query<HTMLInputElement>(form, "input.variation_id");
  const printedId = field?.value ?? "";
  return (id) => {
    if (!field || field.value === (id ?? printedId)) return;
    field.value = id ?? printedId;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
