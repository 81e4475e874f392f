// The script of every page: navigation as a panel on phones, light and dark, search.
import { byId } from "../../gallery/elements.ts";
import { chooseScheme } from "./chosen-scheme.ts";

const NARROW = matchMedia("(width < 60rem)");
const DARK = matchMedia("(prefers-color-scheme: dark)");

/** In a narrow window the navigation is a widget `off-canvas`, which the link in the header opens. */
function fitNavigation() {
  const navigation = byId("docs-nav", HTMLElement);
  if (NARROW.matches) {
    navigation.dataset["settings"] = '{"side":"start","label":"Documentation"}';
    navigation.dataset["widget"] = "off-canvas";
  } else navigation.removeAttribute("data-widget");
}

const isDark = () =>
  (document.documentElement.dataset["colorScheme"] ?? (DARK.matches ? "dark" : "light")) === "dark";

function startSchemeSwitch() {
  const button = byId("docs-scheme", HTMLButtonElement);
  const show = () => button.setAttribute("aria-pressed", String(isDark()));
  button.addEventListener("click", () => {
    chooseScheme(isDark() ? "light" : "dark");
    show();
  });
  DARK.addEventListener("change", show);
  button.hidden = false;
  show();
}

const isTyping = ({ target }: Event) =>
  (target as Element).matches("input, textarea, select, [contenteditable]");

function startSearch() {
  const button = byId("docs-search-open", HTMLButtonElement);
  const open = async () => {
    const { openSearch } = await import("./search-dialog.ts");
    await openSearch(button.dataset["root"] ?? "");
  };
  button.hidden = false;
  button.addEventListener("click", () => void open());
  document.addEventListener("keydown", (event) => {
    const isSlash = event.key === "/" && !isTyping(event);
    const isCommand = event.key === "k" && (event.ctrlKey || event.metaKey);
    if (!isSlash && !isCommand) return;
    event.preventDefault();
    void open();
  });
}

fitNavigation();
NARROW.addEventListener("change", fitNavigation);
startSchemeSwitch();
startSearch();
const current = document.querySelector(".docs-nav [aria-current]");
if (!NARROW.matches) current?.scrollIntoView({ block: "nearest" });
