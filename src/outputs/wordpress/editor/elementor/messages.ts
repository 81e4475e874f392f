/** What the frame with the page sends to the editor's window. */
interface Messages {
  /** A widget cannot use what controls of an element hold. */
  readonly "islet:elementor-problem": {
    /** Elementor's id of the element. */
    readonly id: string;
    /** Names of controls. */
    readonly controls: readonly string[];
    /** A sentence. */
    readonly message: string;
  };
  /** An element has new settings; what was wrong with those before counts no longer. */
  readonly "islet:elementor-settings": { readonly id: string };
}

/** Sends a message to the editor's window. */
export function sendMessage<Name extends keyof Messages>(
  editor: Window,
  name: Name,
  detail: Messages[Name],
): void {
  editor.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens to a message in the editor's window. */
export function onMessage<Name extends keyof Messages>(
  editor: Window,
  name: Name,
  listener: (detail: Messages[Name]) => void,
): void {
  editor.addEventListener(name, (event) => listener((event as CustomEvent<Messages[Name]>).detail));
}
