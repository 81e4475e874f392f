import type { ReactNode } from "react";
import type { Unfit } from "../problems/problems.ts";

/** What draws a tree: a root of React. */
export interface Drawing {
  render(tree: ReactNode): void;
  unmount(): void;
}

interface DrawingOptions {
  readonly identifierPrefix: string;
  readonly onUncaughtError: (error: unknown) => void;
}

/** Where React draws, and how the server's markup comes back. */
export interface Surface {
  /** React's container, which can move to another host; none if React draws in the host itself. */
  readonly slot?: HTMLElement;
  createRoot(tree: ReactNode, options: DrawingOptions): Drawing;
  /** Why the island cannot stay, once React has drawn. */
  unfitness?(): Unfit | undefined;
  /** Runs once React has drawn. */
  afterDrawing(): void;
  beforeUnmount(): void;
  afterUnmount(): void;
}
