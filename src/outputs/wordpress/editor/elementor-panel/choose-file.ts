/** WordPress' window for a file of the media library. */
interface Library {
  on(event: "select", listener: () => void): void;
  state(): {
    get(name: "selection"): { first(): { toJSON(): { readonly url: string } } };
  };
  open(): void;
}

/** Makes the window for files of one kind. */
export type Media = (options: {
  readonly library: { readonly type: string };
  readonly multiple: boolean;
}) => Library;

/** Elementor's command that changes settings of an element, which can be undone. */
export interface SettingsCommand {
  run(
    command: "document/elements/settings",
    given: { readonly container: object; readonly settings: object; readonly options: object },
  ): void;
}

/** The view of the button under an address. */
export interface LibraryButton {
  /** Elementor's object for the element. */
  readonly container: object;
  /** What PHP registered: the control that the file goes into, and the kind of the file. */
  readonly model: { get(name: "fills" | "file"): string };
}

/** Lets an editor choose a file of the site for the address over a button. */
export function chooseFile(
  media: Media,
  commands: SettingsCommand,
  { container, model }: LibraryButton,
): void {
  const library = media({ library: { type: model.get("file") }, multiple: false });
  library.on("select", () => {
    const { url } = library.state().get("selection").first().toJSON();
    commands.run("document/elements/settings", {
      container,
      settings: { [model.get("fills")]: { url } },
      // The field shows what nobody has typed.
      options: { external: true },
    });
  });
  library.open();
}
