import { createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import { IsletContext } from "../island-context.ts";
import { isTypedIn, keepTyped, leaveFocus, whenLeft } from "./keep-input.ts";
import { isPressed, whenReleased } from "./press.ts";
import { ATTRIBUTE, attributeOf } from "../markup.ts";
import { takeServerContent } from "../server-content.tsx";
import type { Report } from "../problems/problems.ts";
import type { SlotPlace, WidgetContext } from "../widget.ts";
import type { IslandJob, IslandServices } from "./interfaces.ts";

/** Mounts several islands in one turn: nothing is painted between the server's markup and the island. */
export function mountIslands(jobs: readonly IslandJob[], services: IslandServices): void {
  const islands = jobs.flatMap((job) => {
    try {
      return waitsForTyping(job, services) || waitsForClick(job, services) ? [] : createIsland(job, services);
    } catch (error) {
      services.outcomes.crashed(job.queued, error);
      return [];
    }
  });
  try {
    flushSync(() => {
      for (const island of islands) island.render();
    });
  } catch (error) {
    // React itself cannot run on this page: something shadows what it asks the document for.
    for (const island of islands) island.fail(error);
  }
  for (const island of islands) island.finish();
}

/** A field that a visitor types in stays until the focus has left the host. */
function waitsForTyping({ context, queued }: IslandJob, { mount }: IslandServices): boolean {
  const { host, signal } = context;
  if (!isTypedIn(host)) return false;
  // Held presses do not wait for the visitor to stop typing.
  queued.releaseEvents?.();
  // The marker may have other settings then.
  whenLeft(host, signal, () => mount({ ...queued, releaseEvents: undefined }));
  return true;
}

/** The host stays as it is until a press that has begun becomes a click. */
function waitsForClick(job: IslandJob, services: IslandServices): boolean {
  const { host, signal } = job.context;
  if (!isPressed(host)) return false;
  whenReleased(signal, () => mountIslands([job], services));
  return true;
}

/** Where React draws, and how the server's markup comes back. */
interface Surface {
  createRoot(tree: ReactNode, options: RootOptions): Root;
  /** Runs once React has drawn. */
  afterDrawing(): void;
  beforeUnmount(): void;
  afterUnmount(): void;
}

/** React takes over the markup that Islet's own renderer printed. */
function prerenderedSurface({ host, name: widget }: WidgetContext, report: Report): Surface {
  const printed = host.cloneNode(true);
  // The server printed something else than these settings draw.
  const onRecoverableError = (error: unknown) => report({ code: "hydration", widget, error, element: host });
  return {
    createRoot: (tree, options) => hydrateRoot(host, tree, { ...options, onRecoverableError }),
    afterDrawing() {},
    beforeUnmount() {},
    afterUnmount: () => host.replaceChildren(...printed.childNodes),
  };
}

/** React draws in a slot beside the server's nodes; these are put aside in the same turn. */
function slotSurface(
  { host, name: widget }: WidgetContext,
  report: Report,
  place: SlotPlace = { parent: host, mode: "replace" },
): Surface {
  const { slot, putAside, giveBack } = takeServerContent(host, document.createElement("islet-slot"), place);
  const restoreFocus = leaveFocus(host);
  const restoreTyped = keepTyped(host);
  // What a script of the page takes out is drawn on where nobody sees it.
  const observer = new MutationObserver(() => {
    if (slot.parentNode === place.parent) return;
    observer.disconnect();
    report({ code: "replaced", widget, element: host });
  });
  return {
    createRoot(tree, options) {
      const root = createRoot(slot, options);
      root.render(tree);
      return root;
    },
    afterDrawing() {
      putAside();
      restoreTyped();
      restoreFocus();
      observer.observe(place.parent, { childList: true });
    },
    beforeUnmount() {
      observer.disconnect();
      giveBack();
    },
    afterUnmount() {},
  };
}

const treeOf = ({ widget, context }: IslandJob, props: { settings: object; content: unknown }) =>
  createElement(IsletContext, { value: context }, createElement(widget.Component, props as never));

/** Whether an island draws where it did. The parent of a host that it stands around is its own. */
const isSamePlace = (one: SlotPlace | undefined, other: SlotPlace | undefined) =>
  one?.mode === other?.mode && (one?.mode === "wrap" || one?.parent === other?.parent);

/** Ends an island and mounts it with the settings that its marker has now. */
function mountAnew({ queued }: IslandJob, mount: IslandServices["mount"]) {
  const { instance } = queued;
  instance.mounted?.unmount();
  instance.lifetime?.end();
  Object.assign(instance, { mounted: undefined, lifetime: undefined });
  mount({ ...queued, releaseEvents: undefined });
}

function createIsland(job: IslandJob, { outcomes, report, mount }: IslandServices) {
  const { queued, widget, settings, context } = job;
  const placeWith = (newSettings: object) => widget.place?.(context.host, newSettings as never);
  let place: SlotPlace | undefined;
  let root: Root | undefined;
  let surface: Surface | undefined;
  let content: unknown;
  let hasEnded = false;

  function end() {
    if (hasEnded) return;
    hasEnded = true;
    surface?.beforeUnmount();
    root?.unmount();
    surface?.afterUnmount();
  }

  function fail(error: unknown) {
    // An effect's cleanup may throw after the end: nothing changes any more, but the error is reported.
    if (hasEnded) return context.reportError(error);
    hasEnded = true;
    surface?.beforeUnmount();
    // Errors come while React draws, and React refuses to unmount a root then.
    queueMicrotask(() => {
      root?.unmount();
      surface?.afterUnmount();
    });
    outcomes.crashed(queued, error);
  }

  return {
    fail,
    render() {
      try {
        content = widget.content?.(context.host, settings as never, context);
        const isPrerendered = attributeOf(context.host, ATTRIBUTE.prerendered) !== null;
        place = isPrerendered ? undefined : placeWith(settings);
        surface = isPrerendered ? prerenderedSurface(context, report) : slotSurface(context, report, place);
        const options = { identifierPrefix: `${context.id}-`, onUncaughtError: fail };
        root = surface.createRoot(treeOf(job, { settings, content }), options);
      } catch (error) {
        fail(error);
      }
    },
    finish() {
      if (hasEnded) return;
      // A listener of another island's start may have ended this one.
      if (context.signal.aborted) return end();
      surface?.afterDrawing();
      outcomes.mounted(queued, {
        update(newSettings) {
          if (isSamePlace(place, placeWith(newSettings)))
            root?.render(treeOf(job, { settings: newSettings, content }));
          else mountAnew(job, mount);
        },
        unmount: () => context.guard(end),
      });
    },
  };
}
