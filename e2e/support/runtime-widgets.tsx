// Test widgets and the runtime that runs them. runtime-pages.ts builds this file for the page.
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { presets as productPresets } from "#presets/presets.ts";
import { choice, text, toggle } from "#runtime/controls.ts";
import type { Preset } from "#runtime/preset.ts";
import { ServerContent } from "#runtime/server-content.tsx";
import { createCore } from "#runtime/start/core.ts";
import { createIslet, createReport } from "#runtime/start/islet.ts";
import { readConfig } from "#runtime/start/read-config.ts";
import { type Catalogue, defineWidget, type Widget } from "#runtime/widget.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { lazyParts } from "../../src/entries/lazy-parts.ts";

const log: string[] = [];
Object.assign(window, { testLog: log });

/** Logs every event that reaches it after it is mounted. */
const listener = defineWidget({
  name: "listener",
  settings: z.object({ prevent: toggle(true) }),
  enhance(host, { prevent }, { listen }) {
    for (const type of ["pointerover", "mouseover", "pointerdown", "keydown", "focusin", "click", "submit"])
      listen(host, type, (event: Event) => {
        const key = event instanceof KeyboardEvent ? ` ${event.key}` : "";
        log.push(`${type}${key} ${(event.target as HTMLElement).id}`);
        // A form needs the click on its button.
        const isLink = type === "click" && (event.target as Element).closest("a");
        if (prevent && (isLink || type === "submit")) event.preventDefault();
      });
  },
});

/** A panel that opens and closes, with the server's nodes inside. */
const panel = defineWidget({
  name: "panel",
  settings: z.object({ title: text("Panel") }),
  Component: function Panel({ settings }) {
    const [isOpen, setOpen] = useState(true);
    return (
      <section className="panel">
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {settings.title}
        </button>
        <div hidden={!isOpen}>
          <ServerContent />
        </div>
      </section>
    );
  },
});

const fail = (): never => {
  throw new Error("told to");
};

/** Throws at the moment that its settings name. */
const thrower = defineWidget({
  name: "thrower",
  settings: z.object({ at: choice(["render", "effect", "update", "event"], "render") }),
  Component: function Thrower({ settings: { at } }) {
    const [isBroken, setBroken] = useState(at === "render");
    useEffect(() => {
      if (at === "effect") fail();
    }, [at]);
    if (isBroken) fail();
    return (
      <button type="button" onClick={() => (at === "event" ? fail() : setBroken(true))}>
        break
      </button>
    );
  },
});

/** A button that counts its clicks, so a new mount shows as 0. */
const counter = defineWidget({
  name: "counter",
  settings: z.object({ label: text("Count") }),
  Component: function Counter({ settings: { label } }) {
    const [count, setCount] = useState(0);
    return (
      <button type="button" className="counter" onClick={() => setCount(count + 1)}>
        {`${label} ${count}`}
      </button>
    );
  },
});

/** An enhancer that starts everything an enhancer may start. */
const busy = defineWidget({
  name: "busy",
  settings: z.object({}),
  enhance(host, _settings, { listen, after, bus, signal }) {
    listen(window, "scroll", () => {}, { passive: true });
    listen(host, "click", () => {});
    const tick = () => void after(1_000, tick);
    tick();
    bus.on("added_to_cart", () => {}, signal);
    const observer = new ResizeObserver(() => {});
    observer.observe(host);
    signal.addEventListener("abort", () => observer.disconnect());
  },
});

const entry = (widget: Widget, when = "load"): Catalogue[string] => ({
  kind: "Component" in widget ? "island" : "enhancer",
  when,
  load: () => Promise.resolve({ default: widget }),
});

const fixture: Preset = {
  markers: () => [
    {
      selector: ".native-counter",
      widget: "counter",
      settings: (host: HTMLElement) => ({ label: host.dataset["title"] ?? "none" }),
    },
  ],
};

const plainParts = lazyParts(productPresets);
const islet = createIslet({
  report: createReport(plainParts),
  version: "0.1.0",
  catalogue: () => ({
    ...catalogue,
    listener: entry(listener, "interaction"),
    panel: entry(panel),
    thrower: entry(thrower),
    counter: entry(counter),
    busy: entry(busy),
  }),
  parts: {
    ...plainParts,
    core: () =>
      Promise.resolve({
        createCore: (options) =>
          createCore(options, {
            presets: new Map([...productPresets, ["fixture", () => Promise.resolve({ default: fixture })]]),
            actions: () => import("#shop/actions/act.ts"),
            jquery: () => import("#presets/jquery/jquery.ts"),
            editor: () => import("../../src/entries/editor-part.ts"),
            overlay: () => import("#runtime/start/debug-overlay.ts"),
          }),
      }),
  },
  config: readConfig(),
});
Object.assign(window, { islet });
