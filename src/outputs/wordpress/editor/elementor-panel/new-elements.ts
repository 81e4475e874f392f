import { type ElementorData, widgetOfElement } from "../elementor/elementor-data.ts";

type Values = Readonly<Record<string, unknown>>;

/** What a command that makes an element is given. */
interface CreateCommand {
  readonly model?: { readonly widgetType?: string; settings?: Values };
}

/** What runs before a command of Elementor. */
interface Hook {
  getCommand(): string;
  getId(): string;
  getConditions(given: CreateCommand): boolean;
  /** Whether the command may run. */
  apply(given: CreateCommand): boolean;
}

/** The part of Elementor's commands that is used. */
export interface Commands {
  readonly modules: { readonly hookData: { readonly Dependency: abstract new () => { register(): void } } };
}

/** The values of a new element's controls; none of an element of others, and of one that is copied. */
function valuesFor(data: ElementorData, { model = {} }: CreateCommand): Values | undefined {
  if (Object.keys(model.settings ?? {}).length > 0) return undefined;
  const widget = widgetOfElement(data, model.widgetType ?? "");
  return widget && data.initial?.[widget.name];
}

/** Gives a new element what makes it work at once. Defaults of controls would not do: a date must not move on. */
export function fillNewElements({ modules }: Commands, data: ElementorData): void {
  const hook = class extends modules.hookData.Dependency implements Hook {
    getCommand() {
      return "document/elements/create";
    }
    getId() {
      return "islet-fill-new-element";
    }
    getConditions(given: CreateCommand) {
      return valuesFor(data, given) !== undefined;
    }
    apply(given: CreateCommand) {
      const values = valuesFor(data, given);
      if (given.model && values) given.model.settings = { ...values };
      return true;
    }
  };
  new hook().register();
}
