import type { WidgetInstance } from "../mount/instance.ts";
import { followLeaving } from "../mount/leaving.ts";
import type { PartOptions } from "../start/lazy-parts.ts";
import { runningCopy } from "../start/single-copy.ts";
import type { Widget } from "../widget.ts";
import { isInPreview } from "./in-preview.ts";
import { showClosed } from "./show-closed.ts";
import { forgetProblem, showProblems } from "./show-problems.ts";

/**
 * Starts what an editor needs: widgets do there what their `inEditor` says, `islet.preview` shows them as visitors
 * get them, and problems are shown in their place.
 */
export function startEditor(options: PartOptions): void {
  const { page, mounter, mounterFor, signal } = options;
  followLeaving(options);
  showProblems(options, signal);
  const shown = showClosed(signal);
  const inEditor = { ...mounter };
  const inCopies = mounterFor({ ...page, isEditor: false, isPreview: true });
  const mounterOf = ({ placement: { host } }: WidgetInstance) => (isInPreview(host) ? inCopies : inEditor);

  mounter.mount = (loaded) => {
    const { instance, widget } = loaded;
    const of = mounterOf(instance);
    forgetProblem(instance.placement.host);
    if (widget.inEditor) shown.add(instance.placement.name);
    const isStill = widget.inEditor === "still" && of === inEditor;
    of.mount(isStill ? { ...loaded, widget: stillWidget(widget), islands: false } : loaded);
  };
  mounter.update = async (instance, leaving) => {
    if (!instance) return leaving?.end();
    forgetProblem(instance.placement.host);
    await mounterOf(instance).update(instance, leaving);
  };

  const islet = runningCopy();
  if (!islet) return;
  islet.preview = async (host) => (await import("./preview.ts")).preview(host, options);
  signal.addEventListener("abort", () => delete islet.preview);
}

const still = new WeakMap<Widget, Widget>();

/**
 * The widget without what it does: its settings are checked, it counts as mounted, and nothing of it runs. An empty element
 * gets its markup.
 */
function stillWidget(widget: Widget): Widget {
  const known = still.get(widget);
  if (known) return known;
  const { name, settings, powers = [] } = widget;
  const printed = "printed" in widget && widget.printed;
  const made: Widget = {
    ...{ name, settings, powers },
    ...(printed && { printed }),
    enhance: () => ({ update: () => true }),
  };
  still.set(widget, made);
  return made;
}
