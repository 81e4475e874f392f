import { isHtmlElement } from "#runtime/node-type.ts";
import { isRecord } from "#runtime/parse-json.ts";

type Settings = Readonly<Record<string, unknown>>;

/** The widget that runs on a gallery page. */
export interface LiveWidget {
  /** The settings on its marker. */
  settings(): Settings;
  /** Writes settings to the marker, which the runtime then applies. `null` removes them. */
  apply(settings: Settings | null): void;
  /** Replaces the widget with a new copy of the example, with the settings of the marker. */
  restart(): void;
}

interface LiveWidgetOptions {
  readonly name: string;
  /** The settings that are shown at first, if the page prints the widget: content is not on its marker. */
  readonly printed: Settings | null;
  /** Contains one element, which contains the example. */
  readonly stage: HTMLElement;
  /** The example as the server printed it. */
  readonly example: HTMLTemplateElement;
  /** Called with the element that contains the example, now and after each restart. */
  readonly appeared: (content: HTMLElement) => void;
}

/** Controls the example on the stage, which the server printed. */
export function createLiveWidget({ name, printed, stage, example, appeared }: LiveWidgetOptions): LiveWidget {
  const hostIn = (content: ParentNode) =>
    content.querySelector<HTMLElement>(`[data-widget~="${CSS.escape(name)}"]`);
  let written = printed ? JSON.stringify(printed) : (hostIn(stage)?.getAttribute("data-settings") ?? null);
  /** Whether the page prints the widget: an empty element, for all settings that it gets. */
  let isEmptied = false;
  const write = (content: ParentNode) => {
    if (printed && !isEmptied) return;
    if (written === null) hostIn(content)?.removeAttribute("data-settings");
    else hostIn(content)?.setAttribute("data-settings", written);
  };
  if (isHtmlElement(stage.firstElementChild)) appeared(stage.firstElementChild);
  function restart() {
    const content = stage.ownerDocument.createElement("div");
    content.append(example.content.cloneNode(true));
    const host = hostIn(content);
    if (host && isEmptied) {
      host.replaceChildren();
      // Also while the form has scrolled it out of view: what is below must not move once it comes back.
      host.setAttribute("data-widget-on", "load");
    }
    write(content);
    appeared(content);
    stage.replaceChildren(content);
  }
  return {
    restart,
    settings: () => parsed(written),
    apply(settings) {
      written = settings && JSON.stringify(settings);
      if (!printed || isEmptied) return write(stage);
      isEmptied = true;
      restart();
    },
  };
}

function parsed(text: string | null): Settings {
  const value: unknown = JSON.parse(text || "{}");
  return isRecord(value) ? value : {};
}
