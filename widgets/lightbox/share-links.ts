import { isNode } from "#runtime/node-type.ts";
import type { Page } from "#runtime/page.ts";
import type { LightboxItem } from "#ui/lightbox/item.ts";

const address = (base: string, query: Readonly<Record<string, string>>) =>
  `${base}?${new URLSearchParams(query)}`;

interface ShareLink {
  readonly text: string;
  readonly href: string;
  readonly isDownload?: boolean;
}

/** Where an item can be shared: the page, which opens the item again if it can, or the picture. */
function linksTo({ address: file, caption, hash = "", videoRatio }: LightboxItem, page: Page): ShareLink[] {
  const url = location.href.replace(/#.*/, "") + hash;
  const links = [
    {
      text: page.text("share_on_facebook", "Share on Facebook"),
      href: address("https://www.facebook.com/sharer.php", { u: url }),
    },
    {
      text: page.text("share_on_x", "Share on X"),
      href: address("https://x.com/intent/tweet", { text: caption, url }),
    },
    {
      text: page.text("pin_it", "Pin it"),
      href: address("https://www.pinterest.com/pin/create/button/", { url, media: file }),
    },
  ];
  const download = { text: page.text("download_image", "Download image"), href: file, isDownload: true };
  return videoRatio ? links : [...links, download];
}

function createLink({ text, href, isDownload = false }: ShareLink): HTMLElement {
  const link = document.createElement("a");
  link.href = href;
  if (isDownload) link.download = "";
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = text;
  return link;
}

/**
 * Shows links below the button of a lightbox, and makes the button show and hide them from now on. Escape hides them and
 * leads back to the button; so does whatever the visitor does beside them.
 */
export function openShareLinks(button: HTMLElement, shown: () => LightboxItem, page: Page): void {
  const list = document.createElement("div");
  list.className = "islet-lightbox__links";
  button.after(list);

  function setOpen(isOpen: boolean) {
    list.hidden = !isOpen;
    button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) list.replaceChildren(...linksTo(shown(), page).map(createLink));
  }
  const isBeside = (target: EventTarget | null) =>
    isNode(target) && !list.contains(target) && !button.contains(target);

  button.addEventListener("click", () => setOpen(!!list.hidden));
  for (const element of [button, list])
    element.addEventListener("keydown", (event) => {
      // The keys of the lightbox would show another picture, or close it.
      if (!list.hidden) event.stopPropagation();
      if (list.hidden || event.key !== "Escape") return;
      event.preventDefault();
      setOpen(false);
      button.focus();
    });
  const dialog = button.closest("dialog");
  for (const type of ["pointerdown", "focusin"])
    dialog?.addEventListener(type, ({ target }) => isBeside(target) && setOpen(false));
  setOpen(true);
}
