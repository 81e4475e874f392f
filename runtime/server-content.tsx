import { useContext, useLayoutEffect, useRef, useState } from "react";
import { IsletContext } from "./island-context.ts";
import { isElement } from "./node-type.ts";
import type { SlotPlace } from "./widget.ts";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "islet-content": import("react").RefAttributes<HTMLElement>;
    }
  }
}

/** A host prepared for an island. */
interface PreparedHost {
  readonly slot: HTMLElement;
  /** Takes the server's nodes off the page, except those that the island has placed. */
  putAside(): void;
  /** Whether the island has placed some of the server's nodes. */
  isPlaced(): boolean;
  /** Puts everything back where it was. */
  giveBack(): void;
}

interface ServerNodes {
  readonly nodes: readonly Node[];
  /** One function per placed part; it moves the part back. */
  readonly placed: Set<() => void>;
}

/** The server's nodes by host. */
const serverNodes = new WeakMap<HTMLElement, ServerNodes>();

/** Moves a node; if the browser can, without reloading frames or losing focus. */
function move(parent: ParentNode & Node, node: Node, before: Node | null) {
  const canKeepState = "moveBefore" in parent && parent.isConnected && node.isConnected;
  if (canKeepState)
    (parent as ParentNode & { moveBefore: typeof Node.prototype.insertBefore }).moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** Prepares a host for an island: adds its slot to the server's nodes, which stay until the island is drawn. */
export function takeServerContent(
  host: HTMLElement,
  slot: HTMLElement,
  { parent, mode }: SlotPlace,
): PreparedHost {
  const nodes = mode === "wrap" ? [host] : [...parent.childNodes];
  const aside = document.createDocumentFragment();
  slot.style.display = "contents";
  parent.append(slot);
  const placed = new Set<() => void>();
  serverNodes.set(host, { nodes, placed });
  return {
    slot,
    putAside() {
      if (mode === "replace")
        for (const node of [...parent.childNodes]) if (node !== slot) aside.append(node);
    },
    isPlaced: () => placed.size > 0,
    giveBack() {
      // If a script has replaced the inside of the host, its nodes stay.
      if (slot.parentNode === parent) parent.insertBefore(aside, slot);
      for (const moveBack of [...placed]) moveBack();
      slot.remove();
      serverNodes.delete(host);
    },
  };
}

/** Chooses nodes to place: siblings among the host's child nodes by a function, or one element at any depth by a selector. */
export type Select = string | ((node: Node) => boolean);

function choose({ nodes }: ServerNodes, select: Select | undefined): readonly Node[] {
  if (typeof select !== "string") return select ? nodes.filter(select) : nodes;
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = node.matches(select) ? node : node.querySelector(select);
    if (found) return [found];
  }
  return [];
}

function placeNodes(content: ServerNodes, wrapper: HTMLElement, select: Select | undefined) {
  const chosen = choose(content, select).filter((node) => node.parentNode && !wrapper.contains(node));
  const [first] = chosen;
  if (!first?.parentNode) return () => {};
  const placeholder = document.createComment("");
  first.parentNode.insertBefore(placeholder, first);
  for (const node of chosen) move(wrapper, node, null);
  const moveBack = () => {
    content.placed.delete(moveBack);
    const parent = placeholder.parentNode;
    if (!parent) return;
    for (const node of [...wrapper.childNodes]) move(parent, node, placeholder);
    placeholder.remove();
  };
  content.placed.add(moveBack);
  return moveBack;
}

/**
 * Places the server's nodes inside an island: moved, never copied, and moved back when the island ends. `select` is a
 * filter for the host's child nodes (all by default), or a selector of one element at any depth.
 */
export function ServerContent({ select }: { readonly select?: Select }) {
  const context = useContext(IsletContext);
  const wrapper = useRef<HTMLElement>(null);
  // Only the first `select` counts.
  const [chosen] = useState(() => select);
  useLayoutEffect(() => {
    const content = context && serverNodes.get(context.host);
    return content && wrapper.current ? placeNodes(content, wrapper.current, chosen) : undefined;
  }, [context, chosen]);
  return <islet-content ref={wrapper} />;
}
