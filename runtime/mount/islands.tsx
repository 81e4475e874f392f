import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { markAdded, SLOT } from "../added.ts";
import { IsletContext } from "../island-context.ts";
import { ATTRIBUTE, attributeOf } from "../markup.ts";
import type { Report, Unfit } from "../problems/problems.ts";
import { takeServerContent } from "../server-content.tsx";
import type { WidgetContext } from "../widget.ts";
import type { IslandJob, IslandServices, RunningIsland, SurfaceServices } from "./instance.ts";
import { isTypedIn, keepTyped, leaveFocus, whenLeft } from "./keep-input.ts";
import { isPressed, whenReleased } from "./press.ts";
import type { Surface } from "./surface.ts";
import { unfitness } from "./unfitness.ts";

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

/** A field that a visitor types in stays until the focus has left the host, unless the island keeps it. */
function waitsForTyping({ context, queued, widget }: IslandJob, { mount }: IslandServices): boolean {
  const { host, signal } = context;
  if (widget.keepsFields || !isTypedIn(host)) return false;
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
export function slotSurface(
  job: IslandJob,
  services: SurfaceServices,
  slot: HTMLElement = markAdded(document.createElement("islet-slot"), SLOT),
): Surface {
  const { context } = job;
  const { host } = context;
  const { place = { parent: host, mode: "replace" } } = job;
  const { putAside, isPlaced, giveBack } = takeServerContent(host, slot, place);
  const restoreFocus = leaveFocus(host);
  const restoreTyped = keepTyped(host);
  // What a script of the page takes out is drawn on where nobody sees it.
  const observer = new MutationObserver(() => {
    if (slot.parentNode === place.parent) return;
    observer.disconnect();
    loadChanges().then(({ drawReplaced }) => drawReplaced(job, services), context.reportError);
  });
  return {
    slot,
    createRoot(tree, options) {
      const root = createRoot(slot, options);
      root.render(tree);
      return root;
    },
    unfitness: () => unfitness(place, isPlaced()),
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

/** What a job draws. */
export const treeOf = ({ widget, context, settings, content }: IslandJob) =>
  createElement(
    IsletContext,
    { value: context },
    createElement(widget.Component, { settings, content } as never),
  );

/** Loads what changes mounted islands: few pages change them. */
export const loadChanges = () => import("./change-island.ts");

/** Ends an island that cannot stay on its host, and reports why. */
function refuseHost(
  { context: { host: element, name: widget }, queued }: IslandJob,
  reason: Unfit,
  { outcomes, report }: IslandServices,
) {
  queued.instance.lifetime?.end();
  outcomes.failed(queued);
  report({ code: "unfit-host", widget, reason, element });
}

function createIsland(first: IslandJob, services: IslandServices) {
  const island: RunningIsland = { job: first, end: () => island.job.context.guard(end) };

  function unmount() {
    island.root?.unmount();
    island.surface?.afterUnmount();
  }

  function end() {
    if (island.hasEnded) return;
    island.hasEnded = true;
    island.surface?.beforeUnmount();
    unmount();
  }

  function giveUp() {
    island.hasEnded = true;
    island.surface?.beforeUnmount();
    // Errors come while React draws, and React refuses to unmount a root then.
    queueMicrotask(unmount);
  }

  function fail(error: unknown) {
    const { context, queued } = island.job;
    // An effect's cleanup may throw after the end: nothing changes any more, but the error is reported.
    if (island.hasEnded) return context.reportError(error);
    giveUp();
    services.outcomes.crashed(queued, error);
  }

  return {
    fail,
    render() {
      const { context, settings, widget } = first;
      const { host } = context;
      try {
        const isPrerendered = attributeOf(host, ATTRIBUTE.prerendered) !== null;
        const job = {
          ...first,
          content: widget.content?.(host, settings as never, context),
          place: isPrerendered ? undefined : widget.place?.(host, settings as never),
        };
        const surface = isPrerendered
          ? prerenderedSurface(context, services.report)
          : slotSurface(job, services);
        Object.assign(island, { job, surface });
        const options = { identifierPrefix: `${context.id}-`, onUncaughtError: fail };
        island.root = surface.createRoot(treeOf(job), options);
      } catch (error) {
        fail(error);
      }
    },
    finish() {
      if (island.hasEnded) return;
      // A listener of another island's start may have ended this one.
      if (first.context.signal.aborted) return end();
      const unfit = island.surface?.unfitness?.();
      if (unfit) {
        giveUp();
        return refuseHost(first, unfit, services);
      }
      island.surface?.afterDrawing();
      first.queued.instance.island = island;
      services.outcomes.mounted(first.queued);
    },
  };
}
