/** The widget whose event names are expanded. */
interface EventContext {
  /** The widget's name. */
  readonly name: string;
  /** Contains the widget's markup. */
  readonly stage: ParentNode;
  /** The settings on its marker. */
  readonly settings: Readonly<Record<string, unknown>>;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The events that the settings name. */
export const namedInSettings = ({ start_on, stop_on }: EventContext["settings"]): readonly string[] =>
  [start_on, stop_on].flat().filter(isText);

/**
 * Expands the `*` in a widget's event names. A `*` alone stands for the events that the settings name. Inside a name it
 * stands for the widget and for each payment method on the page.
 */
export function eventNames(
  patterns: readonly string[],
  { name, stage, settings }: EventContext,
): Set<string> {
  const paymentMethods = [...stage.querySelectorAll<HTMLInputElement>("input[name=payment_method]")];
  const replacements = [name, ...paymentMethods.map(({ value }) => value)];
  return new Set(
    patterns.flatMap((pattern) =>
      pattern === "*"
        ? namedInSettings(settings)
        : replacements.map((replacement) => pattern.replace("*", replacement)),
    ),
  );
}
