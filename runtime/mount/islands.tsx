import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Mounted } from "./enhancers.ts";
import { IsletContext } from "../island-context.ts";
import { isTypedIn, keepTyped, leaveFocus, whenLeft } from "./keep-input.ts";
import { isPressed, whenReleased } from "./press.ts";
import { takeServerContent } from "../server-content.tsx";
import type { Widget, WidgetContext } from "../widget.ts";

type IslandWidget = Extract<Widget, { Component: unknown }>;

/** One island to be mounted. */
export interface IslandJob {
  readonly widget: IslandWidget;
  readonly settings: object;
  readonly context: WidgetContext;
  /** Whether the host's inside was printed by Islet's own renderer for the same settings. */
  readonly isPrerendered: boolean;
  readonly mounted: (island: Mounted) => void;
  /** The server's markup is back already. */
  readonly failed: (error: unknown) => void;
  /** A visitor is typing in the host: lets kept presses go; gives what begins the island later. */
  readonly postpone: () => () => void;
  /** The server printed something else than these settings draw. */
  readonly mismatched: (error: unknown) => void;
}

/** Mounts several islands in one turn: nothing is painted between the server's markup and the island. */
export function mountIslands(jobs: readonly IslandJob[]): void {
  const islands = jobs.flatMap((job) => {
    try {
      return waitsForTyping(job) || waitsForClick(job) ? [] : createIsland(job);
    } catch (error) {
      job.failed(error);
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

/** Text that a visitor is typing stays until the focus has left the host (design 5.6). */
function waitsForTyping({ context: { host, signal }, postpone }: IslandJob): boolean {
  const isWaiting = isTypedIn(host);
  if (isWaiting) whenLeft(host, signal, postpone());
  return isWaiting;
}

/** A press that has begun becomes a click: the host is left as it is until then. */
function waitsForClick(job: IslandJob): boolean {
  const { host, signal } = job.context;
  const isWaiting = isPressed(host);
  if (isWaiting) whenReleased(signal, () => mountIslands([job]));
  return isWaiting;
}

function createIsland({ widget, settings, context, isPrerendered, mounted, failed, mismatched }: IslandJob) {
  const { host } = context;
  let root: Root | undefined;
  let content: unknown;
  let isOver = false;
  let afterDrawing = () => {};
  let giveBackFirst = () => {};
  let giveBackLast = () => {};

  const tree = (now: object) =>
    createElement(
      IsletContext,
      { value: context },
      createElement(widget.Component, { settings: now, content } as never),
    );

  function end() {
    if (isOver) return;
    isOver = true;
    giveBackFirst();
    root?.unmount();
    giveBackLast();
  }

  function fail(error: unknown) {
    // An effect's cleanup may throw at the very end: too late to change anything, but not to be lost.
    if (isOver) return context.reportError(error);
    isOver = true;
    giveBackFirst();
    giveBackLast();
    // React refuses to unmount a root while it draws, which is when errors come.
    queueMicrotask(() => root?.unmount());
    failed(error);
  }

  const options = { identifierPrefix: `${context.id}-`, onUncaughtError: fail };

  function hydrate() {
    const printed = host.cloneNode(true);
    giveBackLast = () => host.replaceChildren(...printed.childNodes);
    root = hydrateRoot(host, tree(settings), { ...options, onRecoverableError: mismatched });
  }

  function draw() {
    const { slot, putAside, giveBack } = takeServerContent(host, document.createElement("islet-slot"));
    const restoreFocus = leaveFocus(host);
    const restoreTyped = keepTyped(host);
    giveBackFirst = giveBack;
    afterDrawing = () => {
      putAside();
      restoreTyped();
      restoreFocus();
    };
    root = createRoot(slot, options);
    root.render(tree(settings));
  }

  return {
    fail,
    render() {
      try {
        content = widget.content?.(host, settings as never, context);
        (isPrerendered ? hydrate : draw)();
      } catch (error) {
        fail(error);
      }
    },
    finish() {
      if (isOver) return;
      // A listener of another island's start may have ended this one.
      if (context.signal.aborted) return end();
      afterDrawing();
      mounted({ update: (now) => root?.render(tree(now)), unmount: end });
    },
  };
}

/** The part of the runtime that brings React; loaded with the first island. */
export type Islands = { readonly mountIslands: typeof mountIslands };
