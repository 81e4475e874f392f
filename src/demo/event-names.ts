/** What the names of a widget's events can stand for on its page. */
interface EventGround {
  /** The widget. */
  readonly name: string;
  /** Holds its markup. */
  readonly stage: ParentNode;
  /** What its marker says now. */
  readonly settings: Readonly<Record<string, unknown>>;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The events that the settings say to follow. */
export const namedInSettings = ({ start_on, stop_on }: EventGround["settings"]): readonly string[] =>
  [start_on, stop_on].flat().filter(isText);

/**
 * The events of the bus that a widget's page can tell of. A `*` alone stands for any event that the settings name, one in
 * a name for the widget and for each way to pay.
 */
export function eventNames(patterns: readonly string[], { name, stage, settings }: EventGround): Set<string> {
  const ways = [...stage.querySelectorAll<HTMLInputElement>("input[name=payment_method]")];
  const words = [name, ...ways.map(({ value }) => value)];
  return new Set(
    patterns.flatMap((pattern) =>
      pattern === "*" ? namedInSettings(settings) : words.map((word) => pattern.replace("*", word)),
    ),
  );
}
