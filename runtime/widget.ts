import type { ComponentType } from "react";
import type * as z from "zod/mini";
import type { Bus, Listener } from "./bus.ts";
import type { EventName } from "./events.ts";
import type { Hooks } from "./hooks.ts";
import type { Page } from "./page.ts";

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
  /** What an enhancer kept by `state`, if it starts anew for other settings or on the element that replaces its own. */
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

interface Common<Schema extends SettingsSchema> {
  readonly name: string;
  readonly settings: Schema;
  /**
   * Settings that give power: hosts, addresses, names of actions, scripts. An attribute, which a contributor may write,
   * can narrow their lists and turn their switches off; nothing else of it counts.
   */
  readonly powers?: readonly (keyof z.infer<Schema> & string)[];
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
export interface Island<Schema extends SettingsSchema = SettingsSchema, Content = unknown>
  extends Common<Schema> {
  readonly Component: ComponentType<IslandProps<z.infer<Schema>, Content>>;
  /** Reads the server's markup before anything is replaced; runs once per mount. */
  readonly content?: (host: HTMLElement, settings: z.infer<Schema>, context: WidgetContext) => Content;
  /** Where it draws on native markup; by default in place of all that the server printed in the host. */
  readonly place?: (host: HTMLElement, settings: z.infer<Schema>) => SlotPlace | undefined;
}

/** What an enhancer may return. Without it, new settings end it and start it anew. */
export interface Enhanced<Settings> {
  /** Applies new settings in place; `false` if it has to start anew. */
  readonly update?: (settings: Settings) => boolean;
  /**
   * What visitors have changed and see, such as the open tab; a new start gets it as `context.kept`. Plain data: the
   * element may be another one then.
   */
  readonly state?: () => unknown;
}

/** A plain widget: adds behaviour to the server's elements. It undoes its changes when `signal` aborts. */
export interface Enhancer<Schema extends SettingsSchema = SettingsSchema> extends Common<Schema> {
  readonly enhance: (
    host: HTMLElement,
    settings: z.infer<Schema>,
    context: WidgetContext,
  ) => Enhanced<z.infer<Schema>> | void;
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
export function defineWidget<Schema extends SettingsSchema, Content = undefined>(
  widget: Island<Schema, Content> | Enhancer<Schema>,
): Widget {
  return widget as unknown as Widget;
}
