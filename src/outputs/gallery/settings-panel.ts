import { byId, element } from "./elements.ts";
import type { WidgetFacts } from "./live-section.ts";
import type { LiveWidget } from "./live-widget.ts";
import { saveSettings } from "./save-settings.ts";
import type { Settings } from "./settings-address.ts";
import { createSettingsForm } from "./settings-form.ts";

/** Browsers refuse to write an address many times a second. */
const WRITE_AFTER_MS = 250;

/** The form of a widget's page. */
export interface SettingsPanel {
  /** Writes into the address what has not been written yet. Returns whether it fits. */
  save(): boolean;
}

interface PanelOptions {
  readonly facts: WidgetFacts;
  readonly live: LiveWidget;
  /** Called after each change, with all settings, or with `null` for the example as it was printed. */
  readonly changed: (settings: Settings | null) => void;
}

/** Adds the form to the page. What it changes is in the address soon after. */
export function addSettingsPanel({ facts, live, changed }: PanelOptions): SettingsPanel {
  const { controls, groups, examples, printed } = facts;
  let { chosen } = facts;
  const example = (): Settings | null => examples[chosen]?.settings ?? printed;

  function save() {
    clearTimeout(timer);
    const slug = examples[chosen]?.slug;
    const isSaved = saveSettings(controls, { example: example() ?? {}, slug, settings: live.settings() });
    byId("gallery-link-copied", HTMLElement).textContent = isSaved
      ? ""
      : "These settings are too long for a link.";
    return isSaved;
  }
  let timer: ReturnType<typeof setTimeout>;
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, WRITE_AFTER_MS);
  };

  const form = createSettingsForm({
    ...{ controls, groups },
    settings: live.settings,
    changed(settings) {
      live.apply(settings);
      changed(settings);
      saveSoon();
    },
    reset() {
      live.apply(example());
      changed(examples[chosen] ? example() : null);
      saveSoon();
    },
  });
  const choose = (index: number) => {
    chosen = index;
    form.reset();
  };
  const panel = byId("gallery-panel", HTMLDetailsElement);
  if (examples.length > 0) panel.append(examplePicker(facts, choose));
  panel.append(form);
  panel.open = matchMedia("(min-width: 60rem)").matches;
  return { save };
}

/** A list of the widget's example settings; `choose` gets -1 for those that the page printed. */
function examplePicker({ examples, chosen }: WidgetFacts, choose: (index: number) => void): HTMLElement {
  const options = examples.map(({ title }) => element("option", {}, title));
  const select = element(
    "select",
    { id: "gallery-example-settings" },
    element("option", {}, "As printed"),
    ...options,
  );
  select.selectedIndex = chosen + 1;
  const hint = element(
    "p",
    { id: "gallery-example-hint" },
    "Replaces all settings. Reset leads back to this example.",
  );
  select.setAttribute("aria-describedby", hint.id);
  select.addEventListener("change", () => choose(select.selectedIndex - 1));
  return element(
    "div",
    { className: "gallery-field" },
    element("label", { htmlFor: select.id }, "Example"),
    select,
    hint,
  );
}
