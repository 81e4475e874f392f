import type { WidgetInstance } from "../mount/interfaces.ts";
import { followLeaving } from "../mount/leaving.ts";
import type { AskedOptions } from "../start/lazy-parts.ts";
import { runningCopy } from "../single-copy.ts";
import { isInPreview } from "./in-preview.ts";
import { forgetProblem, showProblems } from "./show-problems.ts";
import { showClosed } from "./show-closed.ts";
import { createStanding } from "./standing.ts";

/** Names of widgets. */
interface EditorNames {
  /** These stand still. */
  readonly standing: ReadonlySet<string>;
  /** What the styles of these hide until it opens is shown. */
  readonly shown: ReadonlySet<string>;
}

/**
 * Starts what an editor needs: widgets that would move or hide what they hold stand still, `islet.preview` shows them as
 * visitors get them, and problems are shown in their place.
 */
export function startEditor(options: AskedOptions, { standing, shown }: EditorNames): void {
  const { page, mounter, mounterFor, signal } = options;
  followLeaving(options);
  showProblems(options, signal);
  showClosed(shown, signal);
  const inEditor = { ...mounter };
  const inCopies = mounterFor({ ...page, isEditor: false, isPreview: true });
  const mounterOf = ({ placement: { host } }: WidgetInstance) => (isInPreview(host) ? inCopies : inEditor);
  const stand = createStanding(standing);

  mounter.mount = (loaded) => {
    const of = mounterOf(loaded.instance);
    forgetProblem(loaded.instance.placement.host);
    of.mount(of === inEditor ? stand(loaded) : loaded);
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
