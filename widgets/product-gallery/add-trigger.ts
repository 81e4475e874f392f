import type { Gallery } from "./gallery.ts";

export const TRIGGER = ".woocommerce-product-gallery__trigger";

/** Puts the shop's button for the whole window before the pictures. */
export function addTrigger({ host, dialogId, context: { listen, page, signal } }: Gallery): void {
  const trigger = document.createElement("a");
  const icon = document.createElement("span");
  trigger.className = "woocommerce-product-gallery__trigger islet-product-gallery__trigger";
  trigger.href = "#";
  trigger.role = "button";
  trigger.ariaHasPopup = "dialog";
  trigger.setAttribute("aria-controls", dialogId);
  trigger.ariaLabel = page.text("product_gallery_trigger", "View full-screen image gallery");
  icon.className = "islet-product-gallery__lens";
  trigger.append(icon);
  host.prepend(trigger);
  signal.addEventListener("abort", () => trigger.remove());
  listen(trigger, "keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    trigger.click();
  });
}
