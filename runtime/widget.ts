import type { ComponentType } from "react";
import type * as z from "zod/mini";
import type { Bus, Listener } from "./bus.ts";
import type { EventName } from "./events.ts";
import type { Hooks } from "./hooks.ts";
import type { Page } from "./page.ts";

/** The zod object of a widget's settings. */
export type SettingsSchema = z.ZodMiniObject;

/** What a widget gets besides its settings. Everything it starts through here ends with `signal`. */
export interface WidgetContext {
  readonly name: string;
  readonly host: HTMLElement;
  /** Aborted when the widget is unmounted. */
  readonly signal: AbortSignal;
  readonly bus: Bus;
  readonly hooks: Hooks;
  readonly page: Page;
  /** Unique on the page: for ids of elements the widget makes. */
  readonly id: string;
  /** Seconds since 1970 at which the server printed the inside, for a prerendered island; else undefined. */
  readonly renderedAt: number | undefined;
  /** Listens until the widget ends; what the listener throws is reported, not lost. */
  listen<Type extends keyof GlobalEventHandlersEventMap>(
    target: EventTarget,
    type: Type,
    listener: (event: GlobalEventHandlersEventMap[Type]) => void,
    options?: AddEventListenerOptions,
  ): void;
  listen(
    target: EventTarget,
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions,
  ): void;
  /** Listens to the bus until the widget ends or the returned function is called; what the listener throws is reported. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void;
  /** Runs once after so many ms, unless the widget ends or the returned function is called first. */
  after(delayMs: number, run: () => void): () => void;
  /** Wraps anything that may throw or reject, so that it is reported under this widget's name. */
  guard(run: () => unknown): void;
  /** Reports an error that was caught under this widget's name; the widget goes on. */
  reportError(error: unknown): void;
  /** Tells the theme developer what is wrong, in a full sentence without the widget's name. */
  warn(message: string): void;
}

/** Props of every island's component. */
export interface IslandProps<Settings, Content = undefined> {
  readonly settings: Settings;
  /** What `content(host)` read from the server's markup. */
  readonly content: Content;
}

interface Common<Schema extends SettingsSchema> {
  readonly name: string;
  readonly settings: Schema;
  /** Bus events it listens to and sends: for its README and the manifest. */
  readonly hears?: readonly (EventName | `${string}*`)[];
  readonly sends?: readonly (EventName | `${string}*`)[];
}

/** A React widget: draws the inside of its host. */
export interface Island<Schema extends SettingsSchema = SettingsSchema, Content = unknown>
  extends Common<Schema> {
  readonly Component: ComponentType<IslandProps<z.infer<Schema>, Content>>;
  /** Reads what the CMS printed, before anything is replaced; runs once per mount. */
  readonly content?: (host: HTMLElement, settings: z.infer<Schema>, context: WidgetContext) => Content;
}

/** A plain widget: teaches the server's own elements to behave. Whatever it changes it undoes when `signal` aborts. */
export interface Enhancer<Schema extends SettingsSchema = SettingsSchema> extends Common<Schema> {
  readonly enhance: (host: HTMLElement, settings: z.infer<Schema>, context: WidgetContext) => void;
}

/** Any island, whatever the type of its settings. */
export type IslandWidget = Omit<Island, "Component" | "content"> & {
  readonly Component: ComponentType<IslandProps<never, never>>;
  readonly content?: (host: HTMLElement, settings: never, context: WidgetContext) => unknown;
};

/** Any widget, whatever the type of its settings. */
export type Widget =
  | IslandWidget
  | (Omit<Enhancer, "enhance"> & {
      readonly enhance: (host: HTMLElement, settings: never, context: WidgetContext) => void;
    });

/** Names the parts of a widget; the only export of a widget's folder. */
export function defineWidget<Schema extends SettingsSchema, Content = undefined>(
  widget: Island<Schema, Content> | Enhancer<Schema>,
): Widget {
  return widget as unknown as Widget;
}

/** What each setting is for, in words for an editor. Read by the manifest and the demo, never sent to a visitor. */
export type About<Settings> = { readonly [Name in keyof Settings]-?: string };
