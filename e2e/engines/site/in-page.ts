// These functions run in the page: each uses nothing outside itself.

/** What a visitor sees of a target: the first visible element of a selector whose text, label or value contains a text. */
export function lookFor(selector: string, text: string) {
  const said = (element: Element) => {
    const value = "value" in element ? String(element.value) : "";
    const pictures = [...element.querySelectorAll("img")].map(({ alt }) => alt).join(" ");
    const label = element.getAttribute("aria-label") ?? "";
    return `${label} ${value} ${element.textContent} ${pictures}`.replaceAll(/\s+/g, " ");
  };
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  const visible = [...document.querySelectorAll(selector)].filter(isVisible);
  const targets = visible.filter((element) => said(element).includes(text));
  const focused = document.activeElement;
  return {
    isVisible: targets.length > 0,
    hasFocus: focused !== null && targets.includes(focused),
    /** For the message of a failed test. */
    instead: {
      address: location.pathname + location.search,
      texts: visible.slice(0, 5).map((element) => said(element).trim().slice(0, 200)),
      focus:
        focused?.cloneNode(false) instanceof Element
          ? `${focused.tagName} ${said(focused).trim().slice(0, 60)}`
          : "",
    },
  };
}

/** The centre of a target in the window, in CSS px, and what keeps a visitor from pressing there; else an empty text. */
export async function placeOf(selector: string, text: string) {
  const said = (element: Element) => {
    const value = "value" in element ? String(element.value) : "";
    const pictures = [...element.querySelectorAll("img")].map(({ alt }) => alt).join(" ");
    const label = element.getAttribute("aria-label") ?? "";
    return `${label} ${value} ${element.textContent} ${pictures}`.replaceAll(/\s+/g, " ");
  };
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  const target = [...document.querySelectorAll(selector)].find(
    (element) => isVisible(element) && said(element).includes(text),
  );
  if (!target) return { obstacle: `there is no visible ${selector} ${text}`, x: 0, y: 0 };
  target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = target.getBoundingClientRect();
  await frame();
  await frame();
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  // One that has not started yet stands still.
  const isMoving = document.getAnimations().some((animation) => {
    const effect = animation.effect as KeyframeEffect | null;
    const endMs = Number(effect?.getComputedTiming().endTime);
    return animation.playState === "running" && Number.isFinite(endMs) && effect?.target?.contains(target);
  });
  if (isMoving || left !== before.left || top !== before.top) return { obstacle: "it moves", x, y };
  const hit = document.elementFromPoint(x, y);
  const label = target.closest("label");
  const isFree =
    hit &&
    (target.contains(hit) ||
      (hit.contains(target) && target.closest("label") === hit) ||
      label?.contains(hit));
  return { obstacle: isFree ? "" : `${hit?.tagName}.${hit?.getAttribute("class")} covers it`, x, y };
}

/** Selects the text of the field that has the focus, so that typing replaces it. */
export function selectText(): void {
  const field = document.activeElement;
  if (field && "select" in field) (field as HTMLInputElement).select();
}

/** Sets a list to the entry with this text, as a visitor's choice does. */
export function chooseOption(selector: string, label: string): void {
  const list = document.querySelector(selector) as HTMLSelectElement;
  list.selectedIndex = [...list.options].findIndex(({ text }) => text.includes(label));
  for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
}
