import { Component, type ComponentChildren, createElement, hydrate, render } from "preact";
import { flushSync, schedule } from "./preact-schedule.ts";

/** The options of React's roots that Islet uses. */
interface RootOptions {
  /** Hears each error of rendering, of effects and of their clean-up; the root is empty after the first. */
  readonly onUncaughtError: (error: unknown) => void;
}

interface HydrationOptions extends RootOptions {
  /** Hears that the container's markup was not what the components draw. They draw it again. */
  readonly onRecoverableError: (error: Error) => void;
}

interface Root {
  render(children: ComponentChildren): void;
  unmount(): void;
}

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children?: ComponentChildren;
}

/** Draws nothing any more once something inside has thrown. */
class Boundary extends Component<BoundaryProps, { hasFailed?: true }> {
  static override getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** The children within a boundary. A boundary that takes them down misses what clean-ups throw: the outer one hears it. */
const bounded = (
  children: ComponentChildren,
  props: BoundaryProps & { readonly ref?: (boundary: unknown) => void },
) => createElement(Boundary, props, createElement(Boundary, { onError: props.onError }, children));

/** As React's `createRoot`. */
export function createRoot(container: Element, { onUncaughtError: onError }: RootOptions): Root {
  const draw = (children: ComponentChildren) =>
    schedule(() => {
      try {
        render(bounded(children, { onError }), container);
      } catch (error) {
        onError(error);
      }
    });
  return {
    render: draw,
    unmount() {
      // The boundaries stay until the clean-ups of effects have run.
      flushSync(() => draw(null));
      render(null, container);
    },
  };
}

/** The text and the elements in a container. Hydration changes neither if they are what the components draw. */
const contentOf = (container: Element) => [container.textContent, ...container.querySelectorAll("*")];

/** As React's `hydrateRoot`. */
export function hydrateRoot(
  container: Element,
  children: ComponentChildren,
  options: HydrationOptions,
): Root {
  let hasFailed = false;
  const onError = (error: unknown) => {
    hasFailed = true;
    options.onUncaughtError(error);
  };
  const root = createRoot(container, { onUncaughtError: onError });
  schedule(() => {
    const printed = contentOf(container);
    let drawn = printed;
    // Preact calls it before any effect can change the markup.
    const ref = (boundary: unknown) => {
      if (boundary) drawn = contentOf(container);
    };
    try {
      hydrate(bounded(children, { onError, ref }), container);
    } catch (error) {
      onError(error);
    }
    const isSame = drawn.length === printed.length && drawn.every((part, index) => part === printed[index]);
    if (hasFailed || isSame) return;
    // Preact corrects texts and elements, but leaves attributes as they were printed.
    root.unmount();
    container.replaceChildren();
    root.render(children);
    options.onRecoverableError(new Error("The markup in the page is not what the island draws"));
  });
  return root;
}
