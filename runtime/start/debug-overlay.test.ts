import { afterEach, expect, it } from "vitest";
import { mountMarkup } from "#tests/mount.ts";
import { completePage } from "../page.ts";
import { showOverlay } from "./debug-overlay.ts";
import { earlierMessages, report } from "../problems/sentences.ts";

const page = completePage(
  {},
  () => 1_280,
  () => {},
);

let hide = () => {};
afterEach(() => {
  hide();
  earlierMessages.length = 0;
});

it("?islet-debug shows the problems that were told before it came, and those that follow", () => {
  const quiet = (event: Event) => event.preventDefault();
  document.addEventListener("islet:problem", quiet);
  report({ code: "preset", name: "early", reason: "no such preset" });
  hide = showOverlay({ widgets: () => [], page, config: {} });
  report({ code: "preset", name: "later", reason: "no such preset" });
  document.removeEventListener("islet:problem", quiet);
  const told = [...document.querySelectorAll("#islet-debug li")].map(({ textContent }) => textContent);
  expect(told).toEqual([
    '[islet] preset "early": no such preset.',
    '[islet] preset "later": no such preset.',
  ]);
  expect(document.querySelector("#islet-debug summary")?.textContent).toBe("Islet: 0 widgets, 2 problems");
});

it("?islet-debug tells what is probably a mistake, though nothing fails: unknown keys, selectors without a match", async () => {
  history.replaceState(null, "", "/?islet-debug");
  const markup = `
    <header id="top" data-widget="sticky-header anchors" data-settings='{"mraker":"#top","offset":1,"menu_selector":".menu"}'></header>
    <div id="sale" data-widget="countdown" data-settings='{"end_date":5,"showDayz":"yes","expire_actions":[{"type":"message","redirct_url":"/"}]}'></div>
    <div data-widget="popup-triggers" data-settings='{"offset_tablet":2}'></div>`;
  const { problems, settled } = await mountMarkup(markup, {
    config: {
      cartUrl: "/basket/",
      markers: [{ selector: ".absent", widget: "sticky-header" }],
    },
  });
  await settled();
  history.replaceState(null, "", "/");
  const told = [...document.querySelectorAll("#islet-debug li")].map(({ textContent }) => textContent);
  expect(told.toSorted()).toEqual([
    '[islet] #islet-config: cartUrl is ignored: nothing reads it; did you mean "cart_url"?',
    '[islet] #islet-config: markers: ".absent" matches nothing on this page now',
    '[islet] countdown: settings.expire_actions[0].redirct_url is ignored: nothing reads it; did you mean "redirect_url"? (div#sale)',
    '[islet] countdown: settings.showDayz is ignored: nothing reads it; did you mean "show_days"? (div#sale)',
    "[islet] popup-triggers: settings.offset_tablet is ignored: nothing reads it (div)",
    '[islet] sticky-header anchors: settings.menu_selector: ".menu" matches nothing on this page now (header#top)',
    '[islet] sticky-header anchors: settings.mraker is ignored: nothing reads it; did you mean "marker"? (header#top)',
  ]);
  expect(problems).toEqual([]);
});
