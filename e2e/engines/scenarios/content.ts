import { expect } from "vitest";
import { type Scenario, stage } from "./scenario.ts";

const timerText = (selector: string) => document.querySelector(selector)?.textContent ?? "";
const isDisplayed = (selector: string) =>
  (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
const backgroundOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.style.backgroundImage;
/** At how many distances from the edge of the window the elements stand. */
const translateOf = (selector: string) =>
  getComputedStyle(document.querySelector(selector) ?? document.body).translate;

const transformOf = (selector: string) => document.querySelector(selector)?.getAttribute("transform");

/** What visitors do with the widgets of a content site. */
export const contentScenarios: Readonly<Record<string, Scenario>> = {
  countdown: {
    promise: "counts down",
    async act(visitor) {
      const timer = stage("[role=timer]");
      await visitor.sees(timer, "Days");
      const first = await visitor.evaluate(timerText, timer);
      await expect.poll(() => visitor.evaluate(timerText, timer)).not.toBe(first);
    },
  },
  popup: {
    promise: "opens in a dialog that takes the focus, takes text, and gives the focus back",
    async act(visitor) {
      await visitor.click(stage(".open-letter"));
      await visitor.sees("dialog[open]", "Four letters a year");
      await visitor.fill("dialog[open] input[type=email]", "ada@shop.example");
      await visitor.sees("dialog[open] input[type=email]", "ada@shop.example");
      await visitor.press("Escape");
      await visitor.seesNo("dialog");
      await visitor.isAt(stage(".open-letter"));
    },
  },
  "popup-triggers": {
    promise: "opens a popup on a press, by keyboard too",
    async act(visitor) {
      await visitor.click(stage(".open-offer"));
      await visitor.sees("dialog[open]", "A tenth off your first order");
      await visitor.press("Escape");
      await visitor.seesNo("dialog");
      await visitor.isAt(stage(".open-offer"));
      await visitor.press("Enter");
      await visitor.sees("dialog[open]", "A tenth off your first order");
    },
  },
  tooltip: {
    promise: "shows a field's description at the field, and bootstrap's tooltips",
    async act(visitor) {
      const description = stage("#billing_company-description");
      // Browsers that do not know `(scripting: enabled)` show the descriptions all the time.
      const isAlwaysShown = await visitor.evaluate(isDisplayed, description);
      await visitor.click(stage("#billing_company"));
      await visitor.sees(description);
      await visitor.press("Escape");
      if (!isAlwaysShown) await visitor.seesNo(description);
      await visitor.hover(stage("a"), "Delivery times");
      await visitor.sees("[role=tooltip]", "Two to four working days");
    },
  },
  overlay: {
    promise: "covers its element from one event to another",
    async act(visitor) {
      await visitor.click("#gallery-send button", "update_checkout");
      await visitor.sees(stage("*"), "Please wait...");
      await visitor.click("#gallery-send button", "updated_checkout");
      await visitor.seesNo(stage("*"), "Please wait...");
      await visitor.fill(stage("#order_comments"), "At the back door");
      await visitor.sees(stage("#order_comments"), "At the back door");
    },
  },
  reveal: {
    promise: "is hidden until the visitor reaches it, and shown then",
    async act(visitor) {
      await visitor.sees(stage("[data-widget~=reveal][data-widget-state=mounted] h2"));
    },
  },
  counter: {
    promise: "counts to its number",
    async act(visitor) {
      await visitor.sees(stage("[data-widget~=counter] .islet-counter-number"), "1,250");
    },
  },
  headline: {
    promise: "rotates its words, and pauses",
    async act(visitor) {
      await visitor.sees(stage(".islet-headline-word--active"), "kind");
      await visitor.click(stage(".islet-pause"), "");
      await visitor.sees(stage(".islet-headline--paused"));
    },
  },
  hotspots: {
    promise: "shows one tip at a time",
    async act(visitor) {
      await visitor.click(stage(".islet-hotspot__button"), "Leather");
      await visitor.sees(stage(".islet-hotspot--active .islet-hotspot__tip"), "Tanned by plants");
    },
  },
  "motion-effects": {
    promise: "moves with the scrolling",
    async act(visitor) {
      const host = "[data-widget~=motion-effects]";
      await visitor.sees(`${host}[data-widget-state="mounted"]`);
      await expect.poll(() => visitor.evaluate(translateOf, host)).not.toBe("none");
      const shift = async () => parseFloat((await visitor.evaluate(translateOf, host)).split(" ")[1] ?? "0");
      const before = await shift();
      await visitor.press("End");
      await expect.poll(shift).toBeLessThan(before);
    },
  },
  "background-media": {
    promise: "shows its pictures in turn behind its content, and pauses",
    async act(visitor) {
      const media = "[data-widget~=background-media]";
      await visitor.sees(stage(`${media} h2`), "Made to last");
      const picture = () => visitor.evaluate(backgroundOf, stage(`${media} .islet-background-media__image`));
      await expect.poll(picture).toContain("the-valley");
      await expect.poll(picture).toContain("belt");
      await visitor.click(stage(`${media} .islet-pause`), "");
      await visitor.sees(stage(`${media} [aria-label="Start animation"]`));
    },
  },
  "frame-gate": {
    promise: "holds a frame back, and says who would be contacted",
    async act(visitor) {
      await visitor.sees(stage("[data-widget~=frame-gate] .islet-consent p"), "YouTube shows this content");
      await visitor.sees(
        stage("[data-widget~=frame-gate] .islet-consent a[href*=youtube-nocookie]"),
        "Open at",
      );
      await visitor.seesNo(stage("[data-widget~=frame-gate] iframe"));
    },
  },
  form: {
    promise: "is sent without a page load, and emptied",
    async act(visitor) {
      await visitor.fill(stage("#contact-name"), "Ada");
      await visitor.fill(stage("#contact-email"), "ada@shop.example");
      await visitor.click(stage("form button"), "Send");
      await visitor.sees(stage("form [role=alert]"), "Your submission was successful.");
    },
  },
  video: {
    promise: "makes a video's picture a button, and asks nobody for the video before its press",
    async act(visitor) {
      const host = "[data-widget~=video]";
      await visitor.sees(stage(`${host} [role=button][aria-label="Play video: How a belt is made"]`));
      await visitor.seesNo(stage(`${host} iframe`));
      await visitor.tabTo(stage(`${host} [role=button]`));
    },
  },
  "form-steps": {
    promise: "leads on once the fields of a step are valid, and back",
    async act(visitor) {
      const host = "[data-widget~=form-steps]";
      const active = stage(`${host} [aria-current=step]`);
      await visitor.click(stage(`${host} button`), "Go on");
      await visitor.sees(stage("#order-name:focus"));
      await visitor.fill(stage("#order-name"), "Ada");
      await visitor.fill(stage("#order-email"), "ada@shop.example");
      await visitor.click(stage(`${host} button`), "Go on");
      await visitor.sees(active, "Bag");
      await visitor.sees(stage("#order-words:focus"));
      await visitor.seesNo(stage("#order-name"));
      await visitor.seesNo(stage("#order-day"));
      await visitor.click(stage(`${host} button`), "Back to the address");
      await visitor.sees(stage("#order-name:focus"));
      await visitor.seesNo(stage("#order-words"));
    },
  },
  "photo-feed": {
    promise: "shows pictures that fit their boxes, and brings more on a press",
    async act(visitor) {
      const list = "[data-widget~=photo-feed] .islet-photo-feed__photos";
      await visitor.sees(stage(`${list} img[src*="photo-0-"]`));
      await visitor.click(stage("[data-widget~=photo-feed] button"), "Load more");
      await visitor.sees(stage(`${list} a[href*="FOLD15/"]`));
    },
  },
  animation: {
    promise: "draws its file in the place of its picture, plays, and stops by its button",
    async act(visitor) {
      const drawing = stage(".islet-animation__drawing[role=img][aria-label='A mill turns its sails']");
      await visitor.sees(`${drawing} > svg path`);
      await visitor.tabTo(stage(".islet-pause"));
      const sails = `${drawing} > svg > g > g:last-child`;
      const first = await visitor.evaluate(transformOf, sails);
      await expect.poll(() => visitor.evaluate(transformOf, sails)).not.toBe(first);
      await visitor.press("Enter");
      await visitor.isAt(stage(".islet-pause[aria-label='Start animation']"));
    },
  },
  "social-feed": {
    promise: "links hashtags, and shows the ways to share until Escape",
    async act(visitor) {
      await visitor.sees(stage(".islet-social-feed__words a"), "#Werkstatt");
      await visitor.click(stage(".islet-social-feed__share"));
      await visitor.sees(stage(".islet-social-feed__icon--shown"), "LinkedIn");
      await visitor.press("Escape");
      await visitor.seesNo(stage(".islet-social-feed__tooltip"));
    },
  },
  feed: {
    promise: "takes over what is printed, and asks before a video plays in its place",
    async act(visitor) {
      await visitor.sees(stage("[data-widget~=feed][data-widget-state=mounted]"), "The new loom has arrived");
      await visitor.click(stage(".islet-feed__video"));
      await visitor.sees(stage(".islet-consent"), "www.youtube-nocookie.com");
    },
  },
  "contact-form": {
    promise: "says what is wrong at its fields, and sends nothing",
    async act(visitor) {
      await visitor.click(stage("[data-widget~=contact-form][data-widget-state=mounted] button"), "Send");
      await visitor.sees(stage(".islet-form-message--danger"), "Please fill this in.");
    },
  },
  "video-playlist": {
    promise: "plays the video of the list that is pressed in its place",
    async act(visitor) {
      await visitor.click(stage("[data-widget~=video-playlist] ol a"));
      await visitor.sees(stage("[data-widget~=video-playlist] .islet-video video"));
    },
  },
  "web-vitals": {
    promise: "reports a view that was left",
    async act(visitor) {
      const reports = () =>
        visitor.evaluate(async () => {
          const calls = (await (await fetch("/__cms/requests")).json()) as { endpoint: string }[];
          return calls.filter(({ endpoint }) => endpoint === "/vitals").length;
        });
      // It may be left before it measures, which begins once the browser is idle.
      await expect
        .poll(async () => {
          await visitor.goto("/shop/");
          const count = await reports();
          await visitor.goto("/gallery/web-vitals/");
          await visitor.sees(stage("[data-widget~=web-vitals][data-widget-state=mounted]"));
          return count;
        })
        .toBeGreaterThan(0);
    },
  },
};
