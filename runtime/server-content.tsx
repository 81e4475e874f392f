import { useContext, useLayoutEffect, useRef, useState } from "react";
import { IsletContext } from "./island-context.ts";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "islet-content": import("react").RefAttributes<HTMLElement>;
    }
  }
}

/** What the CMS printed in a host, while an island draws there. */
interface Taken {
  readonly slot: HTMLElement;
  /** Takes the server's nodes off the page, except those an island has placed. */
  putAside(): void;
  /** Puts everything back where it was. */
  giveBack(): void;
}

interface Holding {
  readonly nodes: readonly Node[];
  /** One per placed part: puts it back where it was taken from. */
  readonly placed: Set<() => void>;
}

const holdings = new WeakMap<HTMLElement, Holding>();

/** Moves a node without reloading frames or losing focus where the browser can. */
function move(parent: ParentNode & Node, node: Node, before: Node | null) {
  const canKeepState = "moveBefore" in parent && parent.isConnected && node.isConnected;
  if (canKeepState)
    (parent as ParentNode & { moveBefore: typeof Node.prototype.insertBefore }).moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** Prepares a host for an island: its slot joins the server's nodes, which stay until the island stands. */
export function takeServerContent(host: HTMLElement, slot: HTMLElement): Taken {
  const nodes = [...host.childNodes];
  const aside = document.createDocumentFragment();
  slot.style.display = "contents";
  host.append(slot);
  const placed = new Set<() => void>();
  holdings.set(host, { nodes, placed });
  return {
    slot,
    putAside() {
      for (const node of [...host.childNodes]) if (node !== slot) aside.append(node);
    },
    giveBack() {
      // Who has replaced the inside of the host has the last word.
      if (slot.parentNode === host) host.insertBefore(aside, slot);
      for (const back of [...placed]) back();
      slot.remove();
      holdings.delete(host);
    },
  };
}

/** Which of the server's nodes to place: neighbours among the host's child nodes, or one element at any depth. */
export type Select = string | ((node: Node) => boolean);

function choose({ nodes }: Holding, select: Select | undefined): readonly Node[] {
  if (typeof select !== "string") return select ? nodes.filter(select) : nodes;
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    const found = node.matches(select) ? node : node.querySelector(select);
    if (found) return [found];
  }
  return [];
}

function place(holding: Holding, wrapper: HTMLElement, select: Select | undefined) {
  const chosen = choose(holding, select).filter((node) => node.parentNode && !wrapper.contains(node));
  const [first] = chosen;
  if (!first?.parentNode) return () => {};
  const mark = document.createComment("");
  first.parentNode.insertBefore(mark, first);
  for (const node of chosen) move(wrapper, node, null);
  const back = () => {
    holding.placed.delete(back);
    const parent = mark.parentNode;
    if (!parent) return;
    for (const node of [...wrapper.childNodes]) move(parent, node, mark);
    mark.remove();
  };
  holding.placed.add(back);
  return back;
}

/**
 * Places the CMS's own nodes inside an island: moved, never copied, and given back when the island ends.
 * `select` chooses neighbours among the host's child nodes (all of them by default), or by its selector the first
 * element that matches at any depth.
 */
export function ServerContent({ select }: { readonly select?: Select }) {
  const context = useContext(IsletContext);
  const wrapper = useRef<HTMLElement>(null);
  // The nodes are taken once; a new function does not take other ones.
  const [chosen] = useState(() => select);
  useLayoutEffect(() => {
    const holding = context && holdings.get(context.host);
    return holding && wrapper.current ? place(holding, wrapper.current, chosen) : undefined;
  }, [context, chosen]);
  return <islet-content ref={wrapper} />;
}
