import { ATTRIBUTE } from "../markup.ts";
import { evaluate, type Printed } from "../template/evaluate.ts";
import { momentText } from "../template/moment-text.ts";
import { nodesOf } from "../template/nodes.ts";
import type { SettingsSchema, Widget } from "../widget.ts";
import type { LoadedWidget, WidgetInstance } from "./instance.ts";
import { Lifetime } from "./lifetime.ts";
import { createSettingsReader, type SettingsReader } from "./settings-reader.ts";
import { createContext, type Shared } from "./widget-context.ts";

interface PrintServices extends Shared {
  readonly settings: SettingsReader;
}

/** Markers find the markup of others, in which nothing is printed; a field of a form may have the name of what is asked. */
const isEmpty = ({ placement: { host, source } }: WidgetInstance) =>
  source === ATTRIBUTE.settings && !host.firstElementChild && !/\S/.test(host.textContent ?? "");

/** Prints what a server would have printed in an empty host; nothing if something else has filled it meanwhile. */
export async function printInside(
  { instance, widget }: Pick<LoadedWidget, "instance" | "widget">,
  services: PrintServices,
): Promise<void> {
  const nothing: Inside = { widget, id: "", tree: [] };
  const printed = isEmpty(instance) ? await readInside(instance, widget, services) : nothing;
  // A host that replaces another one asks twice.
  if (instance.hasEnded || instance.printed) return;
  const { stopWaiting } = instance;
  instance.stopWaiting = () => {
    stopWaiting?.();
    // One that has left the page may come back, and keeps what it holds.
    if (instance.placement.host.isConnected) takeOut(instance);
  };
  setInside(instance, isEmpty(instance) ? printed : nothing);
}

/** What a widget prints, and the id by which it does. */
interface Inside {
  readonly widget: Widget;
  readonly id: string;
  readonly tree: readonly Printed[];
}

/** What a widget prints for the settings that its host has now; wrong content is reported as wrong settings are. */
export async function readInside(
  instance: WidgetInstance,
  widget: Widget,
  services: PrintServices,
): Promise<Inside> {
  const { page } = services;
  const { placement, printed } = instance;
  const id = printed?.id ?? createContext(services, placement, new Lifetime()).id;
  const { template = [], content } = (await widget.printed?.()) ?? {};
  // The widget reports its own when it starts.
  const silent = createSettingsReader(() => {}, page);
  if (!(await readWith(silent, widget, instance))) return { widget, id, tree: [] };
  const values = content && (await readWith(services.settings, asWidget(widget.name, content), instance));
  // The host may have others by now.
  const settings = silent.read(widget, instance.placement);
  const tree = evaluate(
    template,
    { ...settings, ...values },
    {
      id,
      page: { url: location.href, title: document.title, search: "/" },
      text: page.text,
      date: momentText,
    },
  );
  return { widget, id, tree };
}

/** Settings as a widget reads them; loads the check of settings if it is needed. */
async function readWith(reader: SettingsReader, widget: Widget, instance: WidgetInstance) {
  const read = () => reader.read(widget, instance.placement, !!instance.mounted);
  const known = read();
  if (known) return known;
  await reader.loadCheck(widget);
  return read();
}

const asWidgets = new WeakMap<SettingsSchema, Widget>();

/** A widget whose settings are the content: they are read in the same way, from the same attribute. */
function asWidget(name: string, content: SettingsSchema): Widget {
  const widget: Widget = asWidgets.get(content) ?? { name, settings: content, enhance: () => {} };
  asWidgets.set(content, widget);
  return widget;
}

/** Puts what is printed into the host, in place of what was. */
export function setInside(instance: WidgetInstance, { widget, id, tree }: Inside): void {
  takeOut(instance);
  const { host } = instance.placement;
  const nodes = nodesOf(tree);
  Element.prototype.append.call(host, ...nodes);
  instance.printed = { widget, id, nodes, text: JSON.stringify(tree) };
}

/** Whether a widget has printed something else. */
export const isOther = ({ printed }: WidgetInstance, { tree }: Inside): boolean =>
  printed?.text !== JSON.stringify(tree);

/** Removes what a widget has printed. */
export function takeOut(instance: WidgetInstance): void {
  for (const node of instance.printed?.nodes ?? []) node.remove();
  instance.printed = undefined;
}
