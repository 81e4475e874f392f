import { isHtmlElement } from "#runtime/kind.ts";
import { isRecord } from "#runtime/parse-json.ts";

type Settings = Readonly<Record<string, unknown>>;

/** The widget that runs on a gallery page. */
export interface LiveWidget {
  /** The settings on its marker. */
  settings(): Settings;
  /** Writes settings to the marker, which the runtime then applies. `null` removes them. */
  apply(settings: Settings | null): void;
  /** Replaces the widget with a new copy of the example. */
  restart(): void;
}

interface LiveWidgetOptions {
  readonly name: string;
  /** Contains one element, which contains the example. */
  readonly stage: HTMLElement;
  /** The example as the server printed it. */
  readonly example: HTMLTemplateElement;
  /** Called with the element that contains the example, now and after each restart. */
  readonly appeared: (content: HTMLElement) => void;
}

/** Controls the example on the stage, which the server printed. */
export function createLiveWidget({ name, stage, example, appeared }: LiveWidgetOptions): LiveWidget {
  const host = () => stage.querySelector<HTMLElement>(`[data-widget~="${CSS.escape(name)}"]`);
  if (isHtmlElement(stage.firstElementChild)) appeared(stage.firstElementChild);
  return {
    settings: () => settingsIn(host()?.getAttribute("data-settings")),
    apply(settings) {
      if (settings) host()?.setAttribute("data-settings", JSON.stringify(settings));
      else host()?.removeAttribute("data-settings");
    },
    restart() {
      const content = document.createElement("div");
      content.append(example.content.cloneNode(true));
      appeared(content);
      stage.replaceChildren(content);
    },
  };
}

function settingsIn(text: string | null | undefined): Settings {
  const value: unknown = JSON.parse(text || "{}");
  return isRecord(value) ? value : {};
}
