import { isRecord } from "#runtime/parse-json.ts";

type Settings = Readonly<Record<string, unknown>>;

/** The widget that runs on its gallery page. */
export interface LiveWidget {
  /** What its marker says now. */
  settings(): Settings;
  /** Writes the marker; the runtime does the rest. `null` leaves no settings. */
  apply(settings: Settings | null): void;
  /** Takes the widget off the page and puts the example there anew, settings as in the example. */
  restart(): void;
}

interface LiveWidgetOptions {
  readonly name: string;
  /** Holds one element, and in it the example. */
  readonly stage: HTMLElement;
  /** The example, untouched by any script. */
  readonly example: HTMLTemplateElement;
  /** Hears of the element that holds the example, now and after each restart. */
  readonly appeared: (take: HTMLElement) => void;
}

/** Begins with the example that stands on the stage already; `appeared` hears of it at once. */
export function createLiveWidget({ name, stage, example, appeared }: LiveWidgetOptions): LiveWidget {
  const host = () => stage.querySelector<HTMLElement>(`[data-widget~="${CSS.escape(name)}"]`);
  if (stage.firstElementChild instanceof HTMLElement) appeared(stage.firstElementChild);
  return {
    settings: () => settingsIn(host()?.getAttribute("data-settings")),
    apply(settings) {
      if (settings) host()?.setAttribute("data-settings", JSON.stringify(settings));
      else host()?.removeAttribute("data-settings");
    },
    restart() {
      const take = document.createElement("div");
      take.append(example.content.cloneNode(true));
      appeared(take);
      stage.replaceChildren(take);
    },
  };
}

function settingsIn(text: string | null | undefined): Settings {
  const value: unknown = JSON.parse(text || "{}");
  return isRecord(value) ? value : {};
}
