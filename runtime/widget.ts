import type { ComponentType } from "react";
import type * as z from "zod/mini";
import type { Bus, Listener } from "./bus.ts";
import type { EventName } from "./events.ts";
import type { Hooks } from "./hooks/hooks.ts";
import type { Page } from "./page.ts";
import type { Template } from "./template/template.ts";

/** The zod object of a widget's settings. */
export type SettingsSchema = z.ZodMiniObject;

/** The widget's own signal ends what it listens to. */
export type ListenOptions = Omit<AddEventListenerOptions, "signal">;

/** What a widget gets with its settings. Everything it starts through the context ends with `signal`. */
export interface WidgetContext {
  readonly name: string;
  readonly host: HTMLElement;
  /** Aborted when the widget is unmounted. */
  readonly signal: AbortSignal;
  readonly bus: Bus;
  readonly hooks: Hooks;
  readonly page: Page;
  /** Whether the page configuration or a preset has placed the widget, not an attribute, which a contributor may write. */
  readonly isFromPage: boolean;
  /** Unique on the page; for ids of elements that the widget makes. */
  readonly id: string;
  /** What an enhancer kept by `state`, if it starts again for other settings or on the element that replaces its own. */
  readonly kept: unknown;
  /** When the server printed a prerendered island, in seconds since 1970; else `undefined`. */
  readonly renderedAt: number | undefined;
  /** Listens until the widget ends; reports what the listener throws. */
  listen<Type extends keyof GlobalEventHandlersEventMap>(
    target: EventTarget,
    type: Type,
    listener: (event: GlobalEventHandlersEventMap[Type]) => void,
    options?: ListenOptions,
  ): void;
  listen(target: EventTarget, type: string, listener: (event: Event) => void, options?: ListenOptions): void;
  /** Listens to the bus until the widget ends or the returned function is called; reports what the listener throws. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void;
  /** Runs once after so many ms, unless the widget ends or the returned function is called first. */
  after(delayMs: number, run: () => void): () => void;
  /**
   * Loads code on use. If the visitor is leaving the page, loads it again when the page is shown again. If the widget has
   * ended by then, the promise stays pending: what waits for the code must not touch the page any more.
   */
  load<Code>(load: () => Promise<Code>): Promise<Code>;
  /** Runs a function and reports what it throws, or how its promise rejects, under this widget's name. */
  guard(run: () => unknown): void;
  /** Reports a caught error under this widget's name; the widget goes on. */
  reportError(error: unknown): void;
  /** Reports what the theme developer should know, in a full sentence without the widget's name. */
  warn(message: string): void;
  /** The same for what is no fault: the widget leaves out what the page configuration does not allow. */
  inform(message: string): void;
}

/** Props of every island's component. */
export interface IslandProps<Settings, Content = undefined> {
  readonly settings: Settings;
  /** The result of `content(host)`. */
  readonly content: Content;
}

type AnyParts = SettingsSchema | undefined;

/** What a widget gets: its settings, and its parts if it has some. */
type Given<Schema extends SettingsSchema, Parts extends AnyParts> = z.infer<Schema> &
  (Parts extends SettingsSchema ? { readonly parts: z.infer<Parts> } : unknown);

interface Common<Schema extends SettingsSchema, Parts extends AnyParts> {
  readonly name: string;
  readonly settings: Schema;
  /**
   * The parts of its markup (`parts.ts`): selectors of the elements that it works on, class names of what it adds. Only
   * presets and the page configuration give others than the default.
   */
  readonly parts?: Parts;
  /**
   * Settings that give power: hosts, addresses, names of actions, scripts, regular expressions. An attribute, which a
   * contributor may write, can narrow their lists and turn their switches off; nothing else of it counts.
   */
  readonly powers?: readonly (keyof z.infer<Schema> & string)[];
  /**
   * What it does on an editor's canvas (`page.isEditor`); without it, it runs as on the page. `still`: it would move, hide or
   * replace what the editor puts inside, so its settings are checked and nothing of it runs. `shown`: it runs. Both show what
   * its styles hide until it opens, because nothing opens it there.
   */
  readonly inEditor?: "still" | "shown";
  /** What a server prints inside of its element. Without it, a page prints it before the widget starts. */
  readonly printed?: () => Promise<Printable>;
  /** Widgets that it adds to its element, and that read the same settings. */
  readonly joins?: readonly string[];
  /** Bus events that it listens to and sends, for the manifest. */
  readonly hears?: readonly (EventName | `${string}*`)[];
  readonly sends?: readonly (EventName | `${string}*`)[];
}

