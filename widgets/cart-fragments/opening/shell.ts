import { safeUrl } from "#browser/safe-url.ts";
import type { Page } from "#runtime/page.ts";
import { CONTAINER, CONTENT } from "#shop/mini-cart/markup.ts";
import { measureDropdown, sizeStyles } from "#shop/mini-cart/measure-dropdown.ts";

/** How a cart's panel is built. */
export interface ShellOptions {
  readonly host: HTMLElement;
  readonly page: Page;
  readonly isModal: boolean;
  readonly isElementor: boolean;
  readonly panelId: string;
  readonly label: string;
  readonly closeLabel: string;
}

/** The class of the close button in a panel of Islet's. */
export const SHELL_CLOSE = ".islet-mini-cart__close";

type Children = readonly (Node | string)[];

function build<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<Omit<HTMLElementTagNameMap[Name], "style">>,
  children: Children = [],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** The drawer or dropdown as the island draws it, around the server's own nodes. */
export interface Shell {
  /** The drawer, if it is one. */
  readonly dialog: HTMLDialogElement | undefined;
  /** Puts the server's nodes back where they were. */
  remove(): void;
}

/** Puts the panel into the host, open. */
export function addShell(options: ShellOptions): Shell {
  const { host, isModal, isElementor, panelId, label } = options;
  const moved = host.querySelector(isElementor ? CONTAINER : CONTENT);
  const placeholder = document.createComment("");
  moved?.replaceWith(placeholder);
  const served = moved ? [moved] : [];
  const panel = isModal ? "islet-drawer__panel" : "islet-mini-cart__dropdown";
  const inside = isElementor
    ? served
    : [build("div", { className: `islet-mini-cart__panel ${panel}` }, panelParts(options, served))];
  const dialog = isModal ? build("dialog", { id: panelId, className: "islet-drawer" }, inside) : undefined;
  const root = build("div", { className: "islet-mini-cart" }, dialog ? [dialog] : inside);
  host.append(root);
  dialog?.setAttribute("aria-label", label);
  dialog?.showModal();
  if (!dialog) inside.forEach((element) => (element.id = panelId));
  const size = dialog ? undefined : measureDropdown(host, 0);
  for (const [name, value] of Object.entries(size ? sizeStyles(size) : {}))
    root.style.setProperty(name, value);
  return {
    dialog,
    remove() {
      dialog?.close();
      if (moved && placeholder.isConnected) placeholder.replaceWith(moved);
      root.remove();
    },
  };
}

function panelParts({ page, label, closeLabel }: ShellOptions, served: Children): Children {
  const close = build("button", { type: "button", className: "islet-mini-cart__close" });
  close.setAttribute("aria-label", closeLabel);
  const href = safeUrl(page.cartUrl, "link");
  const text = page.text("view_cart", "View cart");
  const link = href ? [build("a", { className: "islet-mini-cart__link", href }, [text])] : [];
  return [
    build("div", { className: "islet-mini-cart__head" }, [
      build("h2", { className: "islet-mini-cart__title" }, [label]),
      close,
    ]),
    build("div", { className: "islet-mini-cart__content" }, [...served, ...link]),
  ];
}