/** Where an island draws if it leaves native markup as it is. */
export interface SlotPlace {
  /** Gets the island's slot as its last child; a part of the host, the host, or the host's parent. */
  readonly parent: Element;
  /** What becomes of the server's nodes in it: put aside (`replace`), left where they are (`keep`), or the island draws around the host (`wrap`). */
  readonly mode: "replace" | "keep" | "wrap";
}

/** A React widget: draws the inside of its host. */
export interface Island<
  Schema extends SettingsSchema = SettingsSchema,
  Content = unknown,
  Parts extends AnyParts = AnyParts,
> extends Common<Schema, Parts> {
  readonly Component: ComponentType<IslandProps<Given<Schema, Parts>, Content>>;
  /** Reads the server's markup before anything is replaced; runs once per mount. */
  readonly content?: (host: HTMLElement, settings: Given<Schema, Parts>, context: WidgetContext) => Content;
  /** Whether what it draws depends on what the page holds, so that a server cannot print it. */
  readonly dependsOnPage?: boolean;
  /** It places the server's own fields, and gives them the focus back: it need not wait until nobody types in them. */
  readonly keepsFields?: boolean;
  /** Where it draws on native markup; by default in place of all that the server printed in the host. */
  readonly place?: (host: HTMLElement, settings: Given<Schema, Parts>) => SlotPlace | undefined;
}

/** What an enhancer may return. Without it, new settings end it and start it again. */
export interface Enhanced<Settings> {
  /** Applies new settings in place; `false` if it has to start again. */
  readonly update?: (settings: Settings) => boolean;
  /**
   * What visitors have changed and see, such as the open tab; a new start gets it as `context.kept`. Plain data: the
   * element may be another one then.
   */
  readonly state?: () => unknown;
}

/** The module of a `markup.liquid`. */
export interface Printable {
  readonly template: Template;
  /** The schema of `content.ts`: what the template prints besides settings. */
  readonly content?: SettingsSchema;
}

/** A plain widget: adds behaviour to the server's elements. It undoes its changes when `signal` aborts. */
export interface Enhancer<Schema extends SettingsSchema = SettingsSchema, Parts extends AnyParts = AnyParts>
  extends Common<Schema, Parts> {
  readonly enhance: (
    host: HTMLElement,
    settings: Given<Schema, Parts>,
    context: WidgetContext,
  ) => Enhanced<Given<Schema, Parts>> | void;
  /** What a server prints for pages without JavaScript, if the widget needs nothing inside. */
  readonly fallback?: () => Promise<Printable>;
}

/** Any island, whatever the type of its settings. */
export type IslandWidget = Omit<Island, "Component" | "content" | "place"> & {
  readonly Component: ComponentType<IslandProps<never, never>>;
  readonly content?: (host: HTMLElement, settings: never, context: WidgetContext) => unknown;
  readonly place?: (host: HTMLElement, settings: never) => SlotPlace | undefined;
};

/** Any widget, whatever the type of its settings. */
export type Widget =
  | IslandWidget
  | (Omit<Enhancer, "enhance"> & {
      readonly enhance: (
        host: HTMLElement,
        settings: never,
        context: WidgetContext,
      ) => Enhanced<never> | void;
    });

/** Defines a widget; the only export of a widget's folder. */
export function defineWidget<
  Schema extends SettingsSchema,
  Content = undefined,
  Parts extends AnyParts = undefined,
>(widget: Island<Schema, Content, Parts> | Enhancer<Schema, Parts>): Widget {
  return widget as unknown as Widget;
}

/**
 * An error for `enhance`, `content` or a component: the page or the settings lack what the widget cannot do without. It is
 * reported as one sentence, without a stack, and the server's markup stays.
 * @param requirement a sentence without its end, such as `its element must hold a form`; it names settings as
 *   `settings.end_date`, for panels that show it beside the field
 */
export const missing = (requirement: string): Error =>
  // problems/sentences.ts knows it by its name.
  Object.assign(new Error(requirement), { name: "MissingRequirement" });

/** An island draws the inside of its host with React; an enhancer adds behaviour to the server's elements. */
export type WidgetKind = "island" | "enhancer";

/** A widget before its code is loaded. */
export interface CatalogueEntry {
  readonly kind: WidgetKind;
  /** Default words of `data-widget-on`, e.g. `"visible"`. */
  readonly when: string;
  /** Starts the download of the widget's code, for an island with React, and does not run it. */
  readonly preload?: () => void;
  /** Loads the widget's code; rejects with a ChunkLoadError. */
  readonly load: () => Promise<{ readonly default: Widget }>;
}

/** Name → how to load it. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;
